import { formatList } from '../../../text/format.ts'
import type { Language } from '../../../text/language.ts'
import * as countWords from '../../../words/counts.ts'
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
