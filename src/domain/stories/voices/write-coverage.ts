import { formatList, formatSeries } from '../../../text/format.ts'
import type { Language } from '../../../text/language.ts'
import * as countWords from '../../../words/counts.ts'
import * as words from '../../../words/news-cards.ts'
import * as spectrumWords from '../../../words/spectrum.ts'
import { primaryLanguageName } from '../../editions/primary-language-name.ts'
import type { StoryOutlet } from '../story.ts'
import type { NamedCount, StoryCoverage } from '../story-coverage.ts'

// More names would outweigh the headline; the story's page names all.
const namesOfSide = 2
const namesOfAll = 3

/** Who covers a story, in one line: "Left: Dawn and Dusk · Centre: none of 4 · 1 not rated", or what `writeUnrated` writes. */
export function writeCoverage(coverage: StoryCoverage, language: Language): string {
  const { sides, notRated, blindSpot } = coverage
  if (sides.length === 0) return writeUnrated(coverage, language)
  return joinParts([
    ...sides.map(each => `${words.side(language, each)}: ${writeSide(each, language)}`),
    notRated.count > 0 ? words.notRated(language, { count: notRated.count }) : '',
    blindSpot ? words.blindSpot(language, { side: blindSpot }) : '',
  ])
}

/** The outlets of a side, or "none of N". */
export function writeSide(
  { covering, active }: Pick<StoryCoverage['sides'][number], 'covering' | 'active'>,
  language: Language,
): string {
  return covering.count === 0 ? words.noneOf(language, { active }) : namesOf(covering, namesOfSide, language)
}

/** If no outlet is rated: "Dawn, Dusk and 12 more · 5 owners · English (3), Hindi (2)" */
export function writeUnrated({ notRated, owners, languages }: StoryCoverage, language: Language): string {
  const spoken = languages.map(({ name, count }) =>
    spectrumWords.share(language, { name: primaryLanguageName(name, language), count }),
  )
  return joinParts([
    namesOf(notRated, namesOfAll, language),
    owners.outlets > 1 ? words.owners(language, { count: owners.count }) : '',
    spoken.length > 1 ? formatSeries(spoken, language) : '',
  ])
}

function namesOf({ names, count }: NamedCount, most: number, language: Language): string {
  return nameSeries(names.slice(0, most), count, language)
}

/** The space before a dot is non-breaking, so that no line begins with it. */
function joinParts(parts: string[]): string {
  return parts.filter(Boolean).join('\u00a0· ')
}

/** "NDTV, Mint and 3 more": the first `max` outlets by name. */
export function nameOutlets(
  outlets: readonly StoryOutlet[],
  { max, language }: { max: number; language: Language },
): string {
  const names = outlets.slice(0, max).map(({ source }) => source)
  const more = outlets.length - names.length
  return formatList(more > 0 ? [...names, countWords.more(language, { count: more })] : names, language)
}

/** "Dawn, Dusk and 12 more": the names of some of `count` outlets. */
export function nameSeries(names: readonly string[], count: number, language: Language): string {
  const series = formatSeries(names.map(isolate), language)
  const more = count - names.length
  return more > 0 ? spectrumWords.namesAndMore(language, { names: series, count: more }) : series
}

/** Keeps a name that is written from right to left from reordering the comma and the number behind it. */
function isolate(name: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name) ? `\u2068${name}\u2069` : name
}
