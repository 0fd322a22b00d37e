import { type RefObject, use, useEffect, useRef } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { draftKey } from './draft-keys.ts'
import { keepText, readKept } from './tab-storage.ts'
import { TypedTexts } from './typed-fields.ts'

/**
 * Keeps typed text in this tab until the server has accepted it. Returns the version that a restored draft was based on. A
 * save must name that version, so that another editor's save since then is not overwritten unseen.
 */
export function useDraft<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  { name, version }: { name: string; version: number | undefined },
): RefObject<number | undefined> {
  const key = draftKey(name)
  const draftVersion = useRef<number>(undefined)
  // A form that was posted before the script loaded, and was refused, is newer than any draft of this tab.
  const posted = useRef(use(TypedTexts) && { version })
  useEffect(() => {
    if (posted.current) return keepDraft(key, { values: form.getValues(), ...posted.current })
    const draft = readDraft(key)
    if (draft) {
      form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true })
      draftVersion.current = draft.version
    }
  }, [form, key])
  useEffect(() => {
    const subscription = form.watch(values =>
      keepDraft(key, {
        // A refused form opens with what was typed, so nothing of that differs.
        values: posted.current ? values : changedOf(form),
        version: draftVersion.current ?? version,
      }),
    )
    return () => subscription.unsubscribe()
  }, [form, key, version])
  return draftVersion
}

/**
 * The fields that an editor changed. When a draft is restored, the others follow the record, which may be newer, or the field
 * that they are derived from.
 */
function changedOf<Fields extends FieldValues, Input>(form: UseFormReturn<Fields, unknown, Input>): object {
  const { defaultValues = {} } = form.formState
  const values = form.getValues()
  const names = Object.keys(values).filter((name): name is Path<Fields> => name in values)
  const changed = names.filter(
    name => form.getFieldState(name).isDirty && values[name] !== get(defaultValues, name),
  )
  return Object.fromEntries(changed.map(name => [name, values[name]]))
}

const draftSchema = z.object({ values: z.record(z.string(), z.unknown()), version: z.optional(z.number()) })

function keepDraft(key: string, draft: { values: object; version: number | undefined }): void {
  keepText(key, JSON.stringify(draft))
}

function readDraft(key: string) {
  const parsed = draftSchema.safeParse(JSON.parse(readKept(key) ?? 'null'))
  return parsed.success ? parsed.data : null
}
