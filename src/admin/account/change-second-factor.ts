import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { Session } from '../../domain/accounts/sessions.ts'
import { keyAddress } from '../../domain/second-factor/one-time-code.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropOwnSecondFactor,
  findUnconfirmedKey,
} from '../../domain/second-factor/turn-on.ts'
import type { PageContext } from '../../http/page-context.ts'
import * as words from '../../words/second-factor.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { confirmSelf } from '../frame/confirm-self.ts'
import { noticeCookie } from '../notices/notice.ts'
import type { PasswordAnswer } from './check-new-password.ts'
import { drawKey, type KeyPicture } from './draw-key.ts'

/** The key as text in fours, as an address that opens an app, and that address as a picture. */
export type AppKey = { text: string; address: string; picture: KeyPicture }

/** `key` waits for its first code; `recoveryCodes` are shown in this answer and never again. */
export type SecondFactorAnswer = {
  key?: AppKey | null
  recoveryCodes?: string[]
  errors: FieldErrors
}

type Posted = {
  page: PageContext
  session: Session
  by: Authorized<'contributor'>
  texts: Record<string, string>
}

/** Asks for the password: a session that somebody left open must not lock its owner out. */
export async function beginOwnSecondFactor(posted: Posted) {
  const { page, session } = posted
  // Strangers share this account.
  if (session.account.isDemo) return answer({ errors: { ownPassword: words.demo(page.language) } }, 403)
  const refused = await refusePassword(posted)
  if (refused) return refused
  const text = await beginSecondFactor(page.db, session.account.id)
  return text ? answer({ key: await describeKey(posted, text), errors: {} }, 200) : toAccount()
}

export async function confirmOwnSecondFactor(posted: Posted) {
  const { page, session, by, texts } = posted
  const { db, now, language } = page
  const confirmed = await confirmSecondFactor(db, { by, session, code: texts.code ?? '', now })
  if (confirmed.ok) return answer({ recoveryCodes: confirmed.recoveryCodes, errors: {} }, 200)
  // The page asks to sign in again, or shows that it is on.
  if (confirmed.reason === 'signed-out' || confirmed.reason === 'not-begun') return toAccount()
  const text = await findUnconfirmedKey(db, session.account.id)
  const key = text && (await describeKey(posted, text))
  const isWrong = confirmed.reason === 'wrong-code'
  const code = (isWrong ? words.wrongCode : words.throttled)(language)
  return answer({ key: key || null, errors: { code } }, isWrong ? 403 : 429)
}

export async function turnOwnSecondFactorOff(posted: Posted) {
  const { page, session, by, texts } = posted
  const refused = await refusePassword(posted)
  if (refused) return refused
  const own = { by, session, code: texts.code ?? '', now: page.now }
  const dropped = await dropOwnSecondFactor(page.db, own)
  if (dropped.ok)
    return redirect(adminPath('/account'), {
      headers: { 'set-cookie': noticeCookie('second-factor-off', page.origin) },
    })
  const isWrong = dropped.reason === 'wrong-code'
  const code = (isWrong ? words.wrongCode : words.throttled)(page.language)
  return answer({ errors: { code } }, isWrong ? 403 : 429)
}

async function refusePassword(posted: Posted) {
  const refused = await confirmSelf(posted)
  return refused && answer({ errors: refused.errors }, refused.status)
}

async function describeKey({ page, session }: Posted, text: string): Promise<AppKey> {
  const { siteName } = await page.findSettings()
  const address = keyAddress(text, { site: siteName, email: session.account.email })
  return { text: (text.match(/.{4}/g) ?? []).join(' '), address, picture: drawKey(address) }
}

function toAccount() {
  return redirect(adminPath('/account'))
}

function answer(secondFactor: SecondFactorAnswer, status: number) {
  return data<PasswordAnswer>({ errors: {}, secondFactor }, { status })
}
