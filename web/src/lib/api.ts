import { Fault } from './fault'
import type { Reason } from './types'

const BASE = '/api/v1'

/** What to do when the server asks for a sign-in; set by `me`, which becomes a guest. */
export const entrance = { enter: async (): Promise<void> => {} }

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(BASE + path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Fault('offline', {}, 'The server cannot be reached.')
  }
  const text = await answer.text()
  if (!answer.ok) throw faultIn(text, answer.status)
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  return (isJson ? JSON.parse(text) : text) as T
}

function faultIn(text: string, status: number): Fault {
  try {
    return Fault.of(JSON.parse(text) as Reason, status)
  } catch {
    // The answer is not from our server, but from something in between.
    return new Fault('offline', {}, 'The server cannot be reached.', status)
  }
}

/** Send a request. If it needs a player and there is none yet, become a guest first. */
async function change<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await ask<T>(method, path, body)
  } catch (fault) {
    if (!(fault instanceof Fault) || fault.code !== 'sign-in-first') throw fault
  }
  await entrance.enter()
  return ask<T>(method, path, body)
}

/* All of these throw a `Fault` when the server refuses, or cannot be reached. */
export const get = <T>(path: string) => ask<T>('GET', path)
export const post = <T>(path: string, body?: unknown) => change<T>('POST', path, body)
export const put = <T>(path: string, body?: unknown) => change<T>('PUT', path, body)
export const patch = <T>(path: string, body?: unknown) => change<T>('PATCH', path, body)
export const del = <T>(path: string) => change<T>('DELETE', path)

/** A path with those parameters that are given. */
export function withQuery(path: string, parameters: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value != null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length ? `${path}?${query}` : path
}
