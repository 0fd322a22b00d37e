import { useCallback, useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { adminPath } from '../../address/admin-path.ts'
import { categoryRecord } from '../../domain/categories/category.record.ts'
import { slugOf } from '../../domain/categories/category.ts'
import {
  type CategoryFields,
  type CategoryInput,
  categorySchema,
  newCategorySchema,
} from '../../domain/categories/category-schema.ts'
import { proposeSlug } from '../../domain/categories/propose-slug.ts'
import { addCategory, unlessNamesake, updateCategory } from '../../domain/categories/write-category.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/category-desk.ts'
import { byForm, keepTyped, noProblem } from '../records/form-problem.ts'
import { type DrawField, FormHead, PlainForm, plainMeta, useFormEditions } from '../records/plain-form.tsx'
import { addAction, editAction, loadForm, type Refusal } from '../records/save-record.ts'
import { PreloadRoute } from '../widgets/preload-route.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { Route } from './+types/form'
import type { ProposedSlug } from './propose-slug.ts'
import { proposedLettersMax } from './proposed-letters.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta = plainMeta(categoryRecord, words.title)

export const loader = byForm({ add: () => ({ row: null }), edit: loadForm(categoryRecord) })

const save = { read: withOrder, refuse: refuseCategory }

export const action = byForm({
  add: addAction(categoryRecord, {
    ...save,
    complete: withSlug,
    async add(db, write) {
      return unlessNamesake(db, write.input, tx => addCategory(tx, write))
    },
  }),
  edit: editAction(categoryRecord, {
    ...save,
    async update(db, write) {
      return unlessNamesake(db, { ...write.input, id: write.id }, tx => updateCategory(tx, write))
    },
  }),
})

export const clientAction = keepTyped(categoryRecord)

export default function CategoryForm({ loaderData: { row: category }, actionData }: Route.ComponentProps) {
  return (
    <>
      <FormHead record={categoryRecord} row={category} />
      <PlainForm
        record={categoryRecord}
        row={category ?? undefined}
        schema={category ? categorySchema : newCategorySchema}
        problem={actionData ?? noProblem}
      >
        {(field, form) => (
          <>
            {category ? field('name') : <NameWithSlug field={field} form={form} />}
            {field('slug')}
            {field('description')}
            {field('orderNum', { options: emptyIsZero })}
            <TranslatedFields field={field} translated={Object.keys(category?.translations ?? {})} />
          </>
        )}
      </PlainForm>
    </>
  )
}

const emptyIsZero = { setValueAs: (text: unknown) => Number(text || 0) }

type Field = DrawField<CategoryFields>
type CategoryFormState = UseFormReturn<CategoryFields, unknown, CategoryInput>

/** The name of a new category, whose slug follows it. */
function NameWithSlug({ field, form }: { field: Field; form: CategoryFormState }) {
  useProposedSlug(form)
  return (
    <>
      <PreloadRoute route="admin/categories/propose-slug" />
      {field('name')}
    </>
  )
}

function TranslatedFields({ field, translated }: { field: Field; translated: string[] }) {
  return useFormEditions(translated).map(edition => (
    <fieldset key={edition}>
      {field(`${edition}Name`)}
      {field(`${edition}Description`)}
    </fieldset>
  ))
}

/**
 * The slug follows the name, typed or restored from a draft, until an editor types one: immediately for Latin letters; for
 * other scripts by the server, which has the transliteration tables.
 */
function useProposedSlug(form: CategoryFormState): void {
  const name = useWatch({ control: form.control, name: 'name' })
  const { data, load } = useFetcher<ProposedSlug>()
  const proposed = useRef('')
  const isTyped = useCallback(() => form.getValues('slug') !== proposed.current, [form])
  const propose = useCallback(
    (slug: string) => {
      form.resetField('slug', { defaultValue: slug })
      proposed.current = slug
    },
    [form],
  )
  useEffect(() => {
    if (isTyped()) return
    if (/^[\0-\u024f]*$/.test(name)) propose(slugOf(name))
    else void load(`${adminPath('/categories/slug')}?name=${encodeURIComponent(startOf(name))}`)
  }, [name, load, isTyped, propose])
  useEffect(() => {
    if (data && data.name === startOf(form.getValues('name')) && !isTyped()) propose(data.slug)
  }, [data, form, isTyped, propose])
}

function startOf(name: string): string {
  return name.slice(0, proposedLettersMax).toWellFormed()
}

/** The posted form of a new category; an empty slug is derived from the name. */
function withSlug(texts: Record<string, string>): Record<string, string> {
  if (texts.slug?.trim()) return texts
  return { ...texts, slug: proposeSlug((texts.name ?? '').slice(0, proposedLettersMax)) }
}

/** The order as a number, as the schema checks it; an empty one is 0. */
function withOrder(texts: Record<string, string>): Record<string, string | number> {
  return { ...texts, orderNum: Number(texts.orderNum || 0) }
}

function refuseCategory({ reason }: { reason: 'slug-taken' | 'name-taken' }, language: Language): Refusal {
  if (reason === 'slug-taken') return { errors: { slug: words.slugTaken(language) } }
  return { errors: { name: words.nameTaken(language) } }
}
