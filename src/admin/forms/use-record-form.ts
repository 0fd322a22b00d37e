import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type FieldErrors as FormErrors,
  useForm,
} from 'react-hook-form'
import { useSubmit } from 'react-router'
import type * as z from 'zod/mini'
import type { ConflictField } from './conflict.tsx'
import { forgetDraft, markDraftSent } from './draft-keys.ts'
import type { FieldErrors } from './read-form.ts'
import { useTypedFields } from './typed-fields.ts'
import { useDraft } from './use-draft.ts'
import { useFieldErrors } from './use-field-errors.ts'

/**
 * One form over the schema of the server: errors beside their fields, a draft that survives, and the save as a post of
 * plain texts, as the form would post without its script. `frame` is what its `RecordForm` wants.
 */
export function useRecordForm<
  Fields extends FieldValues,
  Input extends Record<string, unknown>,
  Row extends { version: number },
>({
  schema,
  defaults,
  draftName,
  version: openedVersion,
  problem: { errors, theirs },
  keepsPlace = false,
  toFields,
  compare,
}: {
  schema: z.ZodMiniType<Input, Fields>
  defaults: DefaultValues<Fields>
  draftName: string
  /** Of the record as it was opened; none for a new one. */
  version: number | undefined
  /** The problems of the last save: errors by field, and the record as another editor saved it in between. */
  problem: { errors: FieldErrors; theirs: Row | null }
  /** Whether a save leads back to this very form, which then stays where it was scrolled to. */
  keepsPlace?: boolean
  toFields: (theirs: Row) => Fields
  /** Both states of every field, in words. */
  compare: (theirs: Row, mine: Fields) => ConflictField[]
}) {
  const typed = useTypedFields(defaults, openedVersion)
  const version = theirs?.version ?? typed.version
  const submit = useSubmit()
  // The errors of a document that answers a post; later ones come through `useFieldErrors`.
  const [firstErrors] = useState<FormErrors<Fields>>(() => formErrors(errors))
  const form = useForm<Fields, unknown, Input>({
    resolver: zodResolver(schema),
    defaultValues: typed.fields,
    errors: firstErrors,
    reValidateMode: 'onSubmit',
  })
  const draftVersion = useDraft(form, { name: draftName, version })
  useTheirVersion(draftVersion, theirs)
  useFieldErrors(form, errors)
  const onSubmit = form.handleSubmit(async input => {
    const seen = draftVersion.current ?? version
    markDraftSent(draftName)
    const texts = { ...toTexts(input), version: String(seen ?? '') }
    await submit(texts, { method: 'post', preventScrollReset: keepsPlace })
  })
  const conflict = theirs && {
    fields: compare(theirs, form.getValues()),
    onTakeTheirs: () => form.reset(toFields(theirs)),
  }
  return { form, frame: { onSubmit, version, conflict, onCancel: () => forgetDraft(draftName) } }
}

/** A second save names what the answer to the first one showed, if it showed anything. */
function useTheirVersion(draftVersion: RefObject<number | undefined>, theirs: object | null): void {
  useEffect(() => {
    if (theirs) draftVersion.current = undefined
  }, [draftVersion, theirs])
}

function formErrors<Fields extends FieldValues>(errors: FieldErrors): FormErrors<Fields> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]): unknown[] => [name, { type: 'server', message }]),
  )
}

/** As a browser posts them: a ticked box is "on", another is not there; a time of this clock goes as an instant. */
function toTexts(input: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(input).map(([name, value]) => [name, value === true ? 'on' : toText(value)])
  return Object.fromEntries(texts.filter(([, text]) => text !== 'false'))
}

function toText(value: unknown): string {
  const text = String(value)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? new Date(text).toISOString() : text
}
