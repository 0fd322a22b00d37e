import { listPersonProblems, type Person, type PersonProblem } from '../../domain/accounts/add-account.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/accounts-desk.ts'
import type { FieldErrors } from '../forms/read-form.ts'

/** What is wrong with the name and the address of an account, each beside its field. */
export function personErrors(person: Person, language: Language): FieldErrors {
  const errors: FieldErrors = {}
  for (const problem of listPersonProblems(person)) {
    if (problem === 'bad-email') errors.email = 'bad-email'
    else errors.name = problem === 'no-name' ? 'name-required' : words.longName(language)
  }
  return errors
}

/** The same when the database has refused the person. */
export function refusedPerson(
  reason: PersonProblem | 'known-email',
  { person, language }: { person: Person; language: Language },
): FieldErrors {
  return reason === 'known-email' ? { email: words.knownEmail(language) } : personErrors(person, language)
}
