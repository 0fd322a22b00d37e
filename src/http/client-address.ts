import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** The head of a request, and its connection. */
export type RequestHead = Pick<IncomingMessage, 'socket' | 'headers'>

type TrustedProxies = (address: string) => boolean

/** Reads `TRUSTED_PROXIES`: addresses or CIDR ranges, already checked by `readConfig`. */
export function readTrustedProxies(entries: string[]): TrustedProxies {
  const ranges = entries.map(entry =>
    entry.includes('/') ? readRange(entry) : wholeAddress(ipaddr.process(entry)),
  )
  return address => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return ranges.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits))
  }
}

/**
 * Names the client of each request. Warns once of what may be a proxy that TRUSTED_PROXIES lacks: strangers send its header,
 * too, so beside named proxies only a private address counts.
 */
export function openAddressOf(trustedProxies: string[], warn: (line: string) => void) {
  const isTrusted = readTrustedProxies(trustedProxies)
  let isWarned = false
  return ({ socket, headers }: RequestHead): string => {
    const { remoteAddress = '' } = socket
    const given = headers['x-forwarded-for']
    const forwardedFor = Array.isArray(given) ? given.join(',') : given
    const mayBeProxy = trustedProxies.length === 0 || !isPublic(remoteAddress)
    if (given !== undefined && !isWarned && mayBeProxy && !isTrusted(remoteAddress)) {
      isWarned = true
      warn(
        `${remoteAddress} forwards requests, but TRUSTED_PROXIES does not name it: its readers count as one address, with one limit for all. If it is your proxy, add it there.`,
      )
    }
    return readClientAddress({ remoteAddress, forwardedFor, isTrusted })
  }
}

/**
 * Warns once, at the first refusal for too many requests, of a named proxy that does not say for whom it asks. Before that, such
 * a request may be a check of this machine's own.
 */
export function openProxyCheck(trustedProxies: string[], warn: (line: string) => void) {
  const isTrusted = readTrustedProxies(trustedProxies)
  let isWarned = false
  return ({ status, request }: { status: number; request: RequestHead }): void => {
    const { remoteAddress = '' } = request.socket
    const isNamed = request.headers['x-forwarded-for'] !== undefined
    if (isWarned || status !== 429 || isNamed || !isTrusted(remoteAddress)) return
    isWarned = true
    warn(
      `${remoteAddress} is named in TRUSTED_PROXIES, but sends no X-Forwarded-For: its readers count as one address, with one limit for all. Let that proxy send it.`,
    )
  }
}

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/**
 * The client's address for rate limits: the nearest address that is not a trusted proxy. An `X-Forwarded-For` that the
 * client itself sent never counts. An IPv6 network (/64) is one client: its owner has 2^64 addresses.
 */
export function readClientAddress(options: {
  remoteAddress: string
  forwardedFor: string | undefined
  isTrusted: TrustedProxies
}): string {
  const { remoteAddress, forwardedFor, isTrusted } = options
  const hops = (forwardedFor ?? '').split(',').map(hop => withoutPort(hop.trim()))
  let address = remoteAddress
  while (isTrusted(address)) {
    const previous = hops.pop()
    if (!previous || !ipaddr.isValid(previous)) break
    address = previous
  }
  return toNetwork(address)
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** A range of IPv4 addresses in IPv6 (`::ffff:10.0.0.0/104`) is one of IPv4, as such addresses are. */
function readRange(entry: string): Range {
  const [base, bits] = ipaddr.parseCIDR(entry)
  const isMapped = base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress() && bits >= 96
  return isMapped ? [base.toIPv4Address(), bits - 96] : [base, bits]
}

/** Some proxies, such as Azure's, add the client's port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  return hop.replace(/^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/, '$1$2')
}

function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}

function wholeAddress(address: ipaddr.IPv4 | ipaddr.IPv6): Range {
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
