// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const subject = (language: Language, { siteName, headline }: { siteName: string; headline: string }): string =>
  language === 'hi' ? `${siteName}: ${headline}` : language === 'ta' ? `${siteName}: ${headline}` : `${siteName}: ${headline}`

export const testSubject = (language: Language, { subject }: { subject: string }): string =>
  language === 'hi' ? `जाँच: ${subject}` : language === 'ta' ? `சோதனை: ${subject}` : `Test: ${subject}`

export const readOn = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `${siteName} पर पढ़ें` : language === 'ta' ? `${siteName} தளத்தில் படிக்க` : `Read on ${siteName}`

export const why = <Node,>(language: Language, { page, siteName }: { page: (text: string) => Node; siteName: string }): (string | Node)[] =>
  language === 'hi' ? [`यह मेल आपको इसलिए मिला है क्योंकि आपने `, page(`${siteName} का न्यूज़लेटर`), ` लिया है।`] : language === 'ta' ? [page(`${siteName} செய்திமடலை`), ` நீங்கள் கேட்டதால் இந்த மின்னஞ்சல் வருகிறது.`] : [`You get this mail because you subscribed to the `, page(`newsletter of ${siteName}`), `.`]

export const leave = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर बंद करें` : language === 'ta' ? `செய்திமடலை நிறுத்துக` : `Unsubscribe`

export const confirmSubject = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `${siteName} के न्यूज़लेटर की पुष्टि करें` : language === 'ta' ? `${siteName} செய்திமடலை உறுதிசெய்யுங்கள்` : `Please confirm the newsletter of ${siteName}`

export const confirmAsk = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `इस पते पर ${siteName} का न्यूज़लेटर माँगा गया है। अगर इसे आपने माँगा है, तो कृपया पुष्टि करें।` : language === 'ta' ? `இந்த முகவரிக்கு ${siteName} செய்திமடல் கேட்கப்பட்டுள்ளது, பெரும்பாலும் நீங்களே கேட்டிருப்பீர்கள். அது வேண்டும் என உறுதிசெய்யுங்கள்.` : `Somebody, most likely you, subscribed to the newsletter of ${siteName} with this address. Please confirm that you want it.`

export const confirmButton = (language: Language): string =>
  language === 'hi' ? `पुष्टि करें` : language === 'ta' ? `உறுதிசெய்க` : `Confirm`

export const confirmOtherwise = (language: Language, { days }: { days: number }): string =>
  language === 'hi' ? `अगर आपने यह नहीं माँगा, तो कुछ न करें। कोई मेल नहीं आएगा और यह पता ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} दिन`, other: `${formatNumber(days, language)} दिन` } })} बाद मिटा दिया जाएगा।` : language === 'ta' ? `நீங்கள் கேட்கவில்லை எனில் எதுவும் செய்ய வேண்டாம். மடல் எதுவும் வராது; ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} நாளுக்குப்`, other: `${formatNumber(days, language)} நாள்களுக்குப்` } })} பிறகு முகவரி நீக்கப்படும்.` : `If it was not you, do nothing. No newsletter is sent, and the address is deleted after ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} day`, other: `${formatNumber(days, language)} days` } })}.`
