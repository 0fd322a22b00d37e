import type { EditedCorrection } from '../../domain/corrections/correction-queries.ts'
import { type CorrectionInput, correctionSchema } from '../../domain/corrections/correction-schema.ts'
import type { Language } from '../../text/language.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

export type CorrectionProblem = {
  errors: FieldErrors
  /** Why the save failed, if the reason is not about a field; shown as a toast. */
  message: string | null
  /** The version that another editor saved in between. */
  theirs: EditedCorrection | null
}

export const noCorrectionProblem: CorrectionProblem = { errors: {}, message: null, theirs: null }

export function checkCorrection(
  texts: Record<string, string>,
  language: Language,
): { ok: true; input: CorrectionInput } | { ok: false; problem: CorrectionProblem } {
  const parsed = correctionSchema(language).safeParse(texts)
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, problem: { ...noCorrectionProblem, errors: fieldErrors(parsed.error) } }
}
