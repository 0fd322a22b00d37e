import { Secret, TOTP } from 'otpauth'

// Codes of authenticator apps (RFC 6238) in the one form that every app supports, which is the library's default: SHA-1, six
// digits, half a minute.

// In half minutes: a phone's clock may be off by one, and a person needs some seconds to type.
const window = 1

/** The half minute of this code, counted from 1970: the current one, or the one before or after; null for a wrong code. */
export function findStep(secret: Buffer, token: string, now: Date): number | null {
  const app = new TOTP({ secret: new Secret({ buffer: bytesOf(secret) }) })
  const timestamp = now.getTime()
  const off = /^[0-9]{6}$/.test(token) ? app.validate({ token, timestamp, window }) : null
  return off === null ? null : app.counter({ timestamp }) + off
}

/** The form in which apps accept a typed key. */
export function toBase32(bytes: Buffer): string {
  return new Secret({ buffer: bytesOf(bytes) }).base32
}

// A Buffer may be a part of a larger one.
function bytesOf(buffer: Buffer): ArrayBuffer {
  return new Uint8Array(buffer).buffer
}

/** The address that opens an app with the key filled in. */
export function keyAddress(key: string, { site, email }: { site: string; email: string }): string {
  return new TOTP({ issuer: site, label: email, secret: key }).toString()
}
