// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const title = (_: Language): string =>
  `Paste a URL`

export const noAddress = (_: Language): string =>
  `Please enter at least one address.`

export const tooMany = (language: Language, { most, count }: { most: number; count: number }): string =>
  `Please enter ${formatNumber(most, language)} addresses at most; these are ${formatNumber(count, language)}.`

export const unanswered = (_: Language): string =>
  `The server could not be reached. Try again: what is there already is not added twice.`

export const notAnAddress = (_: Language): string =>
  `This is not a web address.`

export const untitled = (_: Language): string =>
  `The page does not say what it is called.`

export const fromAnyPage = (_: Language): string =>
  `From any page`

export const inBrowser = <Node,>(_: Language, { b }: { b: (text: string) => Node }): (string | Node)[] =>
  [b(`In a browser:`), ` drag this link to the bookmarks bar. On an article, press it: this page opens with the address filled in.`]

export const onPhone = <Node,>(_: Language, { b }: { b: (text: string) => Node }): (string | Node)[] =>
  [b(`On a telephone:`), ` install this site from the browser’s menu (“Add to home screen”). “Share” in any app then offers it.`]

export const add = (_: Language): string =>
  `Add to the queue`

export const outcomes = (_: Language): string =>
  `What became of the addresses`

export const added = <Node,>(_: Language, { title }: { title: (text: string) => Node }): (string | Node)[] =>
  [`Added to the queue: `, title(``)]

export const notAdded = <Node,>(_: Language, { problem, link }: { problem: string; link: (text: string) => Node }): (string | Node)[] =>
  [`Not added. ${problem} `, link(`Add it by hand`)]

export const anyPage = (_: Language): string =>
  `Bring articles from any page: bookmarklet and sharing`

export const addresses = (_: Language): string =>
  `Addresses of articles`

export const hint = (_: Language): string =>
  `One a line, twenty at most.`

export const reading = (_: Language): string =>
  `Reading the pages…`
