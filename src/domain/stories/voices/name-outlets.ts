import { formatList, formatSeries } from '../../../text/format.ts'
import type { Language } from '../../../text/language.ts'
import * as countWords from '../../../words/counts.ts'
import * as words from '../../../words/spectrum.ts'
import type { StoryOutlet } from '../story.ts'

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
  return more > 0 ? words.namesAndMore(language, { names: series, count: more }) : series
}

/** Keeps a name that is written from right to left from reordering the comma and the number behind it. */
function isolate(name: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name) ? `\u2068${name}\u2069` : name
}
