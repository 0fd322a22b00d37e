import { encode } from 'uqr'
import { adminPath } from '../../address/admin-path.ts'
import { keyAddress } from '../../domain/second-factor/second-factor-code.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropOwnSecondFactor,
  findUnconfirmedKey,
} from '../../domain/second-factor/turn-on.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/second-factor.ts'
import * as codeWords from '../../words/sign-in-code.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { confirmSelf } from '../frame/confirm-self.ts'
import { redirectWithNotice } from '../notices/notice.ts'
import { type Posted, respond, toAccount } from './check-new-password.ts'

/** A QR code: its squares as an SVG path, in a field of `size` squares. */
type KeyPicture = { size: number; path: string }

/** The key as text in groups of four, as an address that opens an app, and as a picture of that address. */
export type AppKey = { text: string; address: string; picture: KeyPicture }

/** `key` waits for its first code; `recoveryCodes` are shown only in this response. */
export type SecondFactorResponse = { key?: AppKey | null; recoveryCodes?: string[]; errors: FieldErrors }

/** Requires the password, so that an unattended open session cannot lock the owner out. */
export async function beginOwnSecondFactor(posted: Posted) {
  const { page, session } = posted
  // The demo account is shared by strangers.
  if (session.account.isDemo)
    return respond({ secondFactor: { errors: { ownPassword: words.demo(page.language) } } }, 403)
  const refused = await refusePassword(posted)
  if (refused) return refused
  const text = await beginSecondFactor(page.db, session.account.id)
  return text
    ? respond({ secondFactor: { key: await describeKey(posted, text), errors: {} } }, 200)
    : toAccount()
}

/** Requires the password again once it is long ago: a wrong code shows the key, and a right one turns the step on. */
export async function confirmOwnSecondFactor(posted: Posted) {
  const { page, session, by, texts } = posted
  const refused = await refusePassword(posted)
  if (refused) return refused
  const { db, now, language } = page
  const confirmed = await confirmSecondFactor(db, { by, session, code: texts.code ?? '', now })
  if (confirmed.ok)
    return respond({ secondFactor: { recoveryCodes: confirmed.recoveryCodes, errors: {} } }, 200)
  // The page then asks to sign in again, or shows the current state.
  if (confirmed.reason === 'signed-out' || confirmed.reason === 'not-begun') return toAccount()
  const text = await findUnconfirmedKey(db, session.account.id)
  const key = text && (await describeKey(posted, text))
  return refuseCode(confirmed.reason, { language, key: key || null })
}

export async function turnOwnSecondFactorOff(posted: Posted) {
  const { page, session, by, texts } = posted
  const refused = await refusePassword(posted)
  if (refused) return refused
  const own = { by, session, code: texts.code ?? '', now: page.now }
  const dropped = await dropOwnSecondFactor(page.db, own)
  if (dropped.ok) return redirectWithNotice(adminPath('/account'), 'second-factor-off', page)
  return refuseCode(dropped.reason, page)
}

function refuseCode(
  reason: 'wrong-code' | 'throttled',
  { language, key }: { language: Language; key?: AppKey | null },
) {
  const [code, status] =
    reason === 'wrong-code' ? [codeWords.wrongCode(language), 403] : [words.throttled(language), 429]
  return respond({ secondFactor: { key, errors: { code } } }, status)
}

async function refusePassword(posted: Posted) {
  const refused = await confirmSelf(posted)
  return refused && respond({ secondFactor: { errors: refused.errors } }, refused.status)
}

async function describeKey({ page, session }: Posted, text: string): Promise<AppKey> {
  const { siteName } = await page.findSettings()
  const address = keyAddress(text, { site: siteName, email: session.account.email })
  return { text: (text.match(/.{4}/g) ?? []).join(' '), address, picture: drawKey(address) }
}

export function drawKey(address: string): KeyPicture {
  // Scanners find the corners by an empty border of four squares.
  const { size, data } = encode(address, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, path: squares.join('') }
}
