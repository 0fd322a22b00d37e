// Describes one move of an article in a sentence, for pages.

import type { Language } from '../../text/language.ts'
import * as words from '../../words/story-moves.ts'

/** An editor's decision; `title` is the headline of the moved article. */
export type StoryMove = {
  id: string
  at: Date
  accountName: string
  title: string
  /** `title` is the story's at that time; '' for a deleted story that is not known any more. */
  from: { id: string; title: string } | null
  to: { id: string; title: string } | null
}

/** The predicate that follows the editor's name: “moved it from the story … to …”. */
export function describeStoryMove({ from, to }: Pick<StoryMove, 'from' | 'to'>, language: Language): string {
  const titleOf = ({ title }: { title: string }) => title || words.goneStory(language)
  if (from && to && titleOf(from) === titleOf(to)) return words.movedAlike(language, { title: titleOf(to) })
  if (from && to) return words.moved(language, { from: titleOf(from), to: titleOf(to) })
  if (to) return words.put(language, { to: titleOf(to) })
  return from ? words.took(language, { from: titleOf(from) }) : words.left(language)
}
