import { isIP } from 'node:net'

/** The site as a device knows it: `id` is the host that a passkey belongs to for good. */
export type RelyingParty = { id: string; origin: string }

/** Null where no browser makes passkeys: without https, and under an address of numbers. */
export function findRelyingParty(origin: string): RelyingParty | null {
  const { protocol, hostname, origin: exact } = new URL(origin)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  if (!isSecure || isIP(hostname) !== 0 || hostname.startsWith('[')) return null
  return { id: hostname, origin: exact }
}
