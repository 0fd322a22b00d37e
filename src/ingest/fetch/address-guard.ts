// Decides which IP addresses belong to the public internet. Everything else (loopback, private, link-local,
// cloud metadata, multicast, and the tunnels that carry an IPv4 address inside an IPv6 one) is refused,
// because an outlet's feed or an attacker's redirect may point into our own network.

import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Azure's metadata service for its machines, although it lies in a public range.
const cloudAddresses = new Set(['168.63.129.16'])

// IANA assigns global addresses only from this range; the deprecated `::127.0.0.1` and NAT64 lie outside it.
const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3')

const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** True only for a literal IPv4 or IPv6 address that is routed on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || cloudAddresses.has(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6)
}

/**
 * Whether this is the NAT64 form that some networks (Jio's, most phones' hotspots) give to a public IPv4 address. The
 * IPv4 address is in the answer too, so this one is skipped; one that wraps a private address is refused.
 */
export function isPublicInNat64(address: string): boolean {
  if (isIP(address) !== 6 || address.includes('%')) return false
  const parsed = ipaddr.IPv6.parse(address)
  const [high = 0, low = 0] = parsed.parts.slice(6)
  const inner = [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  return parsed.match(nat64) && isPublicAddress(inner)
}

/** The normal form of an address, for comparing two. Throws on anything but an address. */
export function normalAddress(address: string): string {
  return ipaddr.process(address.replace(/%.*$/, '')).toString()
}
