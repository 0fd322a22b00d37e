import { randomBytes } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { nextVersion } from '../../database/record-table.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { type Bucket, bucketOf, giveBackToEach, takeFromEach } from '../accounts/limits.ts'
import { lockSession, noteSecondFactor, type Session } from '../accounts/sessions.ts'
import { recordChange } from '../revisions/record-change.ts'
import {
  digestRecoveryCode,
  findStep,
  newRecoveryCodes,
  plainCode,
  spendCode,
  toBase32,
} from './second-factor-code.ts'

const secretBytes = 20

type SecondFactorState = { isOn: boolean; recoveryCodesLeft: number }

export async function getSecondFactor(db: Db, accountId: string): Promise<SecondFactorState> {
  const [factor, codes] = await Promise.all([
    db
      .selectFrom('secondFactors')
      .select('confirmedAt')
      .where('accountId', '=', accountId)
      .executeTakeFirst(),
    db.selectFrom('recoveryCodes').select('codeDigest').where('accountId', '=', accountId).execute(),
  ])
  return { isOn: Boolean(factor?.confirmedAt), recoveryCodesLeft: codes.length }
}

/** The key for the app; replaces a key that was never confirmed. Null if the second factor is already on. */
export async function beginSecondFactor(db: Db, accountId: string): Promise<string | null> {
  const begun = await db
    .insertInto('secondFactors')
    .values({ accountId, secret: randomBytes(secretBytes) })
    .onConflict(conflict =>
      conflict
        .column('accountId')
        .doUpdateSet(eb => ({ secret: eb.ref('excluded.secret') }))
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .returning('secret')
    .executeTakeFirst()
  return begun ? toBase32(begun.secret) : null
}

/** The key that waits for its first code; null if there is none. */
export async function findUnconfirmedKey(db: Db, accountId: string): Promise<string | null> {
  const begun = await db
    .selectFrom('secondFactors')
    .select('secret')
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return begun ? toBase32(begun.secret) : null
}

type Own = { by: Authorized<'contributor'>; session: Session; code: string; now: Date }

type ConfirmResult =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: 'wrong-code' | 'throttled' | 'signed-out' | 'not-begun' }

/** Turns the second factor on with a first code; every other session ends, since none of them presented one. */
export async function confirmSecondFactor(db: Db, { by, session, code, now }: Own): Promise<ConfirmResult> {
  const accountId = session.account.id
  const buckets = bucketsOf(session.id)
  if (!(await takeFromEach(db, buckets, now)).ok) return { ok: false, reason: 'throttled' }
  return inTransaction(db, async tx => {
    if (!(await lockSession(tx, { id: session.id, accountId }))) return { ok: false, reason: 'signed-out' }
    const begun = await tx
      .selectFrom('secondFactors')
      .select('secret')
      .where('accountId', '=', accountId)
      .where('confirmedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!begun) return { ok: false, reason: 'not-begun' }
    const step = findStep(begun.secret, plainCode(code.slice(0, 64)), now)
    if (step === null) return { ok: false, reason: 'wrong-code' }
    await tx
      .updateTable('secondFactors')
      .set({ confirmedAt: now, lastStep: step })
      .where('accountId', '=', accountId)
      .execute()
    await noteInHistory(tx, { accountId, by, since: now, now })
    await noteSecondFactor(tx, session.id)
    await tx.deleteFrom('sessions').where('accountId', '=', accountId).where('id', '<>', session.id).execute()
    await giveBackToEach(tx, buckets)
    return { ok: true, recoveryCodes: await makeRecoveryCodes(tx, accountId) }
  })
}

async function makeRecoveryCodes(tx: Db, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const rows = codes.map(code => ({ accountId, codeDigest: digestRecoveryCode(code) }))
  await tx.insertInto('recoveryCodes').values(rows).execute()
  return codes
}

/** Removes one's own second factor, with a code. The caller has confirmed the password. */
export async function dropOwnSecondFactor(
  db: Db,
  { by, session, code, now }: Own,
): Promise<{ ok: true } | { ok: false; reason: 'wrong-code' | 'throttled' }> {
  const accountId = session.account.id
  const buckets = bucketsOf(session.id)
  if (!(await takeFromEach(db, buckets, now)).ok) return { ok: false, reason: 'throttled' }
  return inTransaction(db, async tx => {
    if (!(await spendCode(tx, { accountId, code, now }))) return { ok: false, reason: 'wrong-code' }
    await removeSecondFactor(tx, accountId)
    await noteInHistory(tx, { accountId, by, since: null, now })
    await giveBackToEach(tx, buckets)
    return { ok: true }
  })
}

/** Removes the second factor with its recovery codes and the pending sign-ins. */
export async function removeSecondFactor(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom('secondFactors').where('accountId', '=', accountId).execute()
  await tx.deleteFrom('pendingSignIns').where('accountId', '=', accountId).execute()
}

async function noteInHistory(
  tx: Db,
  change: { accountId: string; by: Authorized<'contributor'>; since: Date | null; now: Date },
) {
  const { accountId, by, since, now } = change
  await recordChange(tx, { table: 'accounts', ids: [accountId], action: 'update', by, now }, () =>
    tx
      .updateTable('accounts')
      .set({ secondFactorSince: since, ...nextVersion(now) })
      .where('id', '=', accountId)
      .execute(),
  )
}

// Ten attempts per session, as with its password: a further session needs the password and a code.
function bucketsOf(sessionId: string): Bucket[] {
  return [bucketOf('own-code', sessionId, { attemptsMax: 10, minutes: 15 })]
}
