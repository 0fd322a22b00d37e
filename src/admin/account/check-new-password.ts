import { data } from 'react-router'
import type { PasswordChangeResult } from '../../domain/accounts/change-password.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/account-desk.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import type { PasskeyAnswer } from './change-passkeys.ts'
import type { SecondFactorAnswer } from './change-second-factor.ts'
import type { TokenAnswer } from './change-tokens.ts'
import { passwordProblems } from './password-problems.ts'

export function checkNewPassword(
  texts: Record<string, string>,
  language: Language,
): { ok: true; password: string } | { ok: false; errors: FieldErrors } {
  const { password = '', repeated = '' } = texts
  if (password === '') return { ok: false, errors: { password: words.passwordRequired(language) } }
  if (password !== repeated) return { ok: false, errors: { repeated: words.passwordsDiffer(language) } }
  return { ok: true, password }
}

type Reason = Extract<PasswordChangeResult, { ok: false }>['reason']

/** `message`: what failed, where it is no field that is wrong. */
export type PasswordAnswer = {
  errors: FieldErrors
  message?: string
  token?: TokenAnswer
  passkey?: PasskeyAnswer
  secondFactor?: SecondFactorAnswer
}

export function refusePassword(reason: Reason, language: Language) {
  const errors: FieldErrors = {}
  switch (reason) {
    case 'wrong-password':
      errors.current = words.wrongCurrent(language)
      return data<PasswordAnswer>({ errors }, { status: 403 })
    case 'throttled':
      errors.current = words.throttled(language)
      return data<PasswordAnswer>({ errors }, { status: 429 })
    default:
      errors.password = passwordProblems[reason](language)
      return data<PasswordAnswer>({ errors }, { status: 400 })
  }
}
