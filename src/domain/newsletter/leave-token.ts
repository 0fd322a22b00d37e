import { createHmac, timingSafeEqual } from 'node:crypto'

// Every mail contains its unsubscribe link, so the token has no stored digest: it is the subscriber's id with our signature.

// 132 bits, which cannot be guessed.
const signatureLength = 22
const form = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{22})$/

export function signLeaveToken(key: string, subscriberId: string): string {
  return subscriberId.replaceAll('-', '') + sign(key, subscriberId)
}

/** The id of the subscriber; null for a token that we did not sign. */
export function readLeaveToken(key: string, token: string): string | null {
  const [, ...parts] = form.exec(token) ?? []
  const signature = parts.pop()
  if (!signature) return null
  const id = parts.join('-')
  return timingSafeEqual(Buffer.from(sign(key, id)), Buffer.from(signature)) ? id : null
}

function sign(key: string, id: string): string {
  return createHmac('sha256', key).update(`leave:${id}`).digest('base64url').slice(0, signatureLength)
}
