// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const sharedWords = (language: Language, { words, per100000 }: { words: string; per100000: number }): string =>
  language === 'hi' ? `“${words}”, हर 1 लाख में ${formatNumber(per100000, language)} शीर्षकों में` : `“${words}”, in ${formatNumber(per100000, language)} of 100,000 headlines`

export const sharedWordsOfScript = (language: Language, { words, per100000 }: { words: string; per100000: number }): string =>
  language === 'hi' ? `“${words}”, इस लिपि के हर 1 लाख में ${formatNumber(per100000, language)} शीर्षकों में` : `“${words}”, in ${formatNumber(per100000, language)} of 100,000 headlines in this script`

export const hoursApart = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { '=0': `एक घंटे से कम का अंतर`, one: `${formatNumber(count, language)} घंटे का अंतर`, other: `${formatNumber(count, language)} घंटे का अंतर` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { '=0': `less than an hour apart`, one: `${formatNumber(count, language)} hour apart`, other: `${formatNumber(count, language)} hours apart` } })}`

export const outlets = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} संस्थान`, other: `${formatNumber(count, language)} संस्थान` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`

export const namesAcrossScripts = (language: Language, { name, other, per100000 }: { name: string; other: string; per100000: number }): string =>
  language === 'hi' ? `“${name}” सुनने में “${other}” जैसा है और हर 1 लाख में ${formatNumber(per100000, language)} शीर्षकों में है` : `“${name}” sounds like “${other}” and is in ${formatNumber(per100000, language)} of 100,000 headlines`

export const bothName = (language: Language, { names }: { names: string }): string =>
  language === 'hi' ? `दोनों में ${names}` : `Both name ${names}`

export const littleInCommon = (language: Language, { leaving, of }: { leaving: number; of: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: of, type: 'cardinal', forms: { one: `${formatNumber(of, language)} खबर`, other: `${formatNumber(of, language)} खबरों` } })} में से ${formatNumber(leaving, language)} बाकी खबरों से मेल नहीं खाती` : `${formatNumber(leaving, language)} of ${pickPlural(language, { count: of, type: 'cardinal', forms: { one: `${formatNumber(of, language)} article`, other: `${formatNumber(of, language)} articles` } })} ${pickPlural(language, { count: leaving, type: 'cardinal', forms: { one: `has`, other: `have` } })} little in common with the others`

export const agencyCopy = (language: Language): string =>
  language === 'hi' ? `एजेंसी की वही खबर` : `the same agency text`

export const noAgencyCopy = (language: Language): string =>
  language === 'hi' ? `एजेंसी की खबर नहीं` : `not the agency’s text`

export const unlikeTheOthers = (language: Language, { leaving, of, percent }: { leaving: number; of: number; percent: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: of, type: 'cardinal', forms: { one: `${formatNumber(of, language)} खबर`, other: `${formatNumber(of, language)} खबरों` } })} में से ${pickPlural(language, { count: leaving, type: 'cardinal', forms: { one: `${formatNumber(leaving, language)} बाकी से बहुत कम मेल खाती है`, other: `${formatNumber(leaving, language)} बाकी से बहुत कम मेल खाती हैं` } })}; सबसे मिलती-जुलती दो खबरों के एक ही घटना पर होने की संभावना ${formatNumber(percent, language)}% है` : `${formatNumber(leaving, language)} of ${pickPlural(language, { count: of, type: 'cardinal', forms: { one: `${formatNumber(of, language)} article`, other: `${formatNumber(of, language)} articles` } })} ${pickPlural(language, { count: leaving, type: 'cardinal', forms: { one: `has`, other: `have` } })} little in common with the others; the closest two are about the same event with a probability of ${formatNumber(percent, language)}%`
