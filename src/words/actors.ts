// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const commandLine = (_: Language): string =>
  `Command line`

export const starterList = (_: Language): string =>
  `Starter list`

export const schedule = (_: Language): string =>
  `Schedule`
