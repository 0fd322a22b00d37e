import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type AddAccountResult, addAccount, findAdministrator, type NewAccount } from './add-account.ts'
import { findNewPasswordProblem, type NewPasswordProblem, type Passwords } from './password.ts'
import { digestToken, newSecretToken } from './secret-token.ts'
import { closeAllSessions } from './sessions.ts'

// A one-time link proves that its user received it from the person who runs the server.

const dayMs = 86_400_000

// An invitation may have to wait for a holiday to end; a new password is wanted now, and its link opens an account in use.
const invitationDays = 7
const newPasswordDays = 1

// Machines that are started together are all up within this time.
const startingMs = 60_000

type SetupLink = { accountId: string | null; isInvited: boolean }
type Refusal = { ok: false; reason: 'no-such-link' }

/**
 * Makes the link for the first administrator, valid for one day; older ones become invalid. `place` names the start that
 * prints it. A link that another start made a moment ago stays valid: two starts at once must not print a dead link.
 */
export async function makeFirstSetupLink(
  db: Db,
  { place, now }: { place: string; now: Date },
): Promise<{ ok: true; token: string } | { ok: false; madeOn: string }> {
  return inTransaction(db, async tx => {
    await takeLock(tx, 'first set-up link')
    const other = await tx
      .selectFrom('setupLinks')
      .select('madeOn')
      .where('accountId', 'is', null)
      .where('madeOn', '<>', place)
      .where('expiresAt', '>', new Date(now.getTime() + dayMs - startingMs))
      .executeTakeFirst()
    if (other) return { ok: false, ...other }
    return { ok: true, token: await replaceSetupLink(tx, { accountId: null, madeOn: place, days: 1, now }) }
  })
}

export type MadeLink = { token: string; days: number }

/** Makes a link for the first or a new password of this account; an older one becomes invalid. */
export async function makeSetupLink(
  db: Db,
  { accountId, isInvited, now }: { accountId: string; isInvited: boolean; now: Date },
): Promise<MadeLink> {
  const days = isInvited ? invitationDays : newPasswordDays
  return { token: await replaceSetupLink(db, { accountId, madeOn: '', days, now }), days }
}

async function replaceSetupLink(
  db: Db,
  { accountId, madeOn, days, now }: { accountId: string | null; madeOn: string; days: number; now: Date },
): Promise<string> {
  const token = newSecretToken()
  await db.deleteFrom('setupLinks').where('accountId', 'is not distinct from', accountId).execute()
  const expiresAt = new Date(now.getTime() + days * dayMs)
  await db
    .insertInto('setupLinks')
    .values({ tokenDigest: digestToken(token), accountId, madeOn, expiresAt })
    .execute()
  return token
}

/** Null for a link that has expired, was used or is not needed, or of a demo account outside demo mode. Opening a link does not use it up. */
export async function findSetupLink(
  db: Db,
  token: string,
  { now, demo }: { now: Date; demo: boolean },
): Promise<SetupLink | null> {
  const link = await db
    .selectFrom('setupLinks')
    .leftJoin('accounts', 'accounts.id', 'setupLinks.accountId')
    .select(['setupLinks.accountId', 'accounts.isInvited', 'accounts.isDemo'])
    .where('tokenDigest', '=', digestToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!link || (link.isDemo && !demo)) return null
  if (link.accountId === null && (await findAdministrator(db))) return null
  return { accountId: link.accountId, isInvited: link.isInvited ?? false }
}

/** Adds the first administrator. Only success uses the link up; once there is an administrator, it is invalid. */
export async function setUpAdministrator(
  db: Db,
  { token, now, ...account }: Omit<NewAccount, 'role'> & { token: string; now: Date },
): Promise<AddAccountResult | Refusal> {
  return inTransaction(db, async tx => {
    const link = await takeSetupLink(tx, token, now)
    if (!link || link.accountId || (await findAdministrator(tx))) return { ok: false, reason: 'no-such-link' }
    const added = await addAccount(tx, { ...account, role: 'administrator' })
    if (added.ok) await forgetSetupLink(tx, token)
    return added
  })
}

/** Sets a new password through a link, removes the passkeys, and signs the account out everywhere. */
export async function resetPassword(
  db: Db,
  { token, password, passwords, now }: { token: string; password: string; passwords: Passwords; now: Date },
): Promise<{ ok: true } | { ok: false; reason: NewPasswordProblem } | Refusal> {
  const problem = await findNewPasswordProblem(password)
  const passwordHash = problem ? '' : await passwords.hash(password)
  return inTransaction(db, async tx => {
    const link = await takeSetupLink(tx, token, now)
    if (!link?.accountId) return { ok: false, reason: 'no-such-link' }
    if (problem) return { ok: false, reason: problem }
    await tx
      .updateTable('accounts')
      .set({ passwordHash, isInvited: false, updatedAt: now })
      .where('id', '=', link.accountId)
      .execute()
    await closeAllSessions(tx, link.accountId)
    // An attacker may have added one: this link is the way to recover an account that was taken over.
    await removeAllPasskeys(tx, link.accountId)
    await forgetSetupLink(tx, token)
    return { ok: true }
  })
}

/** For an account that was taken over or whose device is lost; also cancels passkeys that are being added. */
export async function removeAllPasskeys(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('accountId', '=', accountId).execute()
  await tx.deleteFrom('passkeyChallenges').where('accountId', '=', accountId).execute()
}

/** Locks the link's row, so that two browsers cannot use it at once. */
async function takeSetupLink(tx: Db, token: string, now: Date) {
  return tx
    .selectFrom('setupLinks')
    .select('accountId')
    .where('tokenDigest', '=', digestToken(token))
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export async function forgetSetupLinks(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom('setupLinks').where('accountId', '=', accountId).execute()
}

async function forgetSetupLink(tx: Db, token: string): Promise<void> {
  await tx.deleteFrom('setupLinks').where('tokenDigest', '=', digestToken(token)).execute()
}
