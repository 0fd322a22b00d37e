import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import { type OutletInput, outletSchema } from '../../domain/outlets/outlet-schema.ts'
import type { OutletRefusal } from '../../domain/outlets/write-outlet.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/outlets-desk.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

/** `message`: a failure that belongs to no field. */
export type OutletProblem = { errors: FieldErrors; theirs: EditedOutlet | null; message?: string }
export const noOutletProblem: OutletProblem = { errors: {}, theirs: null }

export function checkOutlet(
  texts: Record<string, string>,
): { ok: true; input: OutletInput } | { ok: false; problem: OutletProblem } {
  const parsed = outletSchema.safeParse(texts)
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, problem: { errors: fieldErrors(parsed.error), theirs: null } }
}

export function outletRefused(refusal: OutletRefusal, language: Language): OutletProblem {
  if (refusal.reason === 'home-taken') return { errors: { homeUrl: words.homeTaken(language) }, theirs: null }
  if (refusal.reason === 'future-day')
    return { errors: { [refusal.field]: words.futureDay(language) }, theirs: null }
  const { host, of } = refusal
  return {
    errors: {
      hosts: words.hostTaken(language, { host, outlet: of.name }),
    },
    theirs: null,
  }
}
