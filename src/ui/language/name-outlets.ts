import { formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/spectrum.ts'

/** "Dawn, Dusk and 12 more": the names of some of `count` outlets. */
export function nameOutlets(names: readonly string[], count: number, language: Language): string {
  const series = formatSeries(names, language)
  const more = count - names.length
  return more > 0 ? words.namesAndMore(language, { names: series, count: more }) : series
}
