import { listPersonProblems } from '../../domain/accounts/add-account.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/accounts-desk.ts'
import type { FieldErrors } from '../forms/read-form.ts'

/** What is wrong with the name and the address of a new account, each beside its field. */
export function personErrors(person: { email: string; name: string }, language: Language): FieldErrors {
  const errors: FieldErrors = {}
  for (const problem of listPersonProblems(person)) {
    if (problem === 'bad-email') errors.email = 'bad-email'
    else errors.name = problem === 'no-name' ? 'name-required' : words.longName(language)
  }
  return errors
}
