import type { Actor } from './actor-name.ts'
import { covers, type Role } from './role.ts'
import type { Session } from './sessions.ts'

// Not exported: only this file creates an `Authorized`, so a write without its check does not compile.
const proof = Symbol('authorized')

// A role proves those below it, too: more properties are assignable to fewer, never the reverse.
type Proved = {
  administrator: 'administrator' | 'editor' | 'contributor'
  editor: 'editor' | 'contributor'
  contributor: 'contributor'
}

/**
 * Proof that a person of this role, or of one that may do more, is behind a write. A verb says in its signature which
 * role it needs: `Authorized` an editor, `Authorized<'administrator'>`, `Authorized<'contributor'>`.
 */
export type Authorized<R extends Role = 'editor'> = {
  readonly [proof]: Readonly<Record<Proved[R], true>>
  /** Null for a command, which no account stands behind. */
  accountId: string | null
  name: string
  /** The role that is held, which may be more than the type says. */
  role: Role
}

type SignedInAccount = { account: Pick<Session['account'], 'id' | 'name' | 'role'> }

/** The one way from a session to the proof of a role; null for everybody who does not have it. */
export function authorize<R extends Role>(session: SignedInAccount | null, needed: R): Authorized<R> | null
export function authorize(session: SignedInAccount | null, needed: Role): Authorized<'administrator'> | null {
  if (!session || !covers(session.account.role, needed)) return null
  const { id, name, role } = session.account
  return prove({ accountId: id, name, role })
}

/** The proof of another role, by what is held now; null for less. For verbs whose need depends on the record. */
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

/** For what runs on the machine itself; `name` is for the history. Nothing that answers a request may call this. */
export function authorizeCommand(name: Actor | 'Bench' | 'Test'): Authorized<'administrator'> {
  return prove({ accountId: null, name, role: 'administrator' })
}

function prove({ accountId, name, role }: Omit<Authorized, typeof proof>): Authorized<'administrator'> {
  return { [proof]: { administrator: true, editor: true, contributor: true }, accountId, name, role }
}
