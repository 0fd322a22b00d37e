import type { Account } from './account.ts'
import type { Scope } from './api-token.ts'
import { type Authorized, authorize } from './authorize.ts'

/**
 * The one way from a token to the proof that writes ask for: the token has the scope, and its account the role that the
 * scope's verbs need.
 */
export function authorizeToken(
  token: { account: Account; scopes: readonly Scope[] },
  scope: Scope,
): { ok: true; by: Authorized } | { ok: false; reason: 'missing-scope' | 'role-too-low' } {
  if (!token.scopes.includes(scope)) return { ok: false, reason: 'missing-scope' }
  const by = authorize({ account: token.account })
  return by ? { ok: true, by } : { ok: false, reason: 'role-too-low' }
}
