import type { Account } from './account.ts'
import { type Scope, scopes } from './api-token.ts'
import { type Authorized, authorize } from './authorize.ts'
import { covers, type Role } from './role.ts'

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

/**
 * The only way from a token to the proof that writes require: the token has the scope, and its account has the role that
 * the scope's verbs need.
 */
export function authorizeToken<S extends Scope>(
  token: { account: Account; scopes: readonly Scope[] },
  scope: S,
): { ok: true; by: AuthorizedBy<S> } | { ok: false; reason: 'missing-scope' | 'role-too-low' } {
  if (!token.scopes.includes(scope)) return { ok: false, reason: 'missing-scope' }
  const by = authorize({ account: token.account }, roleOf[scope])
  return by ? { ok: true, by } : { ok: false, reason: 'role-too-low' }
}
