import type { Db } from '../../database/connect.ts'
import { findStep } from './one-time-code.ts'
import { digestRecoveryCode, isAppCode, plainCode } from './recovery-code.ts'

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
