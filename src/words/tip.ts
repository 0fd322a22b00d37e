// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const standfirst = (_: Language): string =>
  `Have you read an article that belongs here? Send us its address. Our editors look at every tip.`

export const addressLabel = (_: Language): string =>
  `Address of the article`

export const aboutLabel = (_: Language): string =>
  `What is it about? (optional)`

export const nameLabel = (_: Language): string =>
  `Your name (optional)`

export const send = (_: Language): string =>
  `Send tip`

export const privacy = (_: Language): string =>
  `Only our editors see what you write here.`

export const leaveEmpty = (_: Language): string =>
  `Leave this empty`

export const thanks = (_: Language): string =>
  `Thank you`

export const thanksNote = (_: Language): string =>
  `Our editors will look at your tip.`

export const another = (_: Language): string =>
  `Send another tip`

export const objectTitle = (_: Language): string =>
  `Object to a rating`

export const sendObjection = (_: Language): string =>
  `Send objection`

export const objectionLabel = (_: Language): string =>
  `Tell us what is wrong, and how you know`

export const isRated = (_: Language, { outlet, lean, source }: { outlet: string; lean: string; source: string }): string =>
  `${outlet} is rated ${lean === 'left' ? `left` : lean === 'leanLeft' ? `lean left` : lean === 'centre' ? `centre` : lean === 'leanRight' ? `lean right` : `right`} (source: ${source}).`

export const isOwned = (_: Language, { outlet, owner }: { outlet: string; owner: string }): string =>
  `${outlet} is owned by ${owner}.`

export const noWrites = (_: Language): string =>
  `Tips cannot be taken for a few minutes. What you typed is still here; please send it again then.`

export const full = (_: Language): string =>
  `So many tips wait for our editors that we cannot take another one now. Please try again tomorrow.`

export const throttled = (language: Language, { minutes }: { minutes: number }): string =>
  `You have sent several tips, or many others have. Please try again in ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} minute`, other: `${formatNumber(minutes, language)} minutes` } })}.`

export const stillHere = (_: Language, { problem }: { problem: string }): string =>
  `${problem} What you typed is still here.`

export const wholeAddress = (_: Language): string =>
  `Please enter the whole address of an article, beginning with https://`

export const sayWhatIsWrong = (_: Language): string =>
  `Please say what is wrong, and how you know`

export const tooLong = (_: Language, { most }: { most: string }): string =>
  `Use at most ${most} characters`
