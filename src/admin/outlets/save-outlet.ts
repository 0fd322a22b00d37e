import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import { type OutletInput, outletSchema } from '../../domain/outlets/outlet-schema.ts'
import type { OutletRefusal } from '../../domain/outlets/write-outlet.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

/** `message`: what failed, where it is no field that is wrong. */
export type OutletProblem = { errors: FieldErrors; theirs: EditedOutlet | null; message?: string }
export const noOutletProblem: OutletProblem = { errors: {}, theirs: null }

export function checkOutlet(
  texts: Record<string, string>,
): { ok: true; input: OutletInput } | { ok: false; problem: OutletProblem } {
  const parsed = outletSchema.safeParse(texts)
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, problem: { errors: fieldErrors(parsed.error), theirs: null } }
}

export function outletRefused(refusal: OutletRefusal): OutletProblem {
  if (refusal.reason === 'home-taken')
    return { errors: { homeUrl: 'Another outlet has this home page.' }, theirs: null }
  if (refusal.reason === 'future-day')
    return { errors: { [refusal.field]: 'This day has not come yet.' }, theirs: null }
  const { host, of } = refusal
  return {
    errors: {
      hosts: `${host} belongs to ${of.name}. A host belongs to one outlet: take it from there first.`,
    },
    theirs: null,
  }
}
