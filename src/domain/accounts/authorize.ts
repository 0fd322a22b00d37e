import type { Db } from '../../database/connect.ts'
import type { Account } from './account.ts'
import type { Actor } from './actor-name.ts'
import { type Scope, scopes } from './api-token.ts'
import { covers, type Role } from './role.ts'
import type { Session } from './sessions.ts'

// Not exported: only this file creates an `Authorized`, so a missing check is a compile error.
const proof = Symbol('authorized')

// A role also proves those below it: more properties are assignable to fewer, never the reverse.
type Proved = {
  administrator: 'administrator' | 'editor' | 'contributor'
  editor: 'editor' | 'contributor'
  contributor: 'contributor'
}

/**
 * Proof that a write is made by a person with this role or a higher one. A verb's signature states the role that it
 * needs: `Authorized` for an editor, `Authorized<'administrator'>`, `Authorized<'contributor'>`.
 */
export type Authorized<R extends Role = 'editor'> = {
  readonly [proof]: Readonly<Record<Proved[R], true>>
  /** Null for a command, which has no account. */
  accountId: string | null
  name: string
  /** The role that the person has, which may be higher than the type says. */
  role: Role
}

type SignedInAccount = { account: Pick<Session['account'], 'id' | 'name' | 'role'> }

/** The only way from a session to the proof of a role; null without that role. */
export function authorize<R extends Role>(session: SignedInAccount | null, needed: R): Authorized<R> | null
export function authorize(session: SignedInAccount | null, needed: Role): Authorized<'administrator'> | null {
  if (!session || !covers(session.account.role, needed)) return null
  const { id, name, role } = session.account
  return prove({ accountId: id, name, role })
}

/** Proof of another role, derived from the role held now; null if that is too low. For verbs whose role depends on the record. */
export function authorizeFurther<R extends Role>(
  by: Authorized<'contributor'>,
  needed: R,
): Authorized<R> | null
export function authorizeFurther(
  by: Authorized<'contributor'>,
  needed: Role,
): Authorized<'administrator'> | null {
  return covers(by.role, needed) ? prove(by) : null
}

/** For commands and jobs on the machine itself; `name` is for the history. Code that answers a request must not call this. */
export function authorizeCommand(name: Actor | 'Bench' | 'Test'): Authorized<'administrator'> {
  return prove({ accountId: null, name, role: 'administrator' })
}

function prove({ accountId, name, role }: Omit<Authorized, typeof proof>): Authorized<'administrator'> {
  return { [proof]: { administrator: true, editor: true, contributor: true }, accountId, name, role }
}

const roleOf = {
  'links:write': 'editor',
  'tips:write': 'contributor',
  decide: 'editor',
} as const satisfies Record<Scope, Role>

/** The scopes that the token of an account with this role can use. */
export function scopesOf(role: Role): Scope[] {
  return scopes.filter(scope => covers(role, roleOf[scope]))
}

/** The proof that a token with this scope provides. */
export type AuthorizedBy<S extends Scope> = Authorized<(typeof roleOf)[S]>

/** The only way from a token to the proof that writes require: it has the scope, and its account the role that the scope needs. */
export function authorizeToken<S extends Scope>(
  token: { account: Account; scopes: readonly Scope[] },
  scope: S,
): { ok: true; by: AuthorizedBy<S> } | { ok: false; reason: 'missing-scope' | 'role-too-low' } {
  if (!token.scopes.includes(scope)) return { ok: false, reason: 'missing-scope' }
  const by = authorize({ account: token.account }, roleOf[scope])
  return by ? { ok: true, by } : { ok: false, reason: 'role-too-low' }
}

/** Proof for work that an account requested and a worker does later; null if the account has lost the role since. */
export async function authorizeAccount<R extends Role>(
  db: Db,
  { accountId, role }: { accountId: string; role: R },
): Promise<Authorized<R> | null> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'role'])
    .where('id', '=', accountId)
    .where('isOff', '=', false)
    .executeTakeFirst()
  return account ? authorize({ account }, role) : null
}
