import { type ConfirmPasswordResult, confirmPassword } from '../../domain/accounts/password.ts'
import type { PageContext } from '../../http/page-context.ts'
import type { SignedIn } from '../../http/signed-in.ts'

/**
 * A backup contains every account's password hash and a restore replaces the accounts, so an open browser alone allows
 * neither. The demo account, whose password is public, may do neither.
 */
export async function confirmAdmin(
  { session }: SignedIn<'administrator'>,
  { page, password }: { page: PageContext; password: string },
): Promise<ConfirmPasswordResult | { ok: false; reason: 'demo' }> {
  const { db, passwords, now } = page
  if (session.account.isDemo) return { ok: false, reason: 'demo' }
  const { id: sessionId, account } = session
  return confirmPassword(db, { accountId: account.id, sessionId, password, passwords, now })
}
