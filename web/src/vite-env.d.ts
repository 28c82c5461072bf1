declare module 'texts:names' {
  const names: Record<string, string>
  export default names
}

declare module 'texts:*' {
  const source: string
  export default source
}
