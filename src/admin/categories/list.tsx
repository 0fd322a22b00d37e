import { useState } from 'react'
import { data, Form, useLocation, useSubmit } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { categoryRecord } from '../../domain/categories/category.record.ts'
import { type ListedCategory, listCategoriesWithUse } from '../../domain/categories/category-queries.ts'
import { forgetLearnt, hasLearntCategories } from '../../domain/categories/known-categories.ts'
import { deleteCategory } from '../../domain/categories/write-category.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/category-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import type { Column } from '../lists/record-table.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { PlainTable } from '../records/plain-table.tsx'
import { deleteAction } from '../records/save-record.ts'
import { Button, ButtonLink } from '../widgets/button.tsx'
import { ConfirmDialog } from '../widgets/dialog.tsx'
import type { Route } from './+types/list'
import { CategoryInUse, describeUse, isInUse, writeUse } from './category-in-use.tsx'
import { createDefaultCategories } from './create-default-categories.ts'
import { DefaultCategoriesButton } from './default-categories.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

const columns: Column<ListedCategory>[] = [
  { head: headOf('order'), cell: ({ orderNum }) => orderNum },
  { head: headOf('name'), cell: ({ name }) => name, as: 'title' },
  { head: words.slug, cell: ({ slug }) => slug },
  { head: headOf('articles'), cell: writeUse },
]

function headOf(column: 'order' | 'name' | 'articles') {
  return (language: Language) => words.heading(language, { column })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const [categories, isLearnt] = await Promise.all([listCategoriesWithUse(db), hasLearntCategories(db)])
  return { categories, isLearnt }
}

const forgetIntent = 'forget-learnt'

const remove = deleteAction(categoryRecord, deleteCategory)

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { id = '', explain, intent } = await readFormTexts(request)
  if (intent === 'default-categories') return createDefaultCategories(request, context)
  if (intent === forgetIntent) {
    const { batchId } = await forgetLearnt(db, { by, now })
    const undoBatchId = by.role === 'administrator' && batchId ? batchId : undefined
    return redirectWithNotice(adminPath('/categories'), 'categories-forgotten', { origin, undoBatchId })
  }
  const deleted = explain ? null : await remove({ request, context }, { texts: { id } })
  return deleted ?? data({ keptId: id, message: null }, { status: 409 })
}

export const clientAction = withFallback(language => ({ keptId: '', message: words.notDeleted(language) }))

/** After a refused deletion as well: only the list shows what the category contains by now. */
export function shouldRevalidate(result: { actionStatus?: number; defaultShouldRevalidate: boolean }) {
  return result.actionStatus === 409 || result.defaultShouldRevalidate
}

export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { categories, isLearnt } = loaderData
  const { key } = useLocation()
  const kept = categories.find(({ id }) => id === actionData?.keptId)
  useErrorToast(actionData)
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/exchange')}>{words.importAndExport(language)}</ButtonLink>
        <ButtonLink to={adminPath('/categories/add')} tone="primary">
          {words.add(language)}
        </ButtonLink>
      </PageTitle>
      {kept && isInUse(kept) ? <CategoryInUse key={key} category={kept} /> : null}
      <PlainTable
        record={categoryRecord}
        rows={categories}
        columns={columns}
        nameOf={({ name }) => name}
        question={words.deletion}
        keptOf={category => (isInUse(category) ? describeUse(category, language) : undefined)}
        empty={<NoCategories />}
      />
      {isLearnt ? <LearntCategories /> : null}
    </>
  )
}

function NoCategories() {
  return (
    <>
      <p className="m-0 mb-4">{words.none(useLanguage())}</p>
      <DefaultCategoriesButton />
    </>
  )
}

/** Says that categories are learnt from editors, and forgets it after a question; without scripts at once. */
function LearntCategories() {
  const language = useLanguage()
  const submit = useSubmit()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section aria-label={words.learnt(language)} className="mt-8 max-w-prose">
      <h2 className="m-0 text-base font-semibold">{words.learnt(language)}</h2>
      <p className="mt-1 mb-3 text-sm text-quiet">{words.learntHint(language)}</p>
      <Form
        method="post"
        onSubmit={event => {
          event.preventDefault()
          setIsAsked(true)
        }}
      >
        <Button type="submit" name="intent" value={forgetIntent}>
          {words.forget(language)}
        </Button>
      </Form>
      <ConfirmDialog
        open={isAsked}
        title={adminWords.areYouSure(language)}
        text={words.forgetText(language)}
        confirmLabel={words.forget(language)}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          void submit({ intent: forgetIntent }, { method: 'post' })
        }}
      />
    </section>
  )
}
