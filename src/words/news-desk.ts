// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `News Links`

export const add = (_: Language): string =>
  `Add News Link`

export const edit = (_: Language): string =>
  `Edit News Link`

export const update = (_: Language): string =>
  `Update News Link`

export const importAndExport = (_: Language): string =>
  `Import and Export`

export const saving = (_: Language): string =>
  `Saving...`

export const notAdded = (_: Language): string =>
  `Failed to add news article`

export const notUpdated = (_: Language): string =>
  `Failed to update news article`

export const notDeleted = (_: Language): string =>
  `Failed to delete news article`

export const notLoaded = (_: Language): string =>
  `Failed to load news data`

export const notLoadedAdvice = (_: Language): string =>
  `Failed to load news data. Reload the page to try again.`

export const categoryGone = (_: Language): string =>
  `This category is gone. Choose another.`

export const scheduledAlready = (_: Language): string =>
  `This article is scheduled already. Change its time at Queue, Scheduled.`

export const noneLeft = (_: Language): string =>
  `Somebody deleted what you chose before you. Nothing was changed.`

export const chooseFirst = (_: Language): string =>
  `Choose at least one article first.`

export const success = (_: Language): string =>
  `Success`

export const deletedMany = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} news article has`, other: `${formatNumber(count, language)} news articles have` } })} been deleted successfully`

export const updatedMany = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} news article has`, other: `${formatNumber(count, language)} news articles have` } })} been updated successfully`

export const chooseCategory = (_: Language): string =>
  `Choose a category`

export const optional = (_: Language): string =>
  `Optional`

export const languageHint = (_: Language): string =>
  `Optional; a code such as hi, ta or en-IN`

export const publishedHint = <Node,>(_: Language, { noscript }: { noscript: (text: string) => Node }): (string | Node)[] =>
  [`Now, when left empty`, noscript(`; in India’s time (UTC+5:30)`)]

export const publishHint = (_: Language): string =>
  `At once, when left empty. Nobody sees the link before`

export const takeDownHint = (_: Language): string =>
  `Optional. The link goes to the bin then`

export const select = (_: Language, { title }: { title: string }): string =>
  `Select ${title}`

export const heading = (_: Language, { column }: { column: string }): string =>
  `${column === 'title' ? `Title` : column === 'source' ? `Source` : column === 'category' ? `Category` : column === 'status' ? `Status` : column === 'added' ? `Added` : column === 'opened' ? `Opened` : `Actions`}`

export const featured = (_: Language): string =>
  `Featured`

export const published = (_: Language): string =>
  `Published`

export const featuredSample = (_: Language): string =>
  `Featured, sample`

export const publishedSample = (_: Language): string =>
  `Published, sample`

export const feature = (_: Language): string =>
  `Feature`

export const unfeature = (_: Language): string =>
  `Unfeature`

export const featureLabel = (_: Language, { title }: { title: string }): string =>
  `Feature ${title}`

export const unfeatureLabel = (_: Language, { title }: { title: string }): string =>
  `Unfeature ${title}`

export const pin = (_: Language): string =>
  `Pin`

export const pinLabel = (_: Language, { title }: { title: string }): string =>
  `Pin ${title}`

export const deletionOfOne = (_: Language, { title }: { title: string }): string =>
  `This will delete "${title}". It can be restored from the bin for 30 days.`

export const deletionOfMany = (language: Language, { count }: { count: number }): string =>
  `This will delete ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} article`, other: `${formatNumber(count, language)} articles` } })}. It can be restored from the bin for 30 days.`

export const areYouSure = (_: Language): string =>
  `Are you sure?`

export const selectedArticles = (_: Language): string =>
  `Selected articles`

export const none = (_: Language): string =>
  `No news links here. Add one, or show others.`

export const search = (_: Language): string =>
  `Search title or source`

export const source = (_: Language): string =>
  `Source`

export const addedFrom = (_: Language): string =>
  `Added from`

export const addedUntil = (_: Language): string =>
  `Added until`

export const sort = (_: Language): string =>
  `Sort`

export const newestFirst = (_: Language): string =>
  `Newest first`

export const oldestFirst = (_: Language): string =>
  `Oldest first`

export const deletion = (_: Language): string =>
  `Delete`
