import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { listCorrectionsOf } from '../../domain/corrections/correction-queries.ts'
import { findEditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import { updateNewsLink } from '../../domain/news-links/update-news-link.ts'
import { listMovesOfLink } from '../../domain/stories/story-history.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { CorrectionsOf } from '../corrections/corrections-of.tsx'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import { noticeCookie } from '../notices/notice.ts'
import { Problem } from '../notices/problem.tsx'
import { savedOr } from '../notices/saved-or.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import { MovesOfLink } from '../widgets/moves-of-link.tsx'
import type { Route } from './+types/edit'
import { NewsForm } from './news-form.tsx'
import { checkNewsLink } from './save-news-link.ts'
import { noProblem } from './save-problem.ts'
import { checkTimes } from './schedule-posted.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titled(words.edit)

const movesShown = 20

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const newsLink = await findEditedNewsLink(db, params.id)
  if (!newsLink) throw redirect(adminPath('/news'))
  const [categories, corrections, moves] = await Promise.all([
    listCategories(db),
    listCorrectionsOf(db, newsLink.id),
    listMovesOfLink(db, newsLink.id, movesShown),
  ])
  return { categories, newsLink, corrections, moves }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readTypedForm(request, context)
  const checked = await checkNewsLink(db, texts, language)
  if (!checked.ok) return data({ ...noProblem, errors: checked.errors }, { status: 400 })
  const timed = checkTimes({ ...checked.input, publishAt: '' }, { now, language })
  if (!timed.ok) return data({ ...noProblem, errors: timed.errors }, { status: 400 })
  const times = checked.input.takeDownAt === undefined ? {} : { takeDownAt: timed.times.takeDownAt }
  const update = { id: params.id, version: Number(texts.version), ...checked, ...times, by, now }
  const updated = await updateNewsLink(db, update)
  if (updated.ok) {
    const notice = noticeCookie('news-updated', origin, updated.batchId)
    return redirect(adminPath('/news'), { headers: { 'set-cookie': notice } })
  }
  switch (updated.reason) {
    case 'not-found':
      return redirect(adminPath('/news'))
    case 'stale':
      return data({ ...noProblem, theirs: await findEditedNewsLink(db, params.id) }, { status: 409 })
    case 'duplicate':
      return data({ ...noProblem, duplicate: updated.of }, { status: 409 })
    case 'no-such-category':
      return data({ ...noProblem, errors: { category: words.categoryGone(language) } }, { status: 409 })
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr(language => ({ ...noProblem, message: words.notUpdated(language) }), serverAction)
}

export default function EditNews({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { newsLink, categories, corrections, moves } = loaderData
  const problem = actionData ?? noProblem
  return (
    <>
      <PageTitle title={words.edit(language)}>
        <HistoryLink id={newsLink.id} />
      </PageTitle>
      <Problem duplicate={problem.duplicate} />
      <NewsForm
        newsLink={newsLink}
        problem={problem}
        categories={categories}
        submitLabel={words.update(language)}
      />
      <CorrectionsOf of={{ kind: 'link', id: newsLink.id }} corrections={corrections} />
      <MovesOfLink moves={moves} />
    </>
  )
}
