import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

/** Why a form was not saved. */
export type FormProblem<Row> = {
  errors: FieldErrors
  /** A reason that is not about a field; shown as a toast. */
  message: string | null
  /** The version that another editor saved in between. */
  theirs: Row | null
}

export const noProblem = { errors: {}, message: null, theirs: null } satisfies FormProblem<never>

export function checkForm<Input>(
  schema: z.ZodMiniType<Input>,
  fields: object,
): { ok: true; input: Input } | { ok: false; problem: FormProblem<never> } {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, problem: { ...noProblem, errors: fieldErrors(parsed.error) } }
}
