// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const knowsLittle = (language: Language, { read, least }: { read: number; least: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: read, type: 'cardinal', forms: { '=0': `Chowk ने अभी तक कोई शीर्षक नहीं पढ़ा है`, one: `Chowk ने अभी तक एक शीर्षक पढ़ा है`, other: `Chowk ने अभी तक ${formatNumber(read, language)} शीर्षक पढ़े हैं` } })}। ${formatNumber(least, language)} शीर्षकों के बाद वह आम और दुर्लभ शब्दों में फ़र्क कर पाता है और एक ही घटना की खबरें अपने-आप साथ लाता है।` : `${pickPlural(language, { count: read, type: 'cardinal', forms: { '=0': `Chowk has read no headline yet`, one: `Chowk has read one headline so far`, other: `Chowk has read ${formatNumber(read, language)} headlines so far` } })}. From ${formatNumber(least, language)} on it knows rare words from common ones and brings articles on one event together by itself.`
