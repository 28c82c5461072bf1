declare module 'texts:*' {
  const source: string
  export default source
}
