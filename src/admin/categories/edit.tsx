import { redirect } from 'react-router'
import { categoryRecord } from '../../domain/categories/category.record.ts'
import { hasNamesake } from '../../domain/categories/category-queries.ts'
import { findEditedCategory } from '../../domain/categories/edited-category-queries.ts'
import { updateCategory } from '../../domain/categories/write-category.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/category-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { titleMeta } from '../frame/title-meta.ts'
import { noProblem } from '../records/form-problem.ts'
import { keepTyped } from '../records/keep-typed.ts'
import { editAction } from '../records/save-record.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import type { Route } from './+types/edit'
import { CategoryForm } from './category-form.tsx'
import { refuseCategory, withOrder } from './save-category.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.edit)

export async function loader({ context, params }: Route.LoaderArgs) {
  const category = await findEditedCategory(context.get(pageContext).db, params.id)
  if (!category) throw redirect(categoryRecord.list)
  return { category }
}

export const action = editAction(categoryRecord, {
  read: withOrder,
  refuse: refuseCategory,
  find: findEditedCategory,
  async update(db, write) {
    if (await hasNamesake(db, { ...write.input, id: write.id }))
      return { ok: false, reason: 'name-taken' as const }
    return updateCategory(db, write)
  },
})

export const clientAction = keepTyped(categoryRecord, 'update')

export default function EditCategory({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.edit(language)}>
        <HistoryLink id={loaderData.category.id} />
      </PageTitle>
      <CategoryForm category={loaderData.category} problem={actionData ?? noProblem} />
    </>
  )
}
