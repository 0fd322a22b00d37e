// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const createFirst = (_: Language): string =>
  `Create the first account`

export const choosePassword = (_: Language): string =>
  `Choose a new password`

export const passwordHint = (_: Language): string =>
  `At least 10 characters`

export const passwordAgain = (_: Language): string =>
  `Password again`

export const createAccount = (_: Language): string =>
  `Create account and sign in`

export const savePassword = (_: Language): string =>
  `Save password`

export const title = (_: Language): string =>
  `Set up`

export const knownEmail = (_: Language): string =>
  `There is already an account with this address`

export const linkExpired = (_: Language): string =>
  `This link has expired`

export const opensNothing = (_: Language): string =>
  `This link opens nothing`

export const opensNothingHint = (_: Language): string =>
  `It has already been used, or it is older than a day. The person who runs the server can create a new one.`

export const signIn = (_: Language): string =>
  `Sign in`
