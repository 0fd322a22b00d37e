import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import type { SecondFactorRule } from '../accounts/role.ts'
import { ownsSecondFactor } from '../accounts/sessions.ts'
import { addRecord, updateRecords } from '../revisions/write-record.ts'
import { isActiveAdministrator, lockAdministrators } from './manage-account.ts'

export type RuleRefusal = 'not-administrator' | 'demo' | 'own-second-factor'

type Setting = { rule: SecondFactorRule; sessionId: string; by: Authorized<'administrator'>; now: Date }

/** From their next request on, sessions of the affected accounts without a second factor open only the page that sets it up. */
export async function setSecondFactorRule(
  db: Db,
  { rule, sessionId, by, now }: Setting,
): Promise<{ ok: true } | { ok: false; reason: RuleRefusal }> {
  return inTransaction(db, async tx => {
    const actor = (await lockAdministrators(tx, [by.accountId])).find(({ id }) => id === by.accountId)
    if (!actor || !isActiveAdministrator(actor)) return { ok: false, reason: 'not-administrator' }
    // Its password is public.
    if (actor.isDemo) return { ok: false, reason: 'demo' }
    // Presented in this very session, so it works: administrators cannot lock themselves out.
    if (rule !== 'nobody' && !(await showsSecondFactor(tx, sessionId)))
      return { ok: false, reason: 'own-second-factor' }
    await write(tx, { rule, by, now })
    return { ok: true }
  })
}

async function showsSecondFactor(tx: Db, sessionId: string): Promise<boolean> {
  const shown = tx
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.hasSecondFactor', '=', true)
    .where(ownsSecondFactor)
  return (await shown.executeTakeFirst()) !== undefined
}

/** The lock on the administrators makes simultaneous writers take turns. */
async function write(tx: Db, { rule, by, now }: Omit<Setting, 'sessionId'>): Promise<void> {
  const before = await tx
    .selectFrom('accountRules')
    .select(['id', 'secondFactorFor'])
    .forUpdate()
    .executeTakeFirst()
  if ((before?.secondFactorFor ?? 'nobody') === rule) return
  const values = { secondFactorFor: rule }
  const write = { table: 'account_rules', values, by, now } as const
  await (before ? updateRecords(tx, { ...write, ids: [before.id] }) : addRecord(tx, write))
}
