// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const title = (_: Language): string =>
  `Dashboard`

export const viewAll = (_: Language): string =>
  `View All Articles`

export const add = (_: Language): string =>
  `Add News Link`

export const totalArticles = (_: Language): string =>
  `Total Articles`

export const categories = (_: Language): string =>
  `Categories`

export const featured = (_: Language): string =>
  `Featured`

export const addedToday = (_: Language): string =>
  `Added Today`

export const byCategory = (_: Language): string =>
  `Articles by Category`

export const noCategories = (_: Language): string =>
  `No categories yet.`

export const recent = (_: Language): string =>
  `Recent Activity`

export const nothingAdded = (_: Language): string =>
  `Nothing was added yet.`

export const addedFrom = <Node,>(_: Language, { source, time }: { source: string; time: (text: string) => Node }): (string | Node)[] =>
  [`Added from ${source}, `, time(``)]

export const attention = (_: Language): string =>
  `What needs attention`

export const orMore = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)} or more`

export const line = (_: Language, { key }: { key: string }): string =>
  `${key === 'waiting' ? `Waiting` : key === 'tips' ? `Tips` : key === 'lead' ? `Lead` : key === 'sections' ? `Sections` : key === 'feeds' ? `Failing feeds` : key === 'objections' ? `Objections` : key === 'proposals' ? `Story proposals` : `Comes next`}`

export const none = (_: Language, { key }: { key: string }): string =>
  `${key === 'waiting' ? `Nothing waits` : key === 'tips' ? `No tip waits` : key === 'lead' ? `The front page has no lead` : key === 'sections' ? `Each has something new within a day` : key === 'feeds' ? `All feeds can be read` : key === 'objections' ? `No objection to a rating is open` : key === 'proposals' ? `No proposal about a story is open` : `Nothing is scheduled`}`

export const oldest = (_: Language, { ago }: { ago: string }): string =>
  `the oldest came ${ago}`

export const olderThanDay = (_: Language, { count }: { count: string }): string =>
  `${count} older than a day`

export const olderThanThreeDays = (_: Language, { count }: { count: string }): string =>
  `${count} older than three days`

export const lead = (_: Language, { title, ago }: { title: string; ago: string }): string =>
  `${title}, added ${ago}`

export const pinnedLead = (_: Language, { title, ago }: { title: string; ago: string }): string =>
  `${title}, added ${ago}, pinned`

export const quiet = (_: Language, { sections }: { sections: string }): string =>
  `Nothing new for a day: ${sections}`

export const quietSection = (_: Language, { name, ago }: { name: string; ago: string }): string =>
  `${name} (${ago})`

export const emptySection = (_: Language, { name }: { name: string }): string =>
  `${name} (empty)`

export const next = (_: Language, { act, title, ago }: { act: string; title: string; ago: string }): string =>
  `${act === 'beginPin' ? `${title} is pinned ${ago}` : act === 'takeDown' ? `${title} is taken down ${ago}` : `${title} is published ${ago}`}`

export const nextSteps = (_: Language): string =>
  `Next steps`

export const step = (_: Language, { step }: { step: string }): string =>
  `${step === 'addFeed' ? `Add a feed` : step === 'chooseCategories' ? `Choose categories` : `Name the site`}`

export const stepAbout = (_: Language, { step }: { step: string }): string =>
  `${step === 'addFeed' ? `Its articles arrive in the queue, where you pick those that readers see.` : step === 'chooseCategories' ? `They are the sections of the front page. One button adds the usual ones.` : `Its name, its tagline and the colour of its links.`}`
