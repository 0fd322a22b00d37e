import { adminPath } from '../../address/admin-path.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { isWebAddress } from '../../domain/fields/form-text-schema.ts'
import { addNewsLink } from '../../domain/news-links/add-news-link.ts'
import { scheduleNewLink } from '../../domain/schedule/schedule-link.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/news-desk.ts'
import { createDefaultCategories } from '../categories/create-default-categories.ts'
import { DefaultCategories } from '../categories/default-categories.tsx'
import { readTypedForm } from '../forms/read-form.ts'
import { titleMeta } from '../frame/page-title.tsx'
import { Problem } from '../notices/problem.tsx'
import { keepTyped, noProblem } from '../records/form-problem.ts'
import { FormHead } from '../records/plain-form.tsx'
import { addAction } from '../records/save-record.ts'
import type { Route } from './+types/add'
import { NewsForm, typedNewsLink, withScheme } from './news-form.tsx'
import { checkLinkAndTimes, readNewsLink, refuseNewsLink } from './save-news-link.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.add)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const url = withScheme(new URL(request.url).searchParams.get('url') ?? '')
  return { categories: await listCategories(db), url: isWebAddress(url) ? url : '', openedAt: now }
}

const save = addAction(typedNewsLink, {
  read: readNewsLink,
  async add(db, { input, page, by, now }) {
    const checked = await checkLinkAndTimes(db, input, page)
    if (!checked.ok) return checked
    const { publishAt, takeDownAt } = checked.times
    if (!publishAt) return addNewsLink(db, { ...checked.link, takeDownAt, by, now })
    const times = { publishAt, takeDownAt }
    const scheduled = await scheduleNewLink(db, { link: checked.link, times, by, now })
    if (!scheduled.ok) return scheduled
    return { ...scheduled, notice: 'news-scheduled', to: adminPath('/queue/scheduled') } as const
  },
  refuse: refuseNewsLink,
})

/** `default-categories` creates the specification's six categories. */
export async function action({ request, context }: Route.ActionArgs) {
  const texts = await readTypedForm(request, context)
  if (texts.intent === 'default-categories') return createDefaultCategories(request, context)
  return save({ request, context }, { texts })
}

export const clientAction = keepTyped(typedNewsLink)

export default function AddNews({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData ?? noProblem
  return (
    <>
      <FormHead record={typedNewsLink} row={null} />
      {loaderData.categories.length === 0 ? <DefaultCategories /> : null}
      <Problem duplicate={problem.existing} />
      <NewsForm problem={problem} {...loaderData} />
    </>
  )
}
