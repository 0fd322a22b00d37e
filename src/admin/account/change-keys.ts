import { type Scope, tokenDays, tokenNameLengthMax } from '../../domain/accounts/api-token.ts'
import { addApiToken, revokeApiToken } from '../../domain/accounts/api-token-queries.ts'
import { scopesOf } from '../../domain/accounts/authorize.ts'
import { storableLine } from '../../domain/fields/form-text-schema.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { addPasskey, beginPasskey, type PasskeyCreation } from '../../domain/passkeys/add-passkey.ts'
import {
  listPasskeys,
  passkeyNameLengthMax,
  passkeysMax,
  removePasskey,
} from '../../domain/passkeys/passkey.ts'
import { findRelyingParty } from '../../domain/passkeys/passkey-ceremony.ts'
import type { Language } from '../../text/language.ts'
import * as tokenWords from '../../words/api-tokens.ts'
import * as words from '../../words/passkeys.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { confirmSelf } from '../frame/confirm-self.ts'
import { type Posted, respond, toAccount } from './check-new-password.ts'

/** `creation`: the options that the browser passes to the device; `name`: the name of the new passkey. */
export type PasskeyResponse = { creation: PasskeyCreation; name: string } | { errors: FieldErrors }

/** Requires the password, so that an unattended open session cannot become a key that never expires. */
export async function beginAddingPasskey({ page, session, texts }: Posted) {
  const { db, now, origin, language } = page
  const { account } = session
  const relyingParty = findRelyingParty(origin)
  const read = readName(texts, language)
  if (!relyingParty) return refuse(words.needsHost(language), 409)
  if (!read.ok) return refuse(read.problem, 400)
  const refused = await confirmSelf({ page, session, texts })
  if (refused) return respond({ passkey: { errors: refused.errors } }, refused.status)
  if ((await listPasskeys(db, account.id)).length >= passkeysMax) return refuse(words.tooMany(language), 409)
  const { siteName } = await page.findSettings()
  const creation = await beginPasskey(db, { account, relyingParty, siteName, now })
  return respond({ passkey: { creation, name: read.name } }, 200)
}

/** Receives the device's response, which the browser posts. */
export async function finishAddingPasskey({ page, session, texts }: Posted) {
  const { db, now, origin, language } = page
  const relyingParty = findRelyingParty(origin)
  const read = readName(texts, language)
  if (!relyingParty) return refuse(words.needsHost(language), 409)
  if (!read.ok) return refuse(read.problem, 400)
  const accountId = session.account.id
  const request = {
    accountId,
    sessionId: session.id,
    name: read.name,
    response: texts.response ?? '',
    relyingParty,
    now,
  }
  const added = await addPasskey(db, request)
  // Signed out, the page asks to sign in again.
  if (added.ok || added.reason === 'signed-out') return toAccount()
  return added.reason === 'too-many'
    ? refuse(words.tooMany(language), 409)
    : refuse(words.notVerified(language), 400)
}

export async function dropPasskey({ page, session, texts }: Posted) {
  const id = texts.passkey ?? ''
  if (isUuid(id)) await removePasskey(page.db, { id, accountId: session.account.id })
  return toAccount()
}

function readName(texts: Record<string, string>, language: Language) {
  const name = storableLine(texts.name ?? '')
  if (name === '') return { ok: false, problem: words.nameRequired(language) } as const
  if (name.length > passkeyNameLengthMax) return { ok: false, problem: words.nameTooLong(language) } as const
  return { ok: true, name } as const
}

function refuse(name: string, status: number) {
  return respond({ passkey: { errors: { name } } }, status)
}

/** `made`: the token, which is shown only in this response. `typed`: what the refused form had, by the names of its fields. */
export type TokenResponse = { made: string } | { errors: FieldErrors; typed: Record<string, string> }

/** Requires the password, so that an unattended open session cannot become a key for a year. */
export async function makeToken({ page, session, texts }: Posted) {
  const { db, now, language } = page
  const { ownPassword: _, ...typed } = texts
  const read = readToken(texts, { usable: scopesOf(session.account.role), language })
  if (!read.ok) return respond({ token: { errors: read.errors, typed } }, 400)
  const refused = await confirmSelf({ page, session, texts })
  if (refused) return respond({ token: { errors: refused.errors, typed } }, refused.status)
  const accountId = session.account.id
  const made = await addApiToken(db, { accountId, sessionId: session.id, ...read.token, now })
  if (made.ok) return respond({ token: { made: made.token } }, 200)
  // The page then asks to sign in again.
  if (made.reason === 'signed-out') return toAccount()
  return respond({ token: { errors: { name: tokenWords.tooMany(language) }, typed } }, 409)
}

export async function revokeToken({ page, session, texts }: Posted) {
  const id = texts.token ?? ''
  if (isUuid(id)) await revokeApiToken(page.db, { id, accountId: session.account.id })
  return toAccount()
}

type ReadToken =
  | { ok: true; token: { name: string; scopes: Scope[]; days: number } }
  | { ok: false; errors: FieldErrors }

function readToken(
  texts: Record<string, string>,
  { usable, language }: { usable: Scope[]; language: Language },
): ReadToken {
  const name = storableLine(texts.name ?? '')
  const scopes = usable.filter(scope => scope in texts)
  const days = tokenDays.find(each => String(each) === texts.days) ?? tokenDays[0]
  const errors: FieldErrors = {}
  if (name === '') errors.name = tokenWords.nameRequired(language)
  if (name.length > tokenNameLengthMax) errors.name = tokenWords.nameTooLong(language)
  if (scopes.length === 0) errors.scopes = tokenWords.scopeRequired(language)
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, token: { name, scopes, days } }
}
