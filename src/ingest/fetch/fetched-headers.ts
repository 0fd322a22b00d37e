import { isUtf8 } from 'node:buffer'

/** Response headers by name in any case; a header sent several times is joined with commas. */
export type FetchedHeaders = {
  get(name: string): string | null
  /** Each value of a header that was sent several times. */
  getAll(name: string): string[]
  /** All headers, names in lower case. */
  entries(): [name: string, value: string][]
}

/** Wraps undici's headers, whose names are in lower case. */
export function createFetchedHeaders(raw: Record<string, string | string[] | undefined>): FetchedHeaders {
  const find = (name: string) => {
    const key = name.toLowerCase()
    return Object.hasOwn(raw, key) ? raw[key] : undefined
  }
  return {
    get(name) {
      const value = find(name)
      return value === undefined ? null : joined(value)
    },
    getAll(name) {
      const value = find(name) ?? []
      return Array.isArray(value) ? value : [value]
    },
    entries: () =>
      Object.entries(raw).flatMap(([name, value]) => (value === undefined ? [] : [[name, joined(value)]])),
  }
}

function joined(value: string | string[]): string {
  return Array.isArray(value) ? value.join(', ') : value
}

/** The redirect target; undici reads headers as latin1, but outlets send Devanagari paths as bare UTF-8. */
export function readLocation(headers: FetchedHeaders): string | null {
  const value = headers.get('location')
  if (value === null) return null
  const bytes = Buffer.from(value, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : value
}

/** A validator that is safe to store and to send back unchanged; absurdly long ones are ignored. */
export function readValidator(headers: FetchedHeaders, name: 'etag' | 'last-modified'): string | undefined {
  const value = headers.get(name)?.trim() ?? ''
  return isValidator(value) ? value : undefined
}

/** Whether a stored validator may go into a request header. */
export function isValidator(value: string): boolean {
  return value.length <= 1_024 && /^[\x20-\x7e\x80-\xff]+$/.test(value)
}
