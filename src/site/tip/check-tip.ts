import { type NewTip, tipSchema } from '../../domain/tips/tip-schema.ts'

export type TypedTip = { url: string; note: string; name: string }

/** Why a tip was not kept: beside its field, or about all of it. */
export type TipAnswer = {
  typed: TypedTip
  errors: Partial<Record<keyof TypedTip, string>>
  problem: string | null
}

type CheckedTip =
  | { kind: 'good'; typed: TypedTip; tip: NewTip }
  | { kind: 'wrong'; typed: TypedTip; errors: TipAnswer['errors'] }
  | { kind: 'machine' }

/** A field that no person sees; machines fill in what they find. */
export const decoyName = 'website'

/** Reads what the form posted. What a machine sent is told by the decoy, and gets the same thanks as a person's. */
export function checkTip(form: FormData): CheckedTip {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  if (text(decoyName) !== '') return { kind: 'machine' }
  const typed = { url: text('url'), note: text('note'), name: text('name') }
  const parsed = tipSchema.safeParse(typed)
  if (parsed.success) return { kind: 'good', typed, tip: parsed.data }
  const errors = Object.fromEntries(
    parsed.error.issues.toReversed().map(issue => [String(issue.path[0]), issue.message]),
  )
  return { kind: 'wrong', typed, errors }
}
