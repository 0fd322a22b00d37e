// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const description = (_: Language): string =>
  `How outlets are rated and coverage is counted, with every rating, every owner and their sources.`

export const listHeading = (_: Language): string =>
  `Ratings and owners`

export const nothingRated = (_: Language): string =>
  `Nothing is rated yet, and no owner is recorded.`

export const rating = (_: Language): string =>
  `Our editors rate where an outlet stands: left, lean left, centre, lean right or right. A rating always has a source, a date and a note, and all of them are listed below. An outlet that nobody has rated is not rated; it is not in the centre.`

export const owner = (_: Language): string =>
  `An owner is a fact, where a rating is an opinion. We record an owner only with an address that names it and the day on which it did. Outlets of one owner count as one voice when we decide how big a story is.`

export const counting = (_: Language): string =>
  `On the page of a story we count, for each side, the outlets that have an article in it, of all that were active. Lean left counts as left, and lean right as right. An outlet is active when it published in the same category and language while the story ran, from six hours before its first article here to six hours after its last.`

export const withoutArticle = (_: Language): string =>
  `An outlet is listed as being without an article when none of its articles is among those that we published in the story. It may have written about it all the same: our editors choose what appears here, and we read only some of its pages.`

export const blindSpot = (_: Language): string =>
  `We speak of a blind spot only when chance does not explain the difference: at least three active rated outlets on the left and on the right, five rated outlets that cover the story, twelve hours since its first article, and 95 % confidence intervals of both shares that do not overlap.`

export const byPeople = (_: Language): string =>
  `No machine rates an outlet here, nobody pays for a rating, and a rating does not change which articles we publish or in which order. We do not rate articles or authors.`

export const chooseObject = (_: Language): string =>
  `If something is wrong here, choose “Object” beside the outlet. Our editors read every message.`

export const writeToUs = <Node,>(_: Language, { contact }: { contact: (text: string) => Node }): (string | Node)[] =>
  [`If something is wrong here, `, contact(`write to us`), `. Our editors read every message.`]

export const outletColumn = (_: Language): string =>
  `Outlet`

export const ratingColumn = (_: Language): string =>
  `Rating`

export const ownerColumn = (_: Language): string =>
  `Owner`

export const notRated = (_: Language): string =>
  `Not rated`

export const notRecorded = (_: Language): string =>
  `Not recorded`

export const object = <Node,>(_: Language, { hidden, outlet }: { hidden: (text: string) => Node; outlet: string }): (string | Node)[] =>
  [`Object`, hidden(` to what is said of ${outlet}`)]

export const ratingSource = <Node,>(_: Language, { source, day }: { source: (text: string) => Node; day: (text: string) => Node }): (string | Node)[] =>
  [`Source: `, source(``), `, `, day(``)]

export const ownerSource = <Node,>(_: Language, { hidden, owner }: { hidden: (text: string) => Node; owner: string }): (string | Node)[] =>
  [`Source`, hidden(` of the owner ${owner}`)]

export const ownerAsOf = <Node,>(_: Language, { source, day }: { source: (text: string) => Node; day: (text: string) => Node }): (string | Node)[] =>
  [source(``), `, as of `, day(``)]

export const lean = (_: Language, { lean }: { lean: string }): string =>
  `${lean === 'left' ? `Left` : lean === 'leanLeft' ? `Lean left` : lean === 'centre' ? `Centre` : lean === 'leanRight' ? `Lean right` : lean === 'right' ? `Right` : `Not rated`}`
