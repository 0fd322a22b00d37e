import type { Session } from './session-queries.ts'

// Not exported: nobody else can make an `Authorized`, so a write that forgets to ask does not compile.
const proof = Symbol('authorized')

/** Proof that an administrator is behind a request; every write of the admin area asks for it. */
export type Authorized = { readonly [proof]: true; accountId: string; name: string }

export function authorize(session: Session | null): Authorized | null {
  if (session?.account.role !== 'admin') return null
  return { [proof]: true, accountId: session.account.id, name: session.account.name }
}
