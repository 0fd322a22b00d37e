import { type CategoryInput, categorySchema } from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/category-desk.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

export type CategoryProblem = {
  errors: FieldErrors
  /** Why the save failed, if the reason is not about a field; shown as a toast. */
  message: string | null
  theirs: EditedCategory | null
}
export const noCategoryProblem: CategoryProblem = { errors: {}, message: null, theirs: null }

export function slugTaken(language: Language): CategoryProblem {
  return { ...noCategoryProblem, errors: { slug: words.slugTaken(language) } }
}

export function nameTaken(language: Language): CategoryProblem {
  return { ...noCategoryProblem, errors: { name: words.nameTaken(language) } }
}

/** Validates the posted form; an empty order is 0. */
export function checkCategory(
  texts: Record<string, string>,
): { ok: true; input: CategoryInput } | { ok: false; problem: CategoryProblem } {
  const parsed = categorySchema.safeParse({ ...texts, orderNum: Number(texts.orderNum || 0) })
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, problem: { ...noCategoryProblem, errors: fieldErrors(parsed.error) } }
}
