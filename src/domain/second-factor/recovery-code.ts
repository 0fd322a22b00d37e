import { createHash, randomBytes } from 'node:crypto'
import { toBase32 } from './one-time-code.ts'

const codesMade = 10

/** Eighty random bits each, so a fast hash is sufficient; in fours, because people copy them from paper. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesMade }, () => {
    const letters = toBase32(randomBytes(10)).toLowerCase()
    return (letters.match(/.{4}/g) ?? []).join('-')
  })
}

/** The digest is the same for a code that was typed with other spaces, hyphens or capitals. */
export function digestRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest()
}

/** Everything else is treated as a recovery code. `plain` is the result of `plainCode`. */
export function isAppCode(plain: string): boolean {
  return plain.length === 6
}

/** Removes the spaces and hyphens that people put in. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase()
}
