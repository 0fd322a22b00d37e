// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const throttled = (language: Language, { minutes }: { minutes: number }): string =>
  `${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `Too many attempts. Please try again in ${formatNumber(minutes, language)} minute.`, other: `Too many attempts. Please try again in ${formatNumber(minutes, language)} minutes.` } })}`

export const emailIs = (_: Language, { email }: { email: string }): string =>
  `Email: ${email}`

export const passwordIs = (_: Language, { password }: { password: string }): string =>
  `Password: ${password}`

export const failed = (_: Language): string =>
  `An error occurred during login. Please try again.`

export const authenticationFailed = (_: Language): string =>
  `Authentication failed. Please try again.`

export const demoHint = (_: Language): string =>
  `Invalid credentials. Use demo account:`

export const title = (_: Language): string =>
  `Admin Login`

export const demoCredentials = (_: Language): string =>
  `Demo credentials`

export const noAccount = (_: Language): string =>
  `There is no account yet: open the link that Chowk printed when it started. A restart prints a new one.`

export const signingIn = (_: Language): string =>
  `Signing in...`

export const signIn = (_: Language): string =>
  `Sign in`

export const backToSite = (_: Language): string =>
  `Back to the site`
