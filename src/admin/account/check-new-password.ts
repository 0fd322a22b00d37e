import { data } from 'react-router'
import type { PasswordChangeResult } from '../../domain/accounts/change-password.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { passwordProblems } from './password-problems.ts'

export function checkNewPassword(
  texts: Record<string, string>,
): { ok: true; password: string } | { ok: false; errors: FieldErrors } {
  const { password = '', repeated = '' } = texts
  if (password === '') return { ok: false, errors: { password: 'Password is required' } }
  if (password !== repeated) return { ok: false, errors: { repeated: 'The two passwords differ' } }
  return { ok: true, password }
}

type Reason = Extract<PasswordChangeResult, { ok: false }>['reason']

/** `message`: what failed, where it is no field that is wrong. */
export type PasswordAnswer = { errors: FieldErrors; message?: string }

export function refusePassword(reason: Reason) {
  const errors: FieldErrors = {}
  switch (reason) {
    case 'wrong-password':
      errors.current = 'This is not your current password'
      return data<PasswordAnswer>({ errors }, { status: 403 })
    case 'throttled':
      errors.current = 'Too many attempts. Please try again in 15 minutes.'
      return data<PasswordAnswer>({ errors }, { status: 429 })
    default:
      errors.password = passwordProblems[reason]
      return data<PasswordAnswer>({ errors }, { status: 400 })
  }
}
