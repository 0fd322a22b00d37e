// Decides which IP addresses belong to the public internet. Everything else (loopback, private, link-local,
// cloud metadata, multicast, and the tunnels that carry an IPv4 address inside an IPv6 one) is refused,
// because an outlet's feed or an attacker's redirect may point into our own network.

import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Azure answers its machines on this one although it lies in a public range.
const cloudAddresses = new Set(['168.63.129.16'])

// IANA hands out global addresses from here only; outside lie the deprecated `::127.0.0.1` and NAT64.
const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** True only for a literal IPv4 or IPv6 address that the whole internet can have routed to it. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || cloudAddresses.has(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6)
}

/** One spelling for each address, so that two can be compared. Throws on anything but an address. */
export function normalAddress(address: string): string {
  return ipaddr.process(address.replace(/%.*$/, '')).toString()
}
