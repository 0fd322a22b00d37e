// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const justNow = (language: Language): string =>
  language === 'hi' ? `अभी-अभी` : language === 'ta' ? `இப்போது` : `just now`

export const recently = (language: Language): string =>
  language === 'hi' ? `हाल ही में` : language === 'ta' ? `அண்மையில்` : `recently`

export const inIndia = (language: Language, { time }: { time: string }): string =>
  language === 'hi' ? `${time} IST` : language === 'ta' ? `${time} IST` : `${time} IST`
