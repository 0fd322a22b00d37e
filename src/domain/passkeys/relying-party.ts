import { isIP } from 'node:net'

/** The site as devices identify it: a passkey belongs to the host `id` for good. */
export type RelyingParty = { id: string; origin: string }

/** Null where browsers create no passkeys: without https, and for an IP address. */
export function findRelyingParty(origin: string): RelyingParty | null {
  const { protocol, hostname, origin: exact } = new URL(origin)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  if (!isSecure || isIP(hostname) !== 0 || hostname.startsWith('[')) return null
  return { id: hostname, origin: exact }
}

/** How devices identify the account: the bytes of its id, which reveal no name. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')
}
