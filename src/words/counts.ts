// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const outlets = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} संस्थान`, other: `${formatNumber(count, language)} संस्थान` } })}` : language === 'ta' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} ஊடகம்`, other: `${formatNumber(count, language)} ஊடகங்கள்` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`

export const more = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)} और` : language === 'ta' ? `மேலும் ${formatNumber(count, language)}` : `${formatNumber(count, language)} more`

export const articlesFound = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} खबर मिली`, other: `${formatNumber(count, language)} खबरें मिलीं` } })}` : language === 'ta' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} செய்தி கிடைத்தது`, other: `${formatNumber(count, language)} செய்திகள் கிடைத்தன` } })}` : `${formatNumber(count, language)} articles found`

export const moreArticlesFound = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)}+ खबरें मिलीं` : language === 'ta' ? `${formatNumber(count, language)}+ செய்திகள் கிடைத்தன` : `${formatNumber(count, language)}+ articles found`
