import type { Language } from '../../../text/language.ts'
import { selectCase } from '../../../text/select-case.ts'
import * as words from '../../../words/stories-desk.ts'

/** Why a write to a story was refused; `decided` and `gone` are about a proposal. */
export type StoryRefusal =
  | 'no-such-story'
  | 'merged'
  | 'changed'
  | 'same-story'
  | 'not-in-story'
  | 'whole-story'
  | 'no-target'
  | 'no-articles'
  | 'article-gone'
  | 'moved'
  | 'decided'
  | 'gone'

export function explainStoryRefusal(reason: StoryRefusal, language: Language): string {
  if (reason === 'decided') return words.decidedAlready(language)
  if (reason === 'gone') return words.articleGone(language)
  return words.refused(language, { reason: selectCase(reason) })
}
