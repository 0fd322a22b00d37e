import type { DuplicateRule } from '../../../domain/queue/entry.ts'
import type { NotADuplicateResult } from '../../../domain/queue/not-a-duplicate.ts'
import type { Language } from '../../../text/language.ts'
import { selectCase } from '../../../text/select-case.ts'
import * as words from '../../../words/queue-held.ts'

export const duplicateRules = ['address', 'headline', 'wording', 'text'] as const satisfies DuplicateRule[]

export function describeNotADuplicate(result: NotADuplicateResult, language: Language): string {
  if (!result.ok) return words.refused(language, { reason: selectCase(result.reason) })
  const learnt = result.remembered.map(exception => words.exception(language, exception)).join('. ')
  return learnt === '' ? words.waits(language) : words.waitsWithException(language, { learnt })
}

export function readRule(text: string | null): DuplicateRule | null {
  return duplicateRules.find(rule => rule === text) ?? null
}
