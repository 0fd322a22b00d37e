import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { useSubmit } from 'react-router'
import type * as z from 'zod/mini'
import type { FieldErrors } from '../read-form.ts'
import { forgetDraft, markDraftSent } from './draft-keys.ts'
import { useDraft } from './use-draft.ts'
import { useFieldErrors } from './use-field-errors.ts'

/**
 * One form over the schema that the server checks with too: errors beside their fields, a draft that survives, and the save
 * as a post of plain texts, the same that the form would post without its script.
 */
export function useRecordForm<Fields extends FieldValues, Input extends Record<string, unknown>>({
  schema,
  defaults,
  draftName,
  errors,
  version,
}: {
  schema: z.ZodMiniType<Input, Fields>
  defaults: DefaultValues<Fields>
  draftName: string
  errors: FieldErrors
  version: number | undefined
}) {
  const submit = useSubmit()
  const form = useForm<Fields, unknown, Input>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
  })
  const draftVersion = useDraft(form, { name: draftName, version })
  useFieldErrors(form, errors)
  const onSubmit = form.handleSubmit(async input => {
    const seen = draftVersion.current ?? version
    // A second save names what the answer to the first one showed.
    draftVersion.current = undefined
    markDraftSent(draftName)
    await submit({ ...toTexts(input), version: String(seen ?? '') }, { method: 'post' })
  })
  return { form, onSubmit, onCancel: () => forgetDraft(draftName) }
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
