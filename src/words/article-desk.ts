// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const already = <Node,>(language: Language, { place, link, why, reason }: { place: string; link: (text: string) => Node; why: (text: string) => Node; reason: string }): (string | Node)[] =>
  language === 'hi' ? [`${place === 'published' ? `पहले ही प्रकाशित` : place === 'queue' ? `पहले से कतार में` : `पहले से निर्धारित`}: `, link(``), ` `, why(`(${reason})`)] : [`${place === 'published' ? `Already published` : place === 'queue' ? `Already in the queue` : `Already scheduled`}: `, link(``), ` `, why(`(${reason})`)]

export const alike = <Node,>(language: Language, { place, link, why, reason }: { place: string; link: (text: string) => Node; why: (text: string) => Node; reason: string }): (string | Node)[] =>
  language === 'hi' ? [`${place === 'published' ? `एक प्रकाशित खबर से मिलती-जुलती` : place === 'queue' ? `कतार की एक खबर से मिलती-जुलती` : `एक निर्धारित खबर से मिलती-जुलती`}: `, link(``), ` `, why(`(${reason})`)] : [`${place === 'published' ? `Similar to a published article` : place === 'queue' ? `Similar to an entry in the queue` : `Similar to a scheduled article`}: `, link(``), ` `, why(`(${reason})`)]

export const fetch = (language: Language): string =>
  language === 'hi' ? `पेज पढ़ें` : `Fetch`

export const reading = (language: Language): string =>
  language === 'hi' ? `पेज पढ़ा जा रहा है…` : `Reading the page…`

export const filled = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} फ़ील्ड भरी गई; इसे जाँच लें।`, other: `${formatNumber(count, language)} फ़ील्ड भरी गईं; इन्हें जाँच लें।` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `One field was filled in.`, other: `${formatNumber(count, language)} fields were filled in; check them.` } })}`

export const ownAddress = <Node,>(language: Language, { url, note }: { url: (text: string) => Node; note: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`पेज अपना पता यह बताता है: `, url(``), ` `, note(``)] : [`The page gives its own address as `, url(``), ` `, note(``)]

export const note = (language: Language, { note }: { note: string }): string =>
  language === 'hi' ? `(${note})` : `(${note})`

export const useAddress = (language: Language): string =>
  language === 'hi' ? `यही पता लें` : `Use this address`

export const offers = (language: Language): string =>
  language === 'hi' ? `पेज पर दूसरे विकल्प` : `Other values on the page`

export const kept = (language: Language): string =>
  language === 'hi' ? `आपका लिखा रखा गया है। पेज पर यह है:` : `What you typed was kept. The page says:`

export const offer = <Node,>(language: Language, { label, value }: { label: string; value: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`${label}: `, value(``)] : [`${label}: `, value(``)]

export const signedOut = (language: Language): string =>
  language === 'hi' ? `आपका सत्र खत्म हो गया है। फिर लॉग इन करें; आपने जो लिखा, वह फ़ॉर्म में मौजूद है।` : `Your session has ended. Sign in again; what you typed stays in the form.`

export const notReached = (language: Language): string =>
  language === 'hi' ? `सर्वर से संपर्क नहीं हो सका। फिर कोशिश करें, या फ़ॉर्म खुद भरें।` : `The server could not be reached. Try again, or fill in the fields by hand.`

export const tooMany = (language: Language, { minutes }: { minutes: number }): string =>
  language === 'hi' ? `एक साथ बहुत पेज माँगे गए। ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} मिनट`, other: `${formatNumber(minutes, language)} मिनट` } })} बाद फिर कोशिश करें, या फ़ॉर्म खुद भरें।` : `Too many pages in a short time. Try again in ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} minute`, other: `${formatNumber(minutes, language)} minutes` } })}, or fill in the fields by hand.`

export const proposed = (language: Language, { reason }: { reason: string }): string =>
  language === 'hi' ? `प्रस्तावित: ${reason}` : `Proposed: ${reason}`

export const from = (language: Language, { origin }: { origin: string }): string =>
  language === 'hi' ? `${origin} से` : `From ${origin}`

export const fromLogo = (language: Language, { origin }: { origin: string }): string =>
  language === 'hi' ? `${origin} से; संस्थान का लोगो लगता है` : `From ${origin}; looks like the outlet’s logo`

export const fromOtherDay = (language: Language, { origin, day }: { origin: string; day: string }): string =>
  language === 'hi' ? `${origin} से; संस्थान के समय में ${day}` : `From ${origin}; ${day} in the outlet’s time zone`

export const origin = (language: Language, { origin }: { origin: string }): string =>
  language === 'hi' ? `${origin === 'openGraph' ? `Open Graph` : origin === 'jsonLd' ? `JSON-LD` : origin === 'twitterCard' ? `Twitter कार्ड` : origin === 'meta' ? `meta टैग` : origin === 'microdata' ? `microdata` : origin === 'timeElement' ? `पेज पर लिखे समय` : origin === 'titleElement' ? `पेज के title` : origin === 'heading' ? `पेज के शीर्षक` : origin === 'linkElement' ? `link टैग` : origin === 'htmlElement' ? `पेज के lang` : origin === 'scriptData' ? `स्क्रिप्ट के डेटा` : origin === 'text' ? `पेज पर लिखे शब्दों` : origin === 'picture' ? `पेज की तस्वीर` : origin === 'video' ? `पेज के वीडियो` : origin === 'scriptOfLetters' ? `अक्षरों की लिपि` : origin === 'httpHeader' ? `सर्वर के जवाब` : origin === 'address' ? `पते` : `संस्थान की आपकी जानकारी`}` : `${origin === 'openGraph' ? `Open Graph` : origin === 'jsonLd' ? `JSON-LD` : origin === 'twitterCard' ? `the Twitter card` : origin === 'meta' ? `a meta tag` : origin === 'microdata' ? `microdata` : origin === 'timeElement' ? `a time on the page` : origin === 'titleElement' ? `the page’s title` : origin === 'heading' ? `the heading on the page` : origin === 'linkElement' ? `a link tag` : origin === 'htmlElement' ? `the page’s lang` : origin === 'scriptData' ? `data in a script` : origin === 'text' ? `the visible text` : origin === 'picture' ? `a picture on the page` : origin === 'video' ? `a video on the page` : origin === 'scriptOfLetters' ? `the script it is written in` : origin === 'httpHeader' ? `the server’s response` : origin === 'address' ? `the address` : `your record of the outlet`}`

export const take = (language: Language): string =>
  language === 'hi' ? `यही लें` : `Use`

export const takeLabel = (language: Language, { label }: { label: string }): string =>
  language === 'hi' ? `पेज से लें: ${label}` : `Use the page’s ${label}`
