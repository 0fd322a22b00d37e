// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const left = (language: Language): string =>
  language === 'hi' ? `वामपंथी` : `Left`

export const leanLeft = (language: Language): string =>
  language === 'hi' ? `वामपंथ की ओर झुकाव` : `Lean left`

export const centre = (language: Language): string =>
  language === 'hi' ? `मध्यमार्गी` : `Centre`

export const leanRight = (language: Language): string =>
  language === 'hi' ? `दक्षिणपंथ की ओर झुकाव` : `Lean right`

export const right = (language: Language): string =>
  language === 'hi' ? `दक्षिणपंथी` : `Right`

export const notRated = (language: Language): string =>
  language === 'hi' ? `रेटिंग नहीं` : `Not rated`

export const inSentence = (language: Language, { lean }: { lean: string }): string =>
  language === 'hi' ? `${lean === 'left' ? `वामपंथी` : lean === 'leanLeft' ? `वामपंथ की ओर झुकाव` : lean === 'centre' ? `मध्यमार्गी` : lean === 'leanRight' ? `दक्षिणपंथ की ओर झुकाव` : lean === 'right' ? `दक्षिणपंथी` : `रेटिंग नहीं`}` : `${lean === 'left' ? `left` : lean === 'leanLeft' ? `lean left` : lean === 'centre' ? `centre` : lean === 'leanRight' ? `lean right` : lean === 'right' ? `right` : `not rated`}`
