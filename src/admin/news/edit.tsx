import { useState } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { actorName } from '../../domain/accounts/actor-name.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { listCorrectionsOf } from '../../domain/corrections/correction-queries.ts'
import { findEditedNewsLink, findHeldChange } from '../../domain/news-links/admin-news-queries.ts'
import { updateNewsLink } from '../../domain/news-links/update-news-link.ts'
import { describeStoryMove, type StoryMove } from '../../domain/stories/describe-story-move.ts'
import { listMovesOfLink } from '../../domain/stories/story-history.ts'
import { findStoryOfLink } from '../../domain/stories/story-list-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import * as storyWords from '../../words/stories-desk.ts'
import { open as openStory } from '../../words/story-keys.ts'
import { CorrectionsOf } from '../corrections/corrections-of.tsx'
import { titleMeta } from '../frame/page-title.tsx'
import type { ShownNotice } from '../notices/notice.ts'
import { useNoticeToast, useShowNotice } from '../notices/notice-toast.tsx'
import { Problem } from '../notices/problem.tsx'
import { failedNotice } from '../notices/shown-notice.ts'
import { keepTyped, noProblem } from '../records/form-problem.ts'
import { FormHead } from '../records/plain-form.tsx'
import { editAction, leadToList } from '../records/save-record.ts'
import type { PutDialog } from '../story-choice/put-dialog.tsx'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { Route } from './+types/edit'
import { NewsForm, typedNewsLink } from './news-form.tsx'
import { checkLinkAndTimes, readNewsLink, refuseNewsLink } from './save-news-link.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.edit)

const movesShown = 20

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { db, language } = page
  const newsLink = await findEditedNewsLink(db, params.id)
  if (!newsLink) throw leadToList(typedNewsLink, page)
  const [categories, corrections, story, moves, heldChange] = await Promise.all([
    listCategories(db),
    listCorrectionsOf(db, newsLink.id),
    findStoryOfLink(db, newsLink.id, language),
    listMovesOfLink(db, newsLink.id, movesShown),
    findHeldChange(db, newsLink.id, language),
  ])
  return { categories, newsLink, corrections, story, moves, heldChange }
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
  const { newsLink, categories, corrections, story, moves, heldChange } = loaderData
  const problem = actionData ?? noProblem
  return (
    <>
      <FormHead record={typedNewsLink} row={newsLink} />
      {heldChange ? <p className="wrap-anywhere">{heldChange}</p> : null}
      <Problem duplicate={problem.existing} />
      <NewsForm newsLink={newsLink} problem={problem} categories={categories} />
      <CorrectionsOf of={{ kind: 'link', id: newsLink.id }} corrections={corrections} />
      <StoryOfLink link={newsLink} story={story} moves={moves} />
    </>
  )
}

/** The story of a published link, a button that puts it into another, and editors' moves between stories, newest first. */
function StoryOfLink({
  link,
  story,
  moves,
}: {
  link: { id: string; title: string }
  story: { id: string; title: string } | null
  moves: StoryMove[]
}) {
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const [Dialog, setDialog] = useState<typeof PutDialog | null>(null)
  const { submit, data } = useFetcher<{ notice: ShownNotice }>()
  useNoticeToast(data?.notice ?? null)
  const put = (target: string) =>
    void submit(
      { link: link.id, seen: story?.id ?? '', target },
      { method: 'post', action: adminPath('/stories/put') },
    )
  const showNotice = useShowNotice()
  // Its script loads only when needed. After a failure the next click tries again.
  const open = async () => {
    try {
      const { PutDialog } = await import('../story-choice/put-dialog.tsx')
      setDialog(() => PutDialog)
      setIsOpen(true)
    } catch {
      showNotice(failedNotice(words.notFetched(language), language))
    }
  }
  return (
    <section aria-labelledby="moves" className="mt-8 max-w-2xl">
      <h2 id="moves" className="mt-0 mb-1 text-lg font-semibold">
        {storyWords.title(language)}
      </h2>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="m-0 min-w-0 flex-1 basis-60 wrap-anywhere">
          {story ? (
            <Link
              to={adminPath('/stories/:id', { id: story.id })}
              className="text-accent max-sm:inline-block max-sm:py-3"
            >
              {story.title}
            </Link>
          ) : (
            <span className="text-quiet">{words.inNoStory(language)}</span>
          )}
        </p>
        <div className="noscript:hidden">
          <Button onClick={() => void open()}>{words.putIntoStory(language)}</Button>
        </div>
      </div>
      {isOpen && Dialog ? (
        <Dialog
          subject={link.title}
          headline={link.title}
          except={[`link:${link.id}`, ...(story ? [`story:${story.id}`] : [])]}
          onClose={() => setIsOpen(false)}
          onChoose={({ target }) => put(target)}
        />
      ) : null}
      {moves.length > 0 ? (
        <ol className="m-0 list-none border-t border-rule p-0 text-sm">
          {moves.map(move => (
            <li key={move.id} className="border-b border-rule py-1.5 wrap-anywhere">
              {actorName(move.accountName, language)} {describeStoryMove(move, language)},{' '}
              <LocalTime at={move.at} />
              {move.to ? (
                <>
                  {' · '}
                  <Link
                    to={adminPath('/stories/:id', { id: move.to.id })}
                    className="text-accent max-sm:py-3"
                  >
                    {openStory(language)}
                  </Link>
                </>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}
