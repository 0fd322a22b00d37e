import type * as z from 'zod/mini'

/** A field that people do not see; bots fill in every field they find. */
export const decoyName = 'website'

/** Why a reader's message was not accepted: beside its field, or for the whole form. */
export type ReaderResponse<Typed> = {
  typed: Typed
  errors: Partial<Record<keyof Typed, string>>
  problem: string | null
}

type CheckedForm<Typed, Input> =
  | { kind: 'good'; typed: Typed; input: Input }
  | { kind: 'wrong'; typed: Typed; errors: ReaderResponse<Typed>['errors'] }
  | { kind: 'machine' }

/** Validates the posted form. A bot is recognized by the decoy field and gets the same thanks as a person. */
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
  const errors: ReaderResponse<Typed>['errors'] = {}
  // Only the first problem of a field is shown beside it.
  for (const { path, message } of parsed.error.issues.toReversed())
    Object.assign(errors, { [String(path[0])]: message })
  return { kind: 'wrong', typed, errors }
}
