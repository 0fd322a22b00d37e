import { confirmPassword } from '../../domain/accounts/confirm-password.ts'
import type { Session } from '../../domain/accounts/sessions.ts'
import type { PageContext } from '../../http/page-context.ts'
import * as words from '../../words/account-desk.ts'

// The one way by which a screen asks for the password again, before what a session that somebody left open must not do: make
// links, tokens and passkeys, give roles, take a second factor off. Its form has an `OwnPasswordField`.

// As long as several such changes take; after that the browser may be somebody else's.
const provedMs = 10 * 60_000

/** Whether forms have to ask for it. */
export function needsPassword({ provedAt }: Session, now: Date): boolean {
  return now.getTime() - provedAt.getTime() > provedMs
}

export type OwnPasswordRefusal = { errors: { ownPassword: string }; status: 403 | 429 }

/** Null for somebody who has proved to be the account just now, or does so with this form. A wrong password is never passed over. */
export async function confirmSelf({
  page,
  session,
  texts,
}: {
  page: PageContext
  session: Session
  texts: Record<string, string>
}): Promise<OwnPasswordRefusal | null> {
  const { db, now, passwords, language } = page
  const password = texts.ownPassword ?? ''
  if (password === '') return needsPassword(session, now) ? refuse(words.confirmFirst(language), 403) : null
  const asked = { accountId: session.account.id, sessionId: session.id, password, passwords, now }
  const confirmed = await confirmPassword(db, asked)
  if (confirmed.ok) return null
  return confirmed.reason === 'wrong-password'
    ? refuse(words.wrongCurrent(language), 403)
    : refuse(words.throttled(language), 429)
}

function refuse(ownPassword: string, status: 403 | 429): OwnPasswordRefusal {
  return { errors: { ownPassword }, status }
}
