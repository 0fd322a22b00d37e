import { categoryRecord } from '../../domain/categories/category.record.ts'
import { hasNamesake } from '../../domain/categories/category-queries.ts'
import { proposeSlug } from '../../domain/categories/propose-slug.ts'
import { addCategory } from '../../domain/categories/write-category.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/category-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { titleMeta } from '../frame/title-meta.ts'
import { noProblem } from '../records/form-problem.ts'
import { keepTyped } from '../records/keep-typed.ts'
import { addAction } from '../records/save-record.ts'
import type { Route } from './+types/add'
import { CategoryForm } from './category-form.tsx'
import { proposedLettersMax } from './proposed-letters.ts'
import { refuseCategory, withOrder } from './save-category.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.add)

export function loader() {
  return null
}

export const action = addAction(categoryRecord, {
  complete: withSlug,
  read: withOrder,
  refuse: refuseCategory,
  async add(db, { input, by, now }) {
    if (await hasNamesake(db, input)) return { ok: false, reason: 'name-taken' as const }
    return addCategory(db, { input, by, now })
  },
})

export const clientAction = keepTyped(categoryRecord, 'add')

export default function AddCategory({ actionData }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.add(language)} />
      <CategoryForm problem={actionData ?? noProblem} />
    </>
  )
}

/** The posted form of a new category; an empty slug is derived from the name. */
function withSlug(texts: Record<string, string>): Record<string, string> {
  if (texts.slug?.trim()) return texts
  return { ...texts, slug: proposeSlug((texts.name ?? '').slice(0, proposedLettersMax)) }
}
