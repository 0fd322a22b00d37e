import { listCategories } from '../../domain/categories/category-queries.ts'
import { listCorrectionsOf } from '../../domain/corrections/correction-queries.ts'
import { findEditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import { updateNewsLink } from '../../domain/news-links/update-news-link.ts'
import { listMovesOfLink } from '../../domain/stories/story-history.ts'
import { findStoryOfLink } from '../../domain/stories/story-list-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/news-desk.ts'
import { CorrectionsOf } from '../corrections/corrections-of.tsx'
import { titleMeta } from '../frame/title-meta.ts'
import { Problem } from '../notices/problem.tsx'
import { keepTyped, noProblem } from '../records/form-problem.ts'
import { leadToList } from '../records/load-form.ts'
import { FormHead } from '../records/plain-form.tsx'
import { editAction } from '../records/save-record.ts'
import type { Route } from './+types/edit'
import { NewsForm } from './news-form.tsx'
import { checkLinkAndTimes, readNewsLink, refuseNewsLink } from './save-news-link.ts'
import { StoryOfLink } from './story-of-link.tsx'
import { typedNewsLink } from './typed-news-link.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.edit)

const movesShown = 20

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { db, language } = page
  const newsLink = await findEditedNewsLink(db, params.id)
  if (!newsLink) throw leadToList(typedNewsLink, page)
  const [categories, corrections, story, moves] = await Promise.all([
    listCategories(db),
    listCorrectionsOf(db, newsLink.id),
    findStoryOfLink(db, newsLink.id, language),
    listMovesOfLink(db, newsLink.id, movesShown),
  ])
  return { categories, newsLink, corrections, story, moves }
}

export const action = editAction(typedNewsLink, {
  read: readNewsLink,
  find: findEditedNewsLink,
  async update(db, { input, page, ...update }) {
    const checked = await checkLinkAndTimes(db, { ...input, publishAt: '' }, page)
    if (!checked.ok) return checked
    const { takeDownAt } = checked.times
    const times = input.takeDownAt === undefined ? {} : { takeDownAt }
    return updateNewsLink(db, { ...update, ...checked.link, ...times })
  },
  refuse: refuseNewsLink,
})

export const clientAction = keepTyped(typedNewsLink)

export default function EditNews({ loaderData, actionData }: Route.ComponentProps) {
  const { newsLink, categories, corrections, story, moves } = loaderData
  const problem = actionData ?? noProblem
  return (
    <>
      <FormHead record={typedNewsLink} row={newsLink} />
      <Problem duplicate={problem.existing} />
      <NewsForm newsLink={newsLink} problem={problem} categories={categories} />
      <CorrectionsOf of={{ kind: 'link', id: newsLink.id }} corrections={corrections} />
      <StoryOfLink link={newsLink} story={story} moves={moves} />
    </>
  )
}
