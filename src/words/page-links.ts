// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const label = (language: Language): string =>
  language === 'hi' ? `पेज` : language === 'ta' ? `பக்கங்கள்` : `Pages`

export const newest = (language: Language): string =>
  language === 'hi' ? `सबसे नई` : language === 'ta' ? `புதியவை` : `Newest`

export const moreArticles = (language: Language): string =>
  language === 'hi' ? `और खबरें` : language === 'ta' ? `மேலும் செய்திகள்` : `More articles`
