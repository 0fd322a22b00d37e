import { networkInterfaces } from 'node:os'
import { normalAddress } from './address-guard.ts'

// Interfaces change when a VPN or a container network comes up; noticing after half a minute is soon enough.
const keepMs = 30_000

/**
 * The addresses of this machine's own interfaces. A public one is as private as loopback, because what we send to it
 * bypasses the firewall that protects it from outside. The system may fail to list them for a moment, for example without
 * free file descriptors; then the last known ones count, and without any it throws, so nothing is fetched.
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
