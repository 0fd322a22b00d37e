import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import * as words from '../../words/leans.ts'
import { isKeyOf } from '../fields/is-key-of.ts'

/** Where an outlet stands, from left to right; an outlet is not rated until an editor rates it. */
export const leanLabels = {
  left: words.left,
  'lean-left': words.leanLeft,
  centre: words.centre,
  'lean-right': words.leanRight,
  right: words.right,
  'not-rated': words.notRated,
} as const

export type Lean = keyof typeof leanLabels

/** The label for use within a sentence. */
export function leanInSentence(lean: Lean, language: Language): string {
  return words.inSentence(language, { lean: selectCase(lean) })
}

export function leanChoices(language: Language): { value: string; label: string }[] {
  return Object.entries(leanLabels).map(([value, label]) => ({ value, label: label(language) }))
}

/** For input from a form or a file; *not-rated* counts as a lean. */
export function isLean(text: string): text is Lean {
  return isKeyOf(leanLabels, text)
}
