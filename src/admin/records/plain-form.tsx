import { Fragment, type ReactNode } from 'react'
import type { DefaultValues, FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { useLocation, useRouteLoaderData } from 'react-router'
import type * as z from 'zod/mini'
import type { Choice, PlainRecord } from '../../domain/records/plain-record.ts'
import type { loader } from '../../root.tsx'
import { type Edition, editions, type Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { SelectField, TextField } from '../forms/record-fields.tsx'
import { RecordForm } from '../forms/record-form.tsx'
import { compareFields, type FieldTexts, namesOf, useRecordForm } from '../forms/use-record-form.ts'
import { PageTitle, type Titled, titleMeta } from '../frame/page-title.tsx'
import { listAddress } from '../lists/list-address.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { HistoryLink } from '../widgets/history-link.tsx'
import { addressOf, type FormProblem } from './form-problem.ts'

type Described = Pick<PlainRecord<never, never, never>, 'words'>

/** The title of a plain record's form, with a link to the history of an existing record. */
export function FormHead({ record: { words }, row }: { record: Described; row: { id: string } | null }) {
  const language = useLanguage()
  return (
    <PageTitle title={words[row ? 'edit' : 'add'](language)}>
      {row ? <HistoryLink id={row.id} /> : null}
    </PageTitle>
  )
}

type Located = Titled & { location: { pathname: string }; params: { id?: string } }

/** The `meta` function of a module that serves several addresses of a plain record. */
export function plainMeta({ words }: Described, listTitle: (language: Language) => string) {
  return ({ matches, location, params }: Located) => {
    const titles = { list: listTitle, add: words.add, edit: words.edit }
    return titleMeta(titles[addressOf({ url: location, params })])({ matches })
  }
}

/** Draws a field by its name: `{field('title')}`. */
export type DrawField<Fields extends FieldValues> = (
  name: Path<Fields>,
  more?: {
    hint?: string
    /** For a line of text. */
    options?: RegisterOptions<Fields, Path<Fields>>
    readOnly?: boolean
    suggestions?: readonly string[]
  },
) => ReactNode

type Props<Row, Fields extends FieldValues, Input> = {
  record: Omit<PlainRecord<Row, Fields, Input>, 'toFields'> & {
    fields: FieldTexts<Path<Fields>>
    toFields: (row?: Row) => Fields & DefaultValues<Fields>
  }
  /** The record to edit; none to add one. */
  row?: Row
  /** Initial values of a new record, instead of those in the description. */
  defaults?: Fields & DefaultValues<Fields>
  /** Choices that the page loads, such as the categories. */
  choices?: Partial<Record<Path<Fields>, Choice[]>>
  /** The schema of a new record, instead of that in the description. */
  schema?: z.ZodMiniType<Input, Fields>
  problem: FormProblem<Row>
  /** Names the draft of a new record. */
  draftOf?: string
  backTo?: string | undefined
  /** Draws the fields in another order or with other hints; by default each is drawn as described. */
  children?: (field: DrawField<Fields>, form: UseFormReturn<Fields, unknown, Input>) => ReactNode
  /** Content beside the form, such as a preview. */
  beside?: (form: UseFormReturn<Fields, unknown, Input>) => ReactNode
}

/** The form of a plain record, for adding and editing. */
export function PlainForm<
  Row extends { id: string; version: number },
  Fields extends FieldValues,
  Input extends Record<string, unknown>,
>({
  record,
  row,
  defaults,
  choices: knownChoices = {},
  schema,
  problem,
  draftOf = 'add',
  backTo,
  children,
  beside,
}: Props<Row, Fields, Input>) {
  const language = useLanguage()
  const { search } = useLocation()
  const { fields, toFields, words } = record
  const choicesOf = (name: Path<Fields>) => knownChoices[name] ?? fields[name].choices?.(language)
  const { form, frame } = useRecordForm<Fields, Input, Row>({
    schema: schema ?? record.schema(language),
    defaults: defaults ?? toFields(row),
    draftName: `${record.noun}/${row?.id ?? draftOf}`,
    version: row?.version,
    problem,
    toFields,
    compare: (theirs, mine) =>
      compareFields<Path<Fields>>(fields, {
        theirs: toFields(theirs),
        mine,
        language,
        inWords: (value, name) => labelOf(choicesOf(name), String(value ?? '')),
      }),
  })
  useErrorToast(problem)
  const field: DrawField<Fields> = (name, more) => {
    const { label, hint, control } = fields[name]
    const common = { form, name, label: label(language), hint: hint?.(language) }
    const choices = choicesOf(name)
    if (choices) return <SelectField {...common} choices={choices} {...more} />
    const options = control?.type === 'number' ? { valueAsNumber: true } : undefined
    return <TextField {...common} options={options} {...control} {...more} />
  }
  const drawn = (
    <RecordForm
      {...frame}
      backTo={backTo ?? listAddress(record.list, search)}
      submitLabel={words.submit[row ? 'update' : 'add'](language)}
      submittingLabel={((row && words.updating) ?? words.saving)(language)}
    >
      {children?.(field, form) ??
        namesOf<Path<Fields>>(fields).map(name => <Fragment key={name}>{field(name)}</Fragment>)}
    </RecordForm>
  )
  if (!beside) return drawn
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      {drawn}
      {beside(form)}
    </div>
  )
}

function labelOf(choices: Choice[] | undefined, value: string): string {
  return choices?.find(choice => choice.value === value)?.label ?? value
}

/** The editions that a form has fields for: the enabled ones, and those in which the record already has texts. */
export function useFormEditions(translated: readonly string[]): Edition[] {
  const site = useRouteLoaderData<typeof loader>('root')
  return editions.filter(edition => site?.settings.editions[edition] || translated.includes(edition))
}
