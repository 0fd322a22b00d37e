import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { isWebAddress } from '../../domain/form-text-schema.ts'
import { addNewsLink } from '../../domain/news-links/add-news-link.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { createDefaultCategories } from '../categories/create-default-categories.ts'
import { DefaultCategories } from '../categories/default-categories.tsx'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { noticeCookie } from '../notices/notice.ts'
import { Problem } from '../notices/problem.tsx'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import type { Route } from './+types/add'
import { NewsForm } from './news-form.tsx'
import { checkNewsLink } from './save-news-link.ts'
import { noProblem } from './save-problem.ts'
import { checkTimes, schedulePosted } from './schedule-posted.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.add)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const url = new URL(request.url).searchParams.get('url') ?? ''
  return { categories: await listCategories(db), url: isWebAddress(url) ? url : '', openedAt: now }
}

/** Publishes the link, or returns the errors by field; `default-categories` creates the specification's six categories. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readTypedForm(request, context)
  if (texts.intent === 'default-categories') return createDefaultCategories(request, context)
  const checked = await checkNewsLink(db, texts, language)
  if (!checked.ok) return data({ ...noProblem, errors: checked.errors }, { status: 400 })
  const timed = checkTimes(checked.input, { now, language })
  if (!timed.ok) return data({ ...noProblem, errors: timed.errors }, { status: 400 })
  const { publishAt, takeDownAt } = timed.times
  if (publishAt) return schedule(context, { checked, times: { publishAt, takeDownAt } })
  const added = await addNewsLink(db, { ...checked, takeDownAt, by, now })
  if (added.ok) {
    const notice = noticeCookie('news-added', origin, added.batchId)
    return redirect(adminPath('/news'), { headers: { 'set-cookie': notice } })
  }
  if (added.reason === 'duplicate') return data({ ...noProblem, duplicate: added.of }, { status: 409 })
  return data({ ...noProblem, errors: { category: words.categoryGone(language) } }, { status: 409 })
}

type Timed = Pick<Parameters<typeof schedulePosted>[1], 'times'> & {
  checked: Parameters<typeof schedulePosted>[1]['link']
}

async function schedule(context: Route.ActionArgs['context'], { checked, times }: Timed) {
  const { db, now, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { input, canonicalUrl } = checked
  const scheduled = await schedulePosted(db, { entry: null, link: { input, canonicalUrl }, times, by, now })
  if (scheduled.ok) {
    const notice = noticeCookie('news-scheduled', origin, scheduled.batchId)
    return redirect(adminPath('/queue/scheduled'), { headers: { 'set-cookie': notice } })
  }
  switch (scheduled.reason) {
    case 'duplicate':
      return data({ ...noProblem, duplicate: scheduled.of }, { status: 409 })
    case 'no-such-category':
      return data({ ...noProblem, errors: { category: words.categoryGone(language) } }, { status: 409 })
    case 'scheduled-already':
    case 'refused':
      return data({ ...noProblem, errors: { url: words.scheduledAlready(language) } }, { status: 409 })
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveWithFallback(language => ({ ...noProblem, message: words.notAdded(language) }), serverAction)
}

export default function AddNews({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const problem = actionData ?? noProblem
  return (
    <>
      <PageTitle title={words.add(language)} />
      {loaderData.categories.length === 0 ? <DefaultCategories /> : null}
      <Problem duplicate={problem.duplicate} />
      <NewsForm problem={problem} {...loaderData} submitLabel={words.add(language)} />
    </>
  )
}
