import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An IP address, with or without brackets, or a host name; undefined for any other text. */
export function readHost(text: string): string | undefined {
  const host = text.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return isIP(host) || isHostName(host) ? host : undefined
}

/** Where the last label is a number, browsers and the URL standard read an IPv4 address, so it is a wrong one. */
function isHostName(host: string): boolean {
  return (
    host.length <= 253 &&
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.?$/.test(host) &&
    !/(^|\.)\d+\.?$/.test(host)
  )
}

/** Whether a host is this machine: `localhost`, or any spelling of a loopback address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback')
}

/** IPv4 by /24 and IPv6 by /48: the smallest networks that are routed, so a customer's block of addresses lies within one. */
export function networkOf(address: string): string {
  const isIpv6 = address.includes(':')
  return address
    .split(isIpv6 ? ':' : '.')
    .slice(0, 3)
    .join(isIpv6 ? ':' : '.')
}

// Also `::`, the /64 of the IPv6 loopback, and the addresses under which a translator shows a server all clients of IPv4.
const sharedRanges = new Set([
  'private',
  'loopback',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
  'unspecified',
  'rfc6052',
  'rfc6145',
])

/** The network of a client on the internet; null for an inner one, as of a proxy that TRUSTED_PROXIES does not name. */
export function publicNetworkOf(address: string): string | null {
  const host = address.replace(/\/64$/, '')
  return ipaddr.isValid(host) && !sharedRanges.has(ipaddr.parse(host).range()) ? networkOf(address) : null
}
