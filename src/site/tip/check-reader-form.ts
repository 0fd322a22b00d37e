import type * as z from 'zod/mini'

/** A field that no person sees; machines fill in what they find. */
export const decoyName = 'website'

/** Why a reader's message was not kept: beside its field, or about all of it. */
export type ReaderAnswer<Typed> = {
  typed: Typed
  errors: Partial<Record<keyof Typed, string>>
  problem: string | null
}

export type CheckedForm<Typed, Input> =
  | { kind: 'good'; typed: Typed; input: Input }
  | { kind: 'wrong'; typed: Typed; errors: ReaderAnswer<Typed>['errors'] }
  | { kind: 'machine' }

/** Reads what the form posted. A machine is recognised by the decoy, and gets the same thanks as a person. */
export function checkReaderForm<Typed, Input>(
  form: FormData,
  { read, schema }: { read: (text: (name: string) => string) => Typed; schema: z.ZodMiniType<Input> },
): CheckedForm<Typed, Input> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  if (text(decoyName) !== '') return { kind: 'machine' }
  const typed = read(text)
  const parsed = schema.safeParse(typed)
  if (parsed.success) return { kind: 'good', typed, input: parsed.data }
  const errors: ReaderAnswer<Typed>['errors'] = {}
  // The first problem of a field stands beside it.
  for (const { path, message } of parsed.error.issues.toReversed())
    Object.assign(errors, { [String(path[0])]: message })
  return { kind: 'wrong', typed, errors }
}
