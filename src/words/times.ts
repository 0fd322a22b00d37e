// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const justNow = (_: Language): string =>
  `just now`

export const recently = (_: Language): string =>
  `recently`

export const inIndia = (_: Language, { time }: { time: string }): string =>
  `${time} IST`
