import { confirmPassword } from '../../domain/accounts/password.ts'
import type { Session } from '../../domain/accounts/sessions.ts'
import type { PageContext } from '../../http/page-context.ts'
import * as words from '../../words/account-desk.ts'

// The only way a screen asks for the password again. It protects what an unattended open session must not do: create links,
// tokens and passkeys, give roles, remove a second factor. Its form has an `OwnPasswordField`.

// Long enough for several such changes; after that somebody else may be using the browser.
const provedMs = 10 * 60_000

/** Whether forms have to ask for the password again. */
export function needsPassword({ provedAt }: Session, now: Date): boolean {
  return now.getTime() - provedAt.getTime() > provedMs
}

type OwnPasswordRefusal = { errors: { ownPassword: string }; status: 403 | 429 }

/** Null for a person who has proved their identity recently, or does so with this form. A wrong password is always refused. */
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
  const attempt = { accountId: session.account.id, sessionId: session.id, password, passwords, now }
  const confirmed = await confirmPassword(db, attempt)
  if (confirmed.ok) return null
  return confirmed.reason === 'wrong-password'
    ? refuse(words.wrongCurrent(language), 403)
    : refuse(words.throttled(language), 429)
}

function refuse(ownPassword: string, status: 403 | 429): OwnPasswordRefusal {
  return { errors: { ownPassword }, status }
}
