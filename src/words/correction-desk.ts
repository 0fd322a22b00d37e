// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const title = (_: Language): string =>
  `Corrections`

export const add = (_: Language): string =>
  `Add Correction`

export const edit = (_: Language): string =>
  `Edit Correction`

export const update = (_: Language): string =>
  `Update Correction`

export const publish = (_: Language): string =>
  `Publish Correction`

export const saving = (_: Language): string =>
  `Saving...`

export const gone = (_: Language): string =>
  `Readers cannot see this headline, so there is nothing to correct. Nothing was published.`

export const notPublished = (_: Language): string =>
  `Failed to publish the correction`

export const notUpdated = (_: Language): string =>
  `Failed to update the correction`

export const notDeleted = (_: Language): string =>
  `Failed to delete the correction`

export const about = (_: Language): string =>
  `Readers see the correction beside this headline for two days, and at /corrections for good. It stays there if the headline is deleted.`

export const correction = (_: Language): string =>
  `Correction`

export const hint = (language: Language, { count, most }: { count: number; most: number }): string =>
  `Plain text: what was wrong, and what is right. ${formatNumber(count, language)} of at most ${formatNumber(most, language)} characters`

export const deletion = (_: Language, { headline }: { headline: string }): string =>
  `This will delete the correction of "${headline}". Readers will not find it any more. You can undo it afterwards.`

export const heading = (_: Language, { column }: { column: string }): string =>
  `${column === 'headline' ? `Headline` : column === 'correction' ? `Correction` : column === 'corrected' ? `Corrected` : `Actions`}`

export const none = (_: Language): string =>
  `Nothing has been corrected yet.`

export const noneHere = (_: Language): string =>
  `None. A correction tells readers what was wrong, beside the headline for two days and at /corrections for good.`

export const editLink = (_: Language): string =>
  `Edit`

export const correctedAt = <Node,>(_: Language, { headline, time }: { headline: (text: string) => Node; time: (text: string) => Node }): (string | Node)[] =>
  [headline(``), `, corrected `, time(``)]

export const listAbout = <Node,>(_: Language, { page }: { page: (text: string) => Node }): (string | Node)[] =>
  [`Readers find them at `, page(`/corrections`), `. Add one on the page of a news link or of a story.`]

export const required = (_: Language): string =>
  `Write what was wrong, and what is right`

export const tooLong = (language: Language, { most }: { most: number }): string =>
  `Use at most ${formatNumber(most, language)} characters`
