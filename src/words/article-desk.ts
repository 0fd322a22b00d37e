// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const already = <Node,>(_: Language, { place, link, why, reason }: { place: string; link: (text: string) => Node; why: (text: string) => Node; reason: string }): (string | Node)[] =>
  [`${place === 'published' ? `Already published` : place === 'queue' ? `Already in the queue` : `Already scheduled`}: `, link(``), ` `, why(`(${reason})`)]

export const alike = <Node,>(_: Language, { place, link, why, reason }: { place: string; link: (text: string) => Node; why: (text: string) => Node; reason: string }): (string | Node)[] =>
  [`${place === 'published' ? `Much like one that is published` : place === 'queue' ? `Much like one of the queue` : `Much like one that is scheduled`}: `, link(``), ` `, why(`(${reason})`)]

export const fetch = (_: Language): string =>
  `Fetch`

export const reading = (_: Language): string =>
  `Reading the page…`

export const filled = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `One field could be read.`, other: `${formatNumber(count, language)} fields could be read; check them.` } })}`

export const ownAddress = <Node,>(_: Language, { url, note }: { url: (text: string) => Node; note: (text: string) => Node }): (string | Node)[] =>
  [`The page gives its own address as `, url(``), ` `, note(``)]

export const note = (_: Language, { note }: { note: string }): string =>
  `(${note})`

export const useAddress = (_: Language): string =>
  `Use this address`

export const offers = (_: Language): string =>
  `What the page says otherwise`

export const kept = (_: Language): string =>
  `Kept as you typed; the page says otherwise:`

export const offer = <Node,>(_: Language, { label, value }: { label: string; value: (text: string) => Node }): (string | Node)[] =>
  [`${label}: `, value(``)]

export const signedOut = (_: Language): string =>
  `Your session has ended. Sign in again; what you typed stays in the form.`

export const notReached = (_: Language): string =>
  `The server could not be reached. Try again, or fill in the fields by hand.`

export const tooMany = (language: Language, { minutes }: { minutes: number }): string =>
  `Too many pages at once. Go on in ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} minute`, other: `${formatNumber(minutes, language)} minutes` } })}, or fill in the fields by hand.`

export const proposed = (_: Language, { reason }: { reason: string }): string =>
  `Proposed: ${reason}`

export const from = (_: Language, { origin }: { origin: string }): string =>
  `From ${origin}`

export const fromLogo = (_: Language, { origin }: { origin: string }): string =>
  `From ${origin}; looks like the outlet’s logo`

export const fromOtherDay = (_: Language, { origin, day }: { origin: string; day: string }): string =>
  `From ${origin}; ${day} where it appeared`

export const origin = (_: Language, { origin }: { origin: string }): string =>
  `${origin === 'openGraph' ? `Open Graph` : origin === 'jsonLd' ? `JSON-LD` : origin === 'twitterCard' ? `the Twitter card` : origin === 'meta' ? `a meta tag` : origin === 'microdata' ? `microdata` : origin === 'timeElement' ? `a time on the page` : origin === 'titleElement' ? `the page’s title` : origin === 'heading' ? `the heading on the page` : origin === 'linkElement' ? `a link tag` : origin === 'htmlElement' ? `the page’s lang` : origin === 'scriptData' ? `data in a script` : origin === 'text' ? `the visible text` : origin === 'picture' ? `a picture on the page` : origin === 'video' ? `a video on the page` : origin === 'scriptOfLetters' ? `the script it is written in` : origin === 'httpHeader' ? `the server’s answer` : origin === 'address' ? `the address` : `the outlet as you keep it`}`

export const take = (_: Language): string =>
  `Use`

export const takeLabel = (_: Language, { label }: { label: string }): string =>
  `Use the page’s ${label}`
