import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

// Decides which IP addresses belong to the public internet. Everything else (loopback, private, link-local, metadata, multicast,
// tunnels of IPv4 in IPv6) is refused: an outlet's feed or an attacker's redirect may point into our own network.

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

/** Whether this is the NAT64 form of a public IPv4 address, which is in the answer too; that of a private one is refused. */
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

// Interfaces change when a VPN or a container network comes up; noticing after half a minute is soon enough.
const keepMs = 30_000

/**
 * The addresses of this machine's own interfaces: what we send even to a public one bypasses its firewall. If the system fails to
 * list them for a moment, the last known ones count; without any it throws, so that nothing is fetched.
 */
export function createOwnAddresses(
  now: () => number = () => performance.now(),
  interfaces: () => ReturnType<typeof networkInterfaces> = networkInterfaces,
): () => ReadonlySet<string> {
  let known: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (Math.abs(now() - readAt) >= keepMs) {
      known = listAddresses(interfaces, known)
      readAt = now()
    }
    return known
  }
}

function listAddresses(
  interfaces: () => ReturnType<typeof networkInterfaces>,
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  try {
    const all = Object.values(interfaces()).flatMap(entries => entries ?? [])
    return new Set(all.map(entry => normalAddress(entry.address)))
  } catch (error) {
    if (known.size === 0) throw error
    return known
  }
}
