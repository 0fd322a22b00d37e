import { networkInterfaces } from 'node:os'
import { normalAddress } from './address-guard.ts'

// Interfaces change when a VPN or a container network comes up; noticing after half a minute is soon enough.
const keepMs = 30_000

/**
 * The addresses of this machine's own interfaces. A public one is as private as loopback, because what we send to it
 * bypasses the firewall that protects it from outside.
 */
export function createOwnAddresses(
  now: () => number = () => performance.now(),
  interfaces: () => ReturnType<typeof networkInterfaces> = networkInterfaces,
): () => ReadonlySet<string> {
  let known: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (Math.abs(now() - readAt) >= keepMs) {
      known = listAddresses(interfaces())
      readAt = now()
    }
    return known
  }
}

function listAddresses(interfaces: ReturnType<typeof networkInterfaces>): ReadonlySet<string> {
  const all = Object.values(interfaces).flatMap(entries => entries ?? [])
  return new Set(all.map(entry => normalAddress(entry.address)))
}
