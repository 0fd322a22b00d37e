import { type RefObject, use, useEffect, useRef, useState } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { draftKey, forgetKept, keepText, onKept, readKept } from './drafts.ts'
import type { OpenedDraft } from './typed-draft.tsx'
import { TypedTexts } from './typed-fields.ts'

/**
 * Keeps typed text in this tab until the server has accepted it. Returns the version that a restored draft was based on: a
 * save must name it, so that another editor's save since then is not overwritten unseen. `restored` is for the notice.
 */
export function useDraft<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  { name, version }: { name: string; version: number | undefined },
): { draftVersion: RefObject<number | undefined>; restored: OpenedDraft | null } {
  const key = draftKey(name)
  const draftVersion = useRef<number>(undefined)
  // A form that was posted before the script loaded, and was refused, is newer than any draft of this tab.
  const posted = useRef(use(TypedTexts) && { version })
  const [restored, setRestored] = useState<Pick<OpenedDraft, 'typedAt'> | null>(null)
  useEffect(() => {
    if (posted.current) return keepDraft(key, { values: form.getValues(), ...posted.current })
    const draft = readDraft(key)
    if (!draft) return
    form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true })
    if (Object.keys(changedOf(form)).length === 0) return forgetKept(key)
    draftVersion.current = draft.version
    setRestored({ typedAt: draft.typedAtMs === undefined ? null : new Date(draft.typedAtMs) })
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
  useEffect(() => onKept(() => (readKept(key) === null ? setRestored(null) : undefined)), [key])
  const onDiscard = () => {
    draftVersion.current = undefined
    form.reset(undefined, { keepFieldsRef: true })
    forgetKept(key)
    const [first] = namesOf(form)
    if (first) form.setFocus(first)
  }
  return { draftVersion, restored: restored && { ...restored, onDiscard } }
}

/**
 * The fields that an editor changed. When a draft is restored, the others follow the record, which may be newer, or the field
 * that they are derived from.
 */
function changedOf<Fields extends FieldValues, Input>(form: UseFormReturn<Fields, unknown, Input>): object {
  const { defaultValues = {} } = form.formState
  const values = form.getValues()
  const isChanged = (name: Path<Fields>) =>
    form.getFieldState(name).isDirty && values[name] !== get(defaultValues, name)
  return Object.fromEntries(namesOf(form).flatMap(name => (isChanged(name) ? [[name, values[name]]] : [])))
}

function namesOf<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
): Path<Fields>[] {
  const values = form.getValues()
  return Object.keys(values).filter((name): name is Path<Fields> => name in values)
}

const draftSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  version: z.optional(z.number()),
  typedAtMs: z.optional(z.number()),
})

function keepDraft(key: string, draft: { values: object; version: number | undefined }): void {
  if (Object.keys(draft.values).length === 0) forgetKept(key)
  else keepText(key, JSON.stringify({ ...draft, typedAtMs: Date.now() }))
}

function readDraft(key: string) {
  const parsed = draftSchema.safeParse(JSON.parse(readKept(key) ?? 'null'))
  return parsed.success ? parsed.data : null
}

/**
 * After a save of the editor's own beside the form, from `version` of the record to the next one: the unsaved text goes on from
 * there, so that it is not taken for a conflict with another editor.
 */
export function followOwnSave(name: string, version: number): void {
  const draft = readDraft(draftKey(name))
  if (draft?.version === version) keepText(draftKey(name), JSON.stringify({ ...draft, version: version + 1 }))
}
