// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const empty = (_: Language): string =>
  `The answer has no content.`

export const html = (_: Language): string =>
  `What stands at this address is a web page, not a feed.`

export const notAFeed = (_: Language): string =>
  `What stands at this address is not a feed.`

export const badXml = (_: Language): string =>
  `The feed is broken: it is not XML that can be read.`

export const badJson = (_: Language): string =>
  `The feed is broken: it is not JSON that can be read.`

export const tooComplex = (_: Language): string =>
  `The feed takes more time or memory to read than it may.`

export const crashedTheReader = (_: Language): string =>
  `Reading this feed crashed the program that reads feeds.`

export const movedToKnownFeed = (_: Language): string =>
  `The feed has moved to the address of another feed in the list.`

export const movedToOtherOutlet = (_: Language): string =>
  `The address now leads to the site of another outlet.`

export const ourFault = (_: Language): string =>
  `Reading this feed met a fault of ours; the log says more.`
