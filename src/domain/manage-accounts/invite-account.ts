import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type AddAccountResult, addAccount } from '../accounts/add-account.ts'
import type { Authorized } from '../accounts/authorize.ts'
import type { Passwords } from '../accounts/password.ts'
import type { Role } from '../accounts/role.ts'
import { newSecretToken } from '../accounts/secret-token.ts'
import { type MadeLink, makeSetupLink } from '../accounts/setup-link.ts'
import { recordChange } from '../revisions/record-change.ts'
import { newId } from '../revisions/write-record.ts'
import { isActiveAdministrator, lockAdministrators } from './manage-account.ts'

type Invitation = {
  email: string
  name: string
  role: Role
  by: Authorized<'administrator'>
  passwords: Passwords
  now: Date
}

type Refusal = Exclude<
  Extract<AddAccountResult, { ok: false }>['reason'],
  'too-short' | 'too-long' | 'common'
>

export type InviteResult =
  | { ok: true; id: string; email: string; link: MadeLink }
  | { ok: false; reason: Refusal | 'not-administrator' }

/**
 * Adds an account that nobody can sign in to before its one-time link is used; the returned token is for that link. An
 * account that a demo account invites is a demo account too, so that none remains as a way in after the demo.
 */
export async function inviteAccount(
  db: Db,
  { by, passwords, now, ...person }: Invitation,
): Promise<InviteResult> {
  return inTransaction(db, async tx => {
    const inviter = (await lockAdministrators(tx, [by.accountId])).find(({ id }) => id === by.accountId)
    if (by.accountId !== null && !(inviter && isActiveAdministrator(inviter)))
      return { ok: false, reason: 'not-administrator' }
    const id = await newId(tx)
    const account = { ...person, id, passwords, password: newSecretToken() }
    const invited = { isInvited: true, isDemo: inviter?.isDemo ?? false, linkMadeAt: now }
    const { result } = await recordChange(tx, { table: 'accounts', ids: [id], action: 'add', by, now }, () =>
      addAccount(tx, { ...account, ...invited }),
    )
    if (!result.ok) return { ok: false, reason: toRefusal(result.reason) }
    return {
      ok: true,
      id,
      email: result.account.email,
      link: await makeSetupLink(tx, { accountId: id, isInvited: true, now }),
    }
  })
}

function toRefusal(reason: Extract<AddAccountResult, { ok: false }>['reason']): Refusal {
  if (reason === 'too-short' || reason === 'too-long' || reason === 'common')
    throw new Error(`a random password was refused: ${reason}`)
  return reason
}
