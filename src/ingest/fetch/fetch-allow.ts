// FETCH_ALLOW lists the private hosts that the operator wants to allow (an intranet feed, a test server). A private
// address without an entry here is never connected to.

import { isIP } from 'node:net'

/** Entries are `host` (any port) or `host:port`, hosts as the URL parser writes them, IPv6 in brackets. */
export type FetchAllow = ReadonlySet<string>

type FetchAllowParsed = { ok: true; allow: FetchAllow } | { ok: false; entry: string }

const entryPattern = /^(\[[0-9a-f:.]+\]|[^\s:/?#@*\\[\]]+)(?::(\d{1,5}))?$/i

/** Reads the comma-separated FETCH_ALLOW; `entry` is the first one that is neither `host` nor `host:port`. */
export function parseFetchAllow(text: string): FetchAllowParsed {
  const allow = new Set<string>()
  for (const entry of text.split(',').map(part => part.trim())) {
    if (entry === '') continue
    const normal = normalEntry(entry)
    if (normal === null) return { ok: false, entry }
    allow.add(normal)
  }
  return { ok: true, allow }
}

/** Whether the operator named this host, or this host with this port. */
export function isFetchAllowed(allow: FetchAllow, url: { hostname: string; port: number }): boolean {
  const host = hostKey(url.hostname)
  return allow.has(host) || allow.has(`${host}:${url.port}`)
}

/** Whether the operator named this host with this port, which our own ports require. */
export function isPortAllowed(allow: FetchAllow, url: { hostname: string; port: number }): boolean {
  return allow.has(`${hostKey(url.hostname)}:${url.port}`)
}

/** Whether the operator named this host, with any port or none. */
export function isHostNamed(allow: FetchAllow, hostname: string): boolean {
  const host = hostKey(hostname)
  return [...allow].some(entry => entry === host || entry.startsWith(`${host}:`))
}

function normalEntry(entry: string): string | null {
  const [, host, port] = entryPattern.exec(isIP(entry) === 6 ? `[${entry}]` : entry) ?? []
  const url = host === undefined ? null : URL.parse(`http://${host}`)
  if (url === null || url.hostname === '' || Number(port ?? 1) > 65_535 || Number(port ?? 1) === 0)
    return null
  const key = hostKey(url.hostname)
  return port === undefined ? key : `${key}:${Number(port)}`
}

/** Normalizes a host: `LOCALHOST.` and `localhost` are the same, and undici passes IPv6 without brackets. */
function hostKey(hostname: string): string {
  const bare = hostname.toLowerCase().replace(/\.$/, '')
  return bare.includes(':') && !bare.startsWith('[') ? `[${bare}]` : bare
}
