import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import {
  findNewPasswordProblem,
  type NewPasswordProblem,
  type PasswordChangeResult,
} from '../../domain/accounts/password.ts'
import type { Session } from '../../domain/accounts/sessions.ts'
import type { PageContext } from '../../http/page-context.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/account-desk.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import type { PasskeyResponse, TokenResponse } from './change-keys.ts'
import type { SecondFactorResponse } from './change-second-factor.ts'

export const passwordProblems: Record<NewPasswordProblem, (language: Language) => string> = {
  'too-short': words.tooShort,
  'too-long': words.tooLong,
  common: words.common,
}

/** Reports the problems of both fields at once, so that nobody types a password twice to learn that it is too short. */
export async function checkNewPassword(
  texts: Record<string, string>,
  language: Language,
): Promise<{ ok: true; password: string } | { ok: false; errors: FieldErrors }> {
  const { password = '', repeated = '' } = texts
  if (password === '') return { ok: false, errors: { password: words.passwordRequired(language) } }
  const problem = await findNewPasswordProblem(password)
  if (problem === null && password === repeated) return { ok: true, password }
  const errors: FieldErrors = {}
  if (problem) errors.password = passwordProblems[problem](language)
  if (password !== repeated) errors.repeated = words.passwordsDiffer(language)
  return { ok: false, errors }
}

type Reason = Extract<PasswordChangeResult, { ok: false }>['reason']

/** `message`: a failure that belongs to no field. */
export type PasswordResponse = {
  errors: FieldErrors
  message?: string
  token?: TokenResponse
  passkey?: PasskeyResponse
  secondFactor?: SecondFactorResponse
}

/** A form of the account's page. */
export type Posted = {
  page: PageContext
  session: Session
  by: Authorized<'contributor'>
  texts: Record<string, string>
}

export function respond(response: Partial<PasswordResponse>, status: number) {
  return data<PasswordResponse>({ errors: {}, ...response }, { status })
}

export function toAccount() {
  return redirect(adminPath('/account'))
}

export function refusePassword(reason: Reason, language: Language) {
  const errors: FieldErrors = {}
  switch (reason) {
    case 'wrong-password':
      errors.current = words.wrongCurrent(language)
      return respond({ errors }, 403)
    case 'throttled':
      errors.current = words.throttled(language)
      return respond({ errors }, 429)
    default:
      errors.password = passwordProblems[reason](language)
      return respond({ errors }, 400)
  }
}
