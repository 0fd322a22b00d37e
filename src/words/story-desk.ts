// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const title = (_: Language): string =>
  `Story`

export const stories = (_: Language): string =>
  `Stories`

export const gone = (_: Language): string =>
  `The story is not there: its articles are gone, or it was never one. Look among the others.`

export const publicPage = (_: Language): string =>
  `Public page`

export const pin = (_: Language): string =>
  `Pin to front page`

export const allStories = (_: Language): string =>
  `All stories`

export const select = (_: Language, { title }: { title: string }): string =>
  `Select ${title}`

export const lead = (_: Language): string =>
  `Lead`

export const waiting = (_: Language): string =>
  `Waiting`

export const makeLead = (_: Language): string =>
  `Make lead`

export const makeLeadLabel = (_: Language, { title }: { title: string }): string =>
  `Make lead: ${title}`

export const useAsTitle = (_: Language): string =>
  `Use as title`

export const useAsTitleLabel = (_: Language, { title }: { title: string }): string =>
  `Use as title: ${title}`

export const byEditor = (_: Language): string =>
  `placed by an editor`

export const byMachine = (language: Language, { sure, percent, because, why }: { sure: string; percent: number; because: string; why: string }): string =>
  `placed by the machine${sure === 'yes' ? `, ${formatNumber(percent, language)} % sure` : ``}${because === 'yes' ? `: ${why}` : ``}`

export const articles = (_: Language): string =>
  `Articles`

export const splitOff = (_: Language): string =>
  `Split off selected`

export const remove = (_: Language): string =>
  `Remove selected`

export const leadByMachine = (_: Language): string =>
  `Let the machine choose the lead`

export const lock = (_: Language): string =>
  `Lock`

export const unlock = (_: Language): string =>
  `Unlock`

export const show = (_: Language): string =>
  `Show to readers`

export const hide = (_: Language): string =>
  `Hide from readers`

export const others = (_: Language): string =>
  `Merge or move`

export const find = (_: Language): string =>
  `Find another story by words`

export const findButton = (_: Language): string =>
  `Find`

export const noneFound = (_: Language): string =>
  `No other story has these words. Try fewer of them.`

export const merge = (_: Language): string =>
  `Merge into this`

export const move = (_: Language): string =>
  `Move selected there`

export const history = (_: Language): string =>
  `History`

export const noMoves = (_: Language): string =>
  `No editor has moved an article here.`

export const titleLabel = (_: Language): string =>
  `Title`

export const titleHint = (_: Language): string =>
  `Empty: the headline of the lead.`

export const saveTitle = (_: Language): string =>
  `Save title`

export const titleTooLong = (language: Language, { most }: { most: number }): string =>
  `At most ${formatNumber(most, language)} characters`
