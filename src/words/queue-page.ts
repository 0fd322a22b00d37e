// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `Queue`

export const view = (_: Language, { view }: { view: string }): string =>
  `${view === 'waiting' ? `Waiting` : view === 'held' ? `Held as duplicate` : view === 'snoozed' ? `Snoozed` : view === 'duplicates' ? `Why held` : view === 'scheduled' ? `Scheduled` : view === 'decided' ? `Decided` : `Rules`}`

export const withoutScript = (_: Language): string =>
  `Without JavaScript the entry that is open is accepted, rejected and featured by its buttons; its headline opens another. To edit, snooze, or choose categories and several entries, turn JavaScript on.`

export const entry = (_: Language): string =>
  `Entry`

export const entries = (_: Language): string =>
  `Entries`

export const waiting = <Node,>(_: Language, { count, hidden }: { count: string; hidden: (text: string) => Node }): (string | Node)[] =>
  [`${count}`, hidden(` waiting`)]

export const atLeast = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)}+`

export const nothing = (_: Language, { view }: { view: string }): string =>
  `${view === 'held' ? `Nothing is held as a duplicate.` : view === 'snoozed' ? `Nothing is snoozed.` : `Nothing waits. Everything that arrived has been decided.`}`

export const noFit = (_: Language): string =>
  `Nothing here fits these filters.`

export const loading = (_: Language): string =>
  `Loading...`

export const seeDecided = (_: Language): string =>
  `See what was decided`

export const addFeed = (_: Language): string =>
  `Add a feed`

export const showAll = (_: Language): string =>
  `Show the whole queue`

export const pages = (_: Language): string =>
  `Pages`

export const listed = (_: Language, { count, all }: { count: string; all: string }): string =>
  `${count} of ${all}`

export const listedFrom = (_: Language, { first, last, all }: { first: string; last: string; all: string }): string =>
  `${first} to ${last} of ${all}`

export const firstPage = (_: Language): string =>
  `First page`

export const nextPage = (_: Language): string =>
  `Next page`

export const loadingMore = (_: Language): string =>
  `Loading more...`

export const filters = (_: Language): string =>
  `Filters`

export const words = (_: Language): string =>
  `Words`

export const wordsLabel = (_: Language): string =>
  `Words of the headline or the source`

export const filter = (_: Language, { name }: { name: string }): string =>
  `${name === 'category' ? `Category` : name === 'outlet' ? `Outlet` : name === 'language' ? `Language` : name === 'origin' ? `Origin` : name === 'age' ? `Age` : name === 'sort' ? `Order` : `Stories`}`

export const unfiltered = (_: Language, { name }: { name: string }): string =>
  `${name === 'category' ? `All categories` : name === 'outlet' ? `All outlets` : name === 'language' ? `All languages` : name === 'origin' ? `All origins` : name === 'age' ? `Any age` : name === 'sort' ? `Newest first` : `By story`}`

export const origin = (_: Language, { origin }: { origin: string }): string =>
  `${origin === 'feed' ? `Feeds` : origin === 'paste' ? `Pasted` : origin === 'bookmarklet' ? `Bookmarklet` : `Tips`}`

export const age = (_: Language, { age }: { age: string }): string =>
  `${age === 'hour' ? `Last hour` : age === 'day' ? `Last 24 hours` : age === 'older' ? `Older than a day` : `Older than three days`}`

export const order = (_: Language, { order }: { order: string }): string =>
  `${order === 'outlet' ? `By outlet` : `By heat`}`

export const oneByOne = (_: Language): string =>
  `One by one`

export const show = (_: Language): string =>
  `Show`

export const clear = (_: Language): string =>
  `Clear`

export const newEntries = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} new entry`, other: `${formatNumber(count, language)} new entries` } })}`

export const manyNewEntries = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)}+ new entries`

export const newNotLoaded = (_: Language): string =>
  `They could not be fetched: there is no connection, or your session has ended. Sign in again in another tab, then try once more.`

export const selectedEntries = (_: Language): string =>
  `Selected entries`

export const selected = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)} selected`

export const select = (_: Language, { headline }: { headline: string }): string =>
  `Select ${headline}`

export const untitled = (_: Language): string =>
  `Without a headline`

export const entryCount = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)} entries`

export const noSource = (_: Language): string =>
  `No source`

export const noCategory = (_: Language): string =>
  `No category`

export const proposed = (_: Language): string =>
  `(proposed)`

export const featured = (_: Language): string =>
  `Featured`

export const broughtBy = (_: Language, { origin }: { origin: string }): string =>
  `${origin === 'paste' ? `pasted` : origin === 'bookmarklet' ? `by bookmarklet` : `a tip`}`

export const moreOfIt = (language: Language, { count }: { count: number }): string =>
  `and ${formatNumber(count, language)} more of it`

export const story = <Node,>(_: Language, { title }: { title: (text: string) => Node }): (string | Node)[] =>
  [`story `, title(``)]

export const onSite = (_: Language): string =>
  `already on the site`

export const fold = (_: Language): string =>
  `Fold`

export const moreEntries = (language: Language, { count }: { count: number }): string =>
  `and ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more entry`, other: `${formatNumber(count, language)} more entries` } })}`

export const hasThis = (_: Language, { name }: { name: string }): string =>
  `${name} has this one`

export const note = (_: Language): string =>
  `Note`

export const arrived = <Node,>(_: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  [`arrived `, time(``)]

export const snoozedUntil = <Node,>(_: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  [`snoozed, back `, time(``)]
