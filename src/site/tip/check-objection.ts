import { type NewObjection, objectionSchema } from '../../domain/objections/objection-schema.ts'
import { decoyName } from './check-tip.ts'

export type TypedObjection = { note: string; name: string }

/** Why an objection was not kept: beside its field, or about all of it. */
export type ObjectionAnswer = {
  typed: TypedObjection
  errors: Partial<Record<keyof TypedObjection, string>>
  problem: string | null
}

type CheckedObjection =
  | { kind: 'good'; typed: TypedObjection; objection: NewObjection }
  | { kind: 'wrong'; typed: TypedObjection; errors: ObjectionAnswer['errors'] }
  | { kind: 'machine' }

/** Reads what the form posted; a machine is told by the decoy, as in `check-tip.ts`. */
export function checkObjection(form: FormData): CheckedObjection {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  if (text(decoyName) !== '') return { kind: 'machine' }
  const typed = { note: text('note'), name: text('name') }
  const parsed = objectionSchema.safeParse(typed)
  if (parsed.success) return { kind: 'good', typed, objection: parsed.data }
  const errors = Object.fromEntries(
    parsed.error.issues.toReversed().map(issue => [String(issue.path[0]), issue.message]),
  )
  return { kind: 'wrong', typed, errors }
}
