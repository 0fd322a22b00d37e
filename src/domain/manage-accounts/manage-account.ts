import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { demoAccount } from '../accounts/account.ts'
import { listPersonProblems, newPerson, type Person, type PersonProblem } from '../accounts/add-account.ts'
import type { Authorized } from '../accounts/authorize.ts'
import type { Role } from '../accounts/role.ts'
import { closeAllSessions } from '../accounts/sessions.ts'
import { forgetSetupLinks, type MadeLink, makeSetupLink, removeAllPasskeys } from '../accounts/setup-link.ts'
import { isUuid } from '../fields/record-id.ts'
import { updateRecord, updateRecords, type Values } from '../revisions/write-record.ts'
import { removeSecondFactor } from '../second-factor/turn-on.ts'

// Decides which changes of accounts are refused. There is always an administrator who can sign in, administrators cannot
// lock themselves out by accident, and the demo account, whose password is public, changes only demo accounts.

export type AccountRefusal =
  | 'not-found'
  | 'own-account'
  | 'last-administrator'
  | 'not-administrator'
  | 'demo'
  | 'is-off'

type AccountChangeResult = { ok: true } | { ok: false; reason: AccountRefusal }

type Managing = { id: string; by: Authorized<'administrator'>; now: Date }

/** Open sessions have the new role from their next request on. */
export async function setAccountRole(
  db: Db,
  { role, ...managing }: Managing & { role: Role },
): Promise<AccountChangeResult> {
  const isLoss = role !== 'administrator'
  return manage(db, { ...managing, takesRights: isLoss ? 'yes' : 'no' }, (tx, account) =>
    account.role === role ? Promise.resolve(null) : update(tx, { ...managing, values: { role } }),
  )
}

/** `version`: that of the account whose name and address were shown, for a typing error or a new one. An open link was meant for the former address, and becomes invalid with it. */
export async function changePerson(
  db: Db,
  { name, email, version, ...managing }: Managing & Person & { version: number },
): Promise<{ ok: true } | { ok: false; reason: AccountRefusal | PersonProblem | 'known-email' | 'stale' }> {
  const person = newPerson({ name, email })
  let problem: PersonProblem | 'known-email' | 'stale' | undefined
  const result = await manage(db, { ...managing, takesRights: 'no' }, async (tx, account) => {
    if (account.email === demoAccount.email) return 'demo'
    const isNewEmail = person.email !== account.email
    // The address of an older account may never have been checked.
    problem = listPersonProblems(person).find(found => isNewEmail || found !== 'bad-email')
    if (problem) return null
    const updated = await updateRecord(tx, { ...managing, table: 'accounts', version, values: person })
    if (!updated.ok) problem = updated.reason === 'taken' ? 'known-email' : 'stale'
    else if (isNewEmail) await forgetSetupLinks(tx, managing.id)
    return null
  })
  return result.ok && problem ? { ok: false, reason: problem } : result
}

/** Ends the account's sessions and links at once; its name and its history stay. */
export async function switchAccountOff(db: Db, managing: Managing): Promise<AccountChangeResult> {
  return manage(db, { ...managing, takesRights: 'yes' }, async tx => {
    await update(tx, { ...managing, values: { isOff: true } })
    await closeAllSessions(tx, managing.id)
    await forgetSetupLinks(tx, managing.id)
    return null
  })
}

export async function switchAccountOn(db: Db, managing: Managing): Promise<AccountChangeResult> {
  return manage(db, { ...managing, takesRights: 'no' }, tx =>
    update(tx, { ...managing, values: { isOff: false } }),
  )
}

export async function signAccountOut(db: Db, managing: Managing): Promise<AccountChangeResult> {
  return manage(db, { ...managing, takesRights: 'no' }, async tx => {
    await update(tx, { ...managing, values: { signedOutAt: managing.now } })
    await closeAllSessions(tx, managing.id)
    return null
  })
}

/** Makes a one-time link for a first or a new password. An older link becomes invalid; sessions end when this one is used. */
export async function renewSetupLink(
  db: Db,
  managing: Managing,
): Promise<{ ok: true; link: MadeLink } | { ok: false; reason: AccountRefusal }> {
  let link: MadeLink = { token: '', days: 0 }
  const result = await manage(db, { ...managing, takesRights: 'no' }, async (tx, account) => {
    if (account.isOff) return 'is-off'
    await update(tx, { ...managing, values: { linkMadeAt: managing.now } })
    const { id, now } = managing
    link = await makeSetupLink(tx, { accountId: id, isInvited: account.isInvited, now })
    return null
  })
  return result.ok ? { ok: true, link } : result
}

/** Makes the link that was sent invalid; sessions and password stay. */
export async function revokeSetupLink(db: Db, managing: Managing): Promise<AccountChangeResult> {
  return manage(db, { ...managing, takesRights: 'no' }, async tx => {
    await update(tx, { ...managing, values: { linkMadeAt: null } })
    await forgetSetupLinks(tx, managing.id)
    return null
  })
}

/** For a person who has lost phone and recovery codes. Passkeys are removed too, because most are on that phone. */
export async function turnSecondFactorOff(db: Db, managing: Managing): Promise<AccountChangeResult> {
  return manage(db, { ...managing, takesRights: 'no' }, async tx => {
    await update(tx, { ...managing, values: { secondFactorSince: null } })
    await removeSecondFactor(tx, managing.id)
    await removeAllPasskeys(tx, managing.id)
    return null
  })
}

async function manage(
  db: Db,
  { id, by, takesRights }: Managing & { takesRights: 'yes' | 'no' },
  work: (tx: Db, account: LockedAccount) => Promise<AccountRefusal | null>,
): Promise<AccountChangeResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  return inTransaction(db, async tx => {
    const locked = await lockAdministrators(tx, [id, by.accountId])
    const account = locked.find(one => one.id === id)
    if (!account) return { ok: false, reason: 'not-found' }
    const refusal =
      refuseActor(locked, { account, by }) ??
      (takesRights === 'yes' ? refuseLoss(locked, { account, by }) : null) ??
      (await work(tx, account))
    return refusal ? { ok: false, reason: refusal } : { ok: true }
  })
}

type Change = { account: LockedAccount; by: Authorized<'administrator'> }

/** The proof is as old as the request; another administrator may have withdrawn the role since. */
function refuseActor(locked: LockedAccount[], { account, by }: Change): AccountRefusal | null {
  if (by.accountId === null) return null
  const actor = locked.find(({ id }) => id === by.accountId)
  if (!actor || !isActiveAdministrator(actor)) return 'not-administrator'
  return actor.isDemo && !account.isDemo ? 'demo' : null
}

function refuseLoss(locked: LockedAccount[], { account, by }: Change): AccountRefusal | null {
  if (account.id === by.accountId) return 'own-account'
  const others = locked.filter(one => isActiveAdministrator(one) && one.id !== account.id)
  // Demo accounts can sign in only in demo mode, so they cannot keep a real site manageable.
  const isManageable = others.some(one => account.isDemo || !one.isDemo)
  return isActiveAdministrator(account) && !isManageable ? 'last-administrator' : null
}

async function update(tx: Db, { id, ...write }: Managing & { values: Values }): Promise<null> {
  await updateRecords(tx, { table: 'accounts', ids: [id], ...write })
  return null
}

type LockedAccount = {
  id: string
  email: string
  version: number
  role: Role
  isOff: boolean
  isInvited: boolean
  isDemo: boolean
}

/** Locks all administrators and `ids`, by id: if two administrators demote each other at once, the second sees what the first did. */
export async function lockAdministrators(tx: Db, ids: (string | null)[]): Promise<LockedAccount[]> {
  const { rows } = await sql<LockedAccount>`
    select id, email, version, role, is_off, is_invited, is_demo from accounts
    where role = 'administrator' or id = any(${ids.filter(id => id !== null)}::uuid[])
    order by id for update`.execute(tx)
  return rows
}

export function isActiveAdministrator({ role, isOff, isInvited }: LockedAccount): boolean {
  return role === 'administrator' && !isOff && !isInvited
}
