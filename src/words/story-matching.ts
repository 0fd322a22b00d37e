// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const knowsLittle = (language: Language, { read, least }: { read: number; least: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: read, type: 'cardinal', forms: { '=0': `Chowk ने अभी तक कोई शीर्षक नहीं पढ़ा है`, one: `Chowk ने अभी तक एक शीर्षक पढ़ा है`, other: `Chowk ने अभी तक ${formatNumber(read, language)} शीर्षक पढ़े हैं` } })}। ${formatNumber(least, language)} शीर्षक पढ़ने तक वह अंग्रेज़ी, हिन्दी, बांग्ला और तमिल खबरों के आम शब्दों के सहारे चलता है: उसके बनाए घटनाक्रम ध्यान से जाँचें।` : `${pickPlural(language, { count: read, type: 'cardinal', forms: { '=0': `Chowk has read no headline yet`, one: `Chowk has read one headline so far`, other: `Chowk has read ${formatNumber(read, language)} headlines so far` } })}. Until it has read ${formatNumber(least, language)}, it relies on the words that are common in English, Hindi, Bengali and Tamil news: check its stories carefully.`
