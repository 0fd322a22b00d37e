import { isIP } from 'node:net'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import { isPublicAddress } from './address-guard.ts'

// FETCH_ALLOW lists private hosts (an intranet feed, a test server). Any other private address is never connected to.

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

// Checks of an address before any lookup or connection.

type FetchUrl =
  | { ok: true; url: URL }
  | { ok: false; failure: 'bad-address' | 'private-address'; detail: FailureDetail }

const charactersMax = 8_192

// The "bad ports" of the WHATWG Fetch standard: services that might interpret an HTTP request as their own protocol.
const blockedPorts: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

// Names that never lead to the public internet (RFC 6761, 6762, 8375; `internal` is ICANN's for private use).
const privateNames = /(?:^|\.)(?:localhost|localdomain|local|internal|home\.arpa|lan|onion)$/

/** Parses an address and refuses other schemes, credentials, blocked ports and hosts that are private by name. */
export function parseFetchUrl(text: string, allow: FetchAllow): FetchUrl {
  const url = text.length > charactersMax ? null : URL.parse(text)
  if (url === null) return bad({ code: 'not-an-address' })
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return bad({ code: 'not-http' })
  if (url.username !== '' || url.password !== '') return bad({ code: 'password-in-address' })
  const port = portOf(url)
  if (blockedPorts.has(port)) return bad({ code: 'blocked-port', port })
  if (isPrivateHost(url.hostname) && !isFetchAllowed(allow, { hostname: url.hostname, port })) {
    return { ok: false, failure: 'private-address', detail: { code: 'no-connection' } }
  }
  url.hash = ''
  return { ok: true, url }
}

export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'https:' ? 443 : 80
}

/** Whether a host, by its name or number, is none of the public internet. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$|\.$/g, '')
  if (isIP(bare) !== 0) return !isPublicAddress(bare)
  return !bare.includes('.') || privateNames.test(bare)
}

function bad(detail: FailureDetail): FetchUrl {
  return { ok: false, failure: 'bad-address', detail }
}
