import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type FieldErrors as FormErrors,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useSubmit } from 'react-router'
import type * as z from 'zod/mini'
import type { PlainField } from '../../domain/records/plain-record.ts'
import type { Language } from '../../text/language.ts'
import { forgetDraft, markDraftSent } from './drafts.ts'
import { toPostedTexts } from './form-texts.ts'
import type { FieldErrors } from './read-form.ts'
import type { ConflictField } from './record-form.tsx'
import { useTypedFields } from './typed-fields.ts'
import { useDraft } from './use-draft.ts'

/**
 * A form over the server's schema: errors beside their fields, a draft that survives, and a save that posts plain texts like
 * the form without a script. `frame` holds the props of its `RecordForm`.
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
  /** The version of the opened record; none for a new one. */
  version: number | undefined
  /** The problems of the last save: errors by field, and the record if another editor saved it in between. */
  problem: { errors: FieldErrors; theirs: Row | null }
  /** Whether a save leads back to this form, which then keeps its scroll position. */
  keepsPlace?: boolean
  toFields: (theirs: Row) => Fields
  /** Both versions of every field, in words. */
  compare: (theirs: Row, mine: Fields) => ConflictField[]
}) {
  const typed = useTypedFields(defaults, openedVersion)
  const version = theirs?.version ?? typed.version
  const submit = useSubmit()
  // The errors of a document that answers a post; later errors come through `useFieldErrors`.
  const [firstErrors] = useState<FormErrors<Fields>>(() => formErrors(errors))
  const form = useForm<Fields, unknown, Input>({
    resolver: zodResolver(schema),
    defaultValues: typed.fields,
    errors: firstErrors,
    reValidateMode: 'onSubmit',
  })
  const { draftVersion, restored } = useDraft(form, { name: draftName, version })
  useTheirVersion(draftVersion, theirs)
  useTheirFields(form, { theirs, toFields })
  useFieldErrors(form, errors)
  const onSubmit = form.handleSubmit(async input => {
    const seen = draftVersion.current ?? version
    markDraftSent(draftName)
    const texts = { ...toPostedTexts(input), version: String(seen ?? '') }
    await submit(texts, { method: 'post', preventScrollReset: keepsPlace })
  })
  const conflict = theirs && {
    theirs,
    fields: compare(theirs, form.getValues()),
    onTakeTheirs: () => form.reset(toFields(theirs)),
  }
  return { form, frame: { onSubmit, version, restored, conflict, onCancel: () => forgetDraft(draftName) } }
}

/** A save after a conflict is based on the version that the conflict showed, not on the draft's. */
function useTheirVersion(draftVersion: RefObject<number | undefined>, theirs: object | null): void {
  useEffect(() => {
    if (theirs) draftVersion.current = undefined
  }, [draftVersion, theirs])
}

/**
 * Refreshes unedited fields so that saving again does not revert the other editor. Skipped in the document that
 * answers a post without a script, where no field counts as edited.
 */
function useTheirFields<Fields extends FieldValues, Input, Row>(
  form: UseFormReturn<Fields, unknown, Input>,
  { theirs, toFields }: { theirs: Row | null; toFields: (theirs: Row) => Fields },
): void {
  const [first] = useState(theirs)
  // Reading them makes the form keep them.
  void form.formState.dirtyFields
  const take = useEffectEvent((row: Row) => form.reset(toFields(row), { keepDirtyValues: true }))
  useEffect(() => {
    if (theirs && theirs !== first) take(theirs)
  }, [theirs, first])
}

function formErrors<Fields extends FieldValues>(errors: FieldErrors): FormErrors<Fields> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]): unknown[] => [name, { type: 'server', message }]),
  )
}

/** Focuses the first error. Editing a field clears its error, from the browser or the server (specification §5). */
export function useFieldErrors<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  errors: FieldErrors,
): void {
  const [first, setFirst] = useState<{ name: Path<Fields> } | null>(null)
  useEffect(() => {
    const names = Object.keys(form.getValues()).filter((name): name is Path<Fields> => name in errors)
    for (const name of names) form.setError(name, { message: errors[name] ?? '' })
    setFirst(names[0] ? { name: names[0] } : null)
  }, [errors, form])
  // Once the errors are drawn: with them a folded group opens, and only then its fields take the focus.
  useEffect(() => {
    if (first) form.setFocus(first.name)
  }, [first, form])
  useEffect(() => {
    const subscription = form.watch((_, { name }) => {
      if (name) form.clearErrors(name)
    })
    return () => subscription.unsubscribe()
  }, [form])
}

/** The fields of a form, declared once, for the form itself and for the comparison with another editor's save. */
export type FieldTexts<Name extends string> = Record<Name, PlainField>

/** The props of a field by its name: `<TextField {...field('title')} />`. */
export function fieldsOf<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  texts: FieldTexts<Path<Fields>>,
  language: Language,
) {
  return (name: Path<Fields>) => ({
    form,
    name,
    label: texts[name].label(language),
    hint: texts[name].hint?.(language),
    ...texts[name].control,
  })
}

type Compared<Name extends string> = {
  theirs: Record<string, unknown>
  mine: Record<string, unknown>
  /** Formats a value for people; without it the value is shown unchanged. */
  inWords?: (value: unknown, name: Name) => string
  language: Language
}

/** Each field's value as another editor saved it, and in this form. */
export function compareFields<Name extends string>(
  texts: FieldTexts<Name>,
  { theirs, mine, language, inWords = value => String(value ?? '') }: Compared<Name>,
): ConflictField[] {
  return namesOf(texts).map(name => ({
    label: texts[name].label(language),
    theirs: inWords(theirs[name], name),
    mine: inWords(mine[name], name),
  }))
}

export function namesOf<Name extends string>(texts: FieldTexts<Name>): Name[] {
  const names: Name[] = []
  for (const name in texts) names.push(name)
  return names
}
