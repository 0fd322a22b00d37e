import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, URL-safe, for a cookie or a one-time link. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The digest stored in the database. A fast hash is sufficient: 256 random bits cannot be guessed. */
export function digestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
