import { createHmac, timingSafeEqual } from 'node:crypto'

// Only addresses that we signed are served: otherwise anybody could use us as a proxy by choosing the picture.

// 132 bits cannot be guessed; no more, because a page holds two signatures for each picture.
const signatureLength = 22

/** The signature in a picture's address on our own server. */
export function signImage(key: string, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url').slice(0, signatureLength)
}

/** Compares in constant time, so that no signature can be guessed letter by letter. */
export function isSignatureOf(key: string, { id, signature }: { id: string; signature: string }): boolean {
  return (
    signature.length === signatureLength &&
    timingSafeEqual(Buffer.from(signImage(key, id)), Buffer.from(signature))
  )
}
