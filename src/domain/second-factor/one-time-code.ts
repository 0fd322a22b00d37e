import { createHmac, timingSafeEqual } from 'node:crypto'

// Codes of authenticator apps (RFC 6238) in the one form that every app supports: SHA-1, six digits, half a minute.

const stepMs = 30_000

// A phone's clock may be off by this much, and a person needs some seconds to type.
const stepsOff = [0, -1, 1]

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / stepMs)
}

/** The half minute of this code: the current one, or the one before or after; null for a wrong code. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const given = Buffer.from(code)
  const right = stepsOff
    .map(off => stepOf(now) + off)
    .filter(step => timingSafeEqual(Buffer.from(codeAt(secret, step)), given))
  return right.at(0) ?? null
}

/** RFC 4648, the form in which apps accept a typed key: five bits per letter, without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address that opens an app with the key filled in. */
export function keyAddress(key: string, { site, email }: { site: string; email: string }): string {
  const parameters = new URLSearchParams({ secret: key, issuer: site })
  return `otpauth://totp/${encodeURIComponent(site)}:${encodeURIComponent(email)}?${parameters}`
}
