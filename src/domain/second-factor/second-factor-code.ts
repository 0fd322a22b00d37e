import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../database/connect.ts'
import { plainDigits } from '../../text/plain-digits.ts'

// Longer than any code with spaces between all its letters.
const codeUnitsMax = 64

type Given = { accountId: string; code: string; now: Date }

/** Uses up a code of the app or a recovery code; false for a wrong code and for one that was used already. */
export async function spendCode(tx: Db, { accountId, code, now }: Given): Promise<boolean> {
  if (code.length > codeUnitsMax) return false
  const plain = plainCode(code)
  return isAppCode(plain)
    ? spendAppCode(tx, { accountId, code: plain, now })
    : spendRecoveryCode(tx, { accountId, code: plain, now })
}

/** The comparison is part of the UPDATE: of two simultaneous posts of one code, on whichever machines, only one gets true. */
async function spendAppCode(tx: Db, { accountId, code, now }: Given): Promise<boolean> {
  const factor = await tx
    .selectFrom('secondFactors')
    .select('secret')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  const step = factor ? findStep(factor.secret, code, now) : null
  if (step === null) return false
  const { numUpdatedRows } = await tx
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function spendRecoveryCode(tx: Db, { accountId, code }: Given): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recoveryCodes')
    .where('codeDigest', '=', digestRecoveryCode(code))
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

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

const codesMade = 10

/** Eighty random bits each, so a fast hash is sufficient; in fours, because people copy them from paper. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesMade }, () => {
    const letters = toBase32(randomBytes(10)).toLowerCase()
    return (letters.match(/.{4}/g) ?? []).join('-')
  })
}

/** The digest is the same for a code that was typed with other spaces, dashes or capitals. */
export function digestRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest()
}

/** Everything else is treated as a recovery code. `plain` is the result of `plainCode`. */
export function isAppCode(plain: string): boolean {
  return plain.length === 6
}

/** Removes spaces, dashes, dots and invisible characters that people type or copy, and writes any script's digits as 0 to 9. */
export function plainCode(code: string): string {
  return plainDigits(code)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
