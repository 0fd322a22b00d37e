import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, URL-safe: what a browser or a one-time link holds. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The digest stored in the database. A fast hash is right: 256 random bits cannot be guessed. */
export function digestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
