// Decides which IP addresses belong to the public internet. Everything else (loopback, private, link-local,
// cloud metadata, multicast, and the tunnels that carry an IPv4 address inside an IPv6 one) is refused,
// because an outlet's feed or an attacker's redirect may point into our own network.

import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Azure answers its machines on this one although it lies in a public range.
const cloudAddresses = new Set(['168.63.129.16'])

// IANA hands out global addresses from here only; outside lie the deprecated `::127.0.0.1` and NAT64.
const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3')

const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** True only for a literal IPv4 or IPv6 address that the whole internet can have routed to it. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || cloudAddresses.has(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6)
}

/**
 * Whether this is the other spelling that a network with NAT64 (Jio's, most phones' hotspots) gives to a public IPv4
 * address. Such an answer says nothing new, so it is passed over; one that wraps a private address is refused.
 */
export function isPublicInNat64(address: string): boolean {
  if (isIP(address) !== 6 || address.includes('%')) return false
  const parsed = ipaddr.IPv6.parse(address)
  const [high = 0, low = 0] = parsed.parts.slice(6)
  const inner = [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  return parsed.match(nat64) && isPublicAddress(inner)
}

/** One spelling for each address, so that two can be compared. Throws on anything but an address. */
export function normalAddress(address: string): string {
  return ipaddr.process(address.replace(/%.*$/, '')).toString()
}
