import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Session } from '../../domain/accounts/sessions.ts'
import { isUuid } from '../../domain/is-uuid.ts'
import { addPasskey, beginPasskey, type PasskeyCreation } from '../../domain/passkeys/add-passkey.ts'
import {
  listPasskeys,
  passkeyNameLengthMax,
  passkeysMax,
  removePasskey,
} from '../../domain/passkeys/passkey-queries.ts'
import { findRelyingParty } from '../../domain/passkeys/relying-party.ts'
import type { PageContext } from '../../http/page-context.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/passkeys.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { confirmSelf } from '../frame/confirm-self.ts'
import type { PasswordAnswer } from './check-new-password.ts'

/** `creation`: what the browser asks a device for; `name`: how the passkey is to be called. */
export type PasskeyAnswer = { creation: PasskeyCreation; name: string } | { errors: FieldErrors }

type Posted = { page: PageContext; session: Session; texts: Record<string, string> }

/** The password once more: a session that somebody left open must not become a key that never ends. */
export async function beginAddingPasskey({ page, session, texts }: Posted) {
  const { db, now, origin, language } = page
  const { account } = session
  const relyingParty = findRelyingParty(origin)
  const read = readName(texts, language)
  if (!relyingParty) return answer({ errors: { name: words.needsHost(language) } }, 409)
  if (!read.ok) return answer({ errors: { name: read.problem } }, 400)
  const refused = await confirmSelf({ page, session, texts })
  if (refused) return answer({ errors: refused.errors }, refused.status)
  if ((await listPasskeys(db, account.id)).length >= passkeysMax)
    return answer({ errors: { name: words.tooMany(language) } }, 409)
  const { siteName } = await page.findSettings()
  const creation = await beginPasskey(db, { account, relyingParty, siteName, now })
  return answer({ creation, name: read.name }, 200)
}

/** The browser posts the answer of the device. */
export async function finishAddingPasskey({ page, session, texts }: Posted) {
  const { db, now, origin, language } = page
  const relyingParty = findRelyingParty(origin)
  const read = readName(texts, language)
  if (!relyingParty) return answer({ errors: { name: words.needsHost(language) } }, 409)
  if (!read.ok) return answer({ errors: { name: read.problem } }, 400)
  const accountId = session.account.id
  const asked = {
    accountId,
    sessionId: session.id,
    name: read.name,
    answer: texts.answer ?? '',
    relyingParty,
    now,
  }
  const added = await addPasskey(db, asked)
  if (added.ok) return redirect(adminPath('/account'))
  // The page asks to sign in again.
  if (added.reason === 'signed-out') return redirect(adminPath('/account'))
  return added.reason === 'too-many'
    ? answer({ errors: { name: words.tooMany(language) } }, 409)
    : answer({ errors: { name: words.notVerified(language) } }, 400)
}

export async function dropPasskey({ page, session, texts }: Posted) {
  const id = texts.passkey ?? ''
  if (isUuid(id)) await removePasskey(page.db, { id, accountId: session.account.id })
  return redirect(adminPath('/account'))
}

function readName(texts: Record<string, string>, language: Language) {
  const name = (texts.name ?? '').trim()
  if (name === '') return { ok: false, problem: words.nameRequired(language) } as const
  if (name.length > passkeyNameLengthMax) return { ok: false, problem: words.nameTooLong(language) } as const
  return { ok: true, name } as const
}

function answer(passkey: PasskeyAnswer, status: number) {
  return data<PasswordAnswer>({ errors: {}, passkey }, { status })
}
