// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const commandLine = (language: Language): string =>
  language === 'hi' ? `कमांड लाइन` : `Command line`

export const starterList = (language: Language): string =>
  language === 'hi' ? `शुरुआती सूची` : `Starter list`

export const schedule = (language: Language): string =>
  language === 'hi' ? `शेड्यूल` : `Schedule`

export const poll = (language: Language): string =>
  language === 'hi' ? `फ़ीड की जाँच` : `Poll`
