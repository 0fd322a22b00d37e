import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { PlainRecord } from '../../domain/records/plain-record.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { compareFields, type FieldTexts, fieldsOf } from '../forms/field-texts.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import type { FormProblem } from './form-problem.ts'

export type PlainFieldOf<Fields extends FieldValues, Input> = ReturnType<typeof fieldsOf<Fields, Input>>

type Props<Row, Fields extends FieldValues, Input> = {
  record: Omit<PlainRecord<Row, Fields, Input>, 'toFields'> & {
    fields: FieldTexts<Path<Fields>>
    toFields: (row?: Row) => Fields & DefaultValues<Fields>
  }
  /** The record to edit; none to add one. */
  row?: Row | undefined
  /** The schema of a new record, if it is another. */
  schema?: z.ZodMiniType<Input, Fields>
  problem: FormProblem<Row>
  /** Names the draft of a new record. */
  draftOf?: string
  backTo?: string
  /** Draws the fields: `<TextField {...field('title')} />`. */
  children: (field: PlainFieldOf<Fields, Input>, form: UseFormReturn<Fields, unknown, Input>) => ReactNode
}

/** The form of a plain record, for adding and editing. */
export function PlainForm<
  Row extends { id: string; version: number },
  Fields extends FieldValues,
  Input extends Record<string, unknown>,
>({
  record,
  row,
  schema,
  problem,
  draftOf = 'add',
  backTo = record.list,
  children,
}: Props<Row, Fields, Input>) {
  const language = useLanguage()
  const { fields, toFields, words } = record
  const { form, frame } = useRecordForm<Fields, Input, Row>({
    schema: schema ?? record.schema(language),
    defaults: toFields(row),
    draftName: `${record.draft}/${row?.id ?? draftOf}`,
    version: row?.version,
    problem,
    toFields,
    compare: (theirs, mine) => compareFields(fields, { theirs: toFields(theirs), mine, language }),
  })
  useErrorToast(problem)
  return (
    <RecordForm
      {...frame}
      backTo={backTo}
      submitLabel={words.submit[row ? 'update' : 'add'](language)}
      submittingLabel={words.saving(language)}
    >
      {children(fieldsOf(form, fields, language), form)}
    </RecordForm>
  )
}
