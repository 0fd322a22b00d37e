import type { Actor } from './actor-name.ts'
import type { Session } from './session-queries.ts'

// Not exported: nobody else can make an `Authorized`, so a write that forgets to ask does not compile.
const proof = Symbol('authorized')

/** Proof that an administrator is behind a write; every write of the admin area asks for it. */
export type Authorized = {
  readonly [proof]: true
  /** Null for a command, which no account stands behind. */
  accountId: string | null
  name: string
}

/** The one way from a session to a proof that writes ask for; null for everybody who is no administrator. */
export function authorize(session: Pick<Session, 'account'> | null): Authorized | null {
  if (session?.account.role !== 'admin') return null
  return { [proof]: true, accountId: session.account.id, name: session.account.name }
}

/** For what runs on the machine itself; `name` is for the history. Nothing that answers a request may call this. */
export function authorizeCommand(name: Actor | 'Bench' | 'Test'): Authorized {
  return { [proof]: true, accountId: null, name }
}
