import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { hasNamesake } from '../../domain/categories/category-queries.ts'
import { proposeSlug } from '../../domain/categories/propose-slug.ts'
import { addCategory } from '../../domain/categories/write-category.ts'
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
import type { Route } from './+types/add'
import { CategoryForm } from './category-form.tsx'
import { proposedLettersMax } from './proposed-letters.ts'
import { checkCategory, nameTaken, noCategoryProblem, slugTaken } from './save-category.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.add)

export function loader() {
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const checked = checkCategory(await readTypedForm(request, context, withSlug))
  if (!checked.ok) return data(checked.problem, { status: 400 })
  if (await hasNamesake(db, checked.input)) return data(nameTaken(language), { status: 409 })
  const added = await addCategory(db, { input: checked.input, by, now })
  if (!added.ok) return data(slugTaken(language), { status: 409 })
  const notice = noticeCookie('category-added', origin, added.batchId)
  return redirect(adminPath('/categories'), { headers: { 'set-cookie': notice } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveWithFallback(
    language => ({ ...noCategoryProblem, message: words.notAdded(language) }),
    serverAction,
  )
}

export default function AddCategory({ actionData }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.add(language)} />
      <CategoryForm problem={actionData ?? noCategoryProblem} submitLabel={words.add(language)} />
    </>
  )
}

/** The posted form of a new category; an empty slug is derived from the name. */
function withSlug(texts: Record<string, string>): Record<string, string> {
  if (texts.slug?.trim()) return texts
  return { ...texts, slug: proposeSlug((texts.name ?? '').slice(0, proposedLettersMax)) }
}
