import type { NewPasswordProblem } from '../../domain/accounts/new-password.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/account-desk.ts'

export const passwordProblems: Record<NewPasswordProblem, (language: Language) => string> = {
  'too-short': words.tooShort,
  'too-long': words.tooLong,
  common: words.common,
}
