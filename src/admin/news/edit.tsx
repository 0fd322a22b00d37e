import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { actorName } from '../../domain/accounts/actor-name.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { listCorrectionsOf } from '../../domain/corrections/correction-queries.ts'
import { findEditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import { newsLinkRecord } from '../../domain/news-links/news-link.record.ts'
import { updateNewsLink } from '../../domain/news-links/update-news-link.ts'
import { describeStoryMove, type StoryMove } from '../../domain/stories/describe-story-move.ts'
import { listMovesOfLink } from '../../domain/stories/story-history.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import * as storyWords from '../../words/stories-desk.ts'
import { open as openStory } from '../../words/story-keys.ts'
import { CorrectionsOf } from '../corrections/corrections-of.tsx'
import { titleMeta } from '../frame/title-meta.ts'
import { Problem } from '../notices/problem.tsx'
import { FormHead } from '../records/form-head.tsx'
import { noProblem } from '../records/form-problem.ts'
import { keepTyped } from '../records/keep-typed.ts'
import { leadToList } from '../records/load-form.ts'
import { editAction } from '../records/save-record.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import type { Route } from './+types/edit'
import { NewsForm } from './news-form.tsx'
import { checkLinkAndTimes, readNewsLink, refuseNewsLink } from './save-news-link.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.edit)

const movesShown = 20

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { db } = page
  const newsLink = await findEditedNewsLink(db, params.id)
  if (!newsLink) throw leadToList(newsLinkRecord, page)
  const [categories, corrections, moves] = await Promise.all([
    listCategories(db),
    listCorrectionsOf(db, newsLink.id),
    listMovesOfLink(db, newsLink.id, movesShown),
  ])
  return { categories, newsLink, corrections, moves }
}

export const action = editAction(newsLinkRecord, {
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

export const clientAction = keepTyped(newsLinkRecord)

export default function EditNews({ loaderData, actionData }: Route.ComponentProps) {
  const { newsLink, categories, corrections, moves } = loaderData
  const problem = actionData ?? noProblem
  return (
    <>
      <FormHead record={newsLinkRecord} row={newsLink} />
      <Problem duplicate={problem.existing} />
      <NewsForm newsLink={newsLink} problem={problem} categories={categories} />
      <CorrectionsOf of={{ kind: 'link', id: newsLink.id }} corrections={corrections} />
      <MovesOfLink moves={moves} />
    </>
  )
}

/** Editors' moves of a link between stories, newest first. Renders nothing if there are none. */
function MovesOfLink({ moves }: { moves: StoryMove[] }) {
  const language = useLanguage()
  if (moves.length === 0) return null
  return (
    <section aria-labelledby="moves" className="mt-8 max-w-2xl">
      <h2 id="moves" className="mt-0 mb-1 text-lg font-semibold">
        {storyWords.title(language)}
      </h2>
      <ol className="m-0 list-none border-t border-rule p-0 text-sm">
        {moves.map(move => (
          <li key={move.id} className="border-b border-rule py-1.5 wrap-anywhere">
            {actorName(move.accountName, language)} {describeStoryMove(move, language)},{' '}
            <LocalTime at={move.at} />
            {move.to ? (
              <>
                {' · '}
                <Link to={adminPath('/stories/:id', { id: move.to.id })} className="text-accent max-sm:py-3">
                  {openStory(language)}
                </Link>
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
