import { type Scope, tokenDays, tokenNameLengthMax } from '../../domain/accounts/api-token.ts'
import { addApiToken, revokeApiToken } from '../../domain/accounts/api-token-queries.ts'
import { scopesOf } from '../../domain/accounts/authorize.ts'
import { storableLine } from '../../domain/fields/form-text-schema.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/api-tokens.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { confirmSelf } from '../frame/confirm-self.ts'
import { type Posted, respond, toAccount } from './check-new-password.ts'

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
  return respond({ token: { errors: { name: words.tooMany(language) }, typed } }, 409)
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
  if (name === '') errors.name = words.nameRequired(language)
  if (name.length > tokenNameLengthMax) errors.name = words.nameTooLong(language)
  if (scopes.length === 0) errors.scopes = words.scopeRequired(language)
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, token: { name, scopes, days } }
}
