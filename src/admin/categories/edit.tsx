import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { hasNamesake } from '../../domain/categories/category-queries.ts'
import { findEditedCategory } from '../../domain/categories/edited-category-queries.ts'
import { updateCategory } from '../../domain/categories/write-category.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/category-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { noticeCookie } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import type { Route } from './+types/edit'
import { CategoryForm } from './category-form.tsx'
import { checkCategory, nameTaken, noCategoryProblem, slugTaken } from './save-category.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.edit)

export async function loader({ context, params }: Route.LoaderArgs) {
  const category = await findEditedCategory(context.get(pageContext).db, params.id)
  if (!category) throw redirect(adminPath('/categories'))
  return { category }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readTypedForm(request, context)
  const checked = checkCategory(texts)
  if (!checked.ok) return data(checked.problem, { status: 400 })
  if (await hasNamesake(db, { ...checked.input, id: params.id }))
    return data(nameTaken(language), { status: 409 })
  const update = { id: params.id, version: Number(texts.version), input: checked.input, by, now }
  const updated = await updateCategory(db, update)
  if (updated.ok) {
    const notice = noticeCookie('category-updated', origin, updated.batchId)
    return redirect(adminPath('/categories'), { headers: { 'set-cookie': notice } })
  }
  if (updated.reason === 'not-found') return redirect(adminPath('/categories'))
  if (updated.reason === 'slug-taken') return data(slugTaken(language), { status: 409 })
  return data({ ...noCategoryProblem, theirs: await findEditedCategory(db, params.id) }, { status: 409 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveWithFallback(
    language => ({ ...noCategoryProblem, message: words.notUpdated(language) }),
    serverAction,
  )
}

export default function EditCategory({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.edit(language)}>
        <HistoryLink id={loaderData.category.id} />
      </PageTitle>
      <CategoryForm
        category={loaderData.category}
        problem={actionData ?? noCategoryProblem}
        submitLabel={words.update(language)}
      />
    </>
  )
}
