import { data, redirect } from 'react-router'
import { encode } from 'uqr'
import { adminPath } from '../../address/admin-path.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { Session } from '../../domain/accounts/sessions.ts'
import { keyAddress } from '../../domain/second-factor/second-factor-code.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropOwnSecondFactor,
  findUnconfirmedKey,
} from '../../domain/second-factor/turn-on.ts'
import type { PageContext } from '../../http/page-context.ts'
import * as words from '../../words/second-factor.ts'
import * as codeWords from '../../words/sign-in-code.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { confirmSelf } from '../frame/confirm-self.ts'
import { redirectWithNotice } from '../notices/notice.ts'
import type { PasswordResponse } from './check-new-password.ts'

/** A QR code: its squares as an SVG path, in a field of `size` squares. */
type KeyPicture = { size: number; path: string }

/** The key as text in groups of four, as an address that opens an app, and as a picture of that address. */
export type AppKey = { text: string; address: string; picture: KeyPicture }

/** `key` waits for its first code; `recoveryCodes` are shown only in this response. */
export type SecondFactorResponse = { key?: AppKey | null; recoveryCodes?: string[]; errors: FieldErrors }

export type Posted = {
  page: PageContext
  session: Session
  by: Authorized<'contributor'>
  texts: Record<string, string>
}

/** Requires the password, so that an unattended open session cannot lock the owner out. */
export async function beginOwnSecondFactor(posted: Posted) {
  const { page, session } = posted
  // The demo account is shared by strangers.
  if (session.account.isDemo) return respond({ errors: { ownPassword: words.demo(page.language) } }, 403)
  const refused = await refusePassword(posted)
  if (refused) return refused
  const text = await beginSecondFactor(page.db, session.account.id)
  return text ? respond({ key: await describeKey(posted, text), errors: {} }, 200) : toAccount()
}

/** Requires the password again once it is long ago: a wrong code shows the key, and a right one turns the step on. */
export async function confirmOwnSecondFactor(posted: Posted) {
  const { page, session, by, texts } = posted
  const refused = await refusePassword(posted)
  if (refused) return refused
  const { db, now, language } = page
  const confirmed = await confirmSecondFactor(db, { by, session, code: texts.code ?? '', now })
  if (confirmed.ok) return respond({ recoveryCodes: confirmed.recoveryCodes, errors: {} }, 200)
  // The page then asks to sign in again, or shows the current state.
  if (confirmed.reason === 'signed-out' || confirmed.reason === 'not-begun') return toAccount()
  const text = await findUnconfirmedKey(db, session.account.id)
  const key = text && (await describeKey(posted, text))
  const isWrong = confirmed.reason === 'wrong-code'
  const code = (isWrong ? codeWords.wrongCode : words.throttled)(language)
  return respond({ key: key || null, errors: { code } }, isWrong ? 403 : 429)
}

export async function turnOwnSecondFactorOff(posted: Posted) {
  const { page, session, by, texts } = posted
  const refused = await refusePassword(posted)
  if (refused) return refused
  const own = { by, session, code: texts.code ?? '', now: page.now }
  const dropped = await dropOwnSecondFactor(page.db, own)
  if (dropped.ok) return redirectWithNotice(adminPath('/account'), 'second-factor-off', page)
  const isWrong = dropped.reason === 'wrong-code'
  const code = (isWrong ? codeWords.wrongCode : words.throttled)(page.language)
  return respond({ errors: { code } }, isWrong ? 403 : 429)
}

async function refusePassword(posted: Posted) {
  const refused = await confirmSelf(posted)
  return refused && respond({ errors: refused.errors }, refused.status)
}

async function describeKey({ page, session }: Posted, text: string): Promise<AppKey> {
  const { siteName } = await page.findSettings()
  const address = keyAddress(text, { site: siteName, email: session.account.email })
  return { text: (text.match(/.{4}/g) ?? []).join(' '), address, picture: drawKey(address) }
}

function toAccount() {
  return redirect(adminPath('/account'))
}

function respond(secondFactor: SecondFactorResponse, status: number) {
  return data<PasswordResponse>({ errors: {}, secondFactor }, { status })
}

export function drawKey(address: string): KeyPicture {
  // Scanners find the corners by an empty border of four squares.
  const { size, data } = encode(address, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, path: squares.join('') }
}
