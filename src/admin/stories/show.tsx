import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listCorrectionsOf } from '../../domain/corrections/correction-queries.ts'
import { describeStoryMove, type StoryMove } from '../../domain/stories/describe-story-move.ts'
import { listOpenProposals } from '../../domain/stories/open-proposals.ts'
import { listMovesOfStory } from '../../domain/stories/story-history.ts'
import {
  findDeskStory,
  listDeskStories,
  listLooseArticles,
  listStoryArticles,
} from '../../domain/stories/story-list-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { parseQuery } from '../../search/parse-query.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as listWords from '../../words/stories-desk.ts'
import * as words from '../../words/story-desk.ts'
import * as moveWords from '../../words/story-moves.ts'
import { CorrectionsOf } from '../corrections/corrections-of.tsx'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { useReload } from '../frame/use-reload.ts'
import { usePinDialog } from '../front/use-pin-dialog.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { useNoticeToast } from '../notices/notice-toast.tsx'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { failedNotice } from '../notices/shown-notice.ts'
import { withFallback } from '../notices/with-fallback.ts'
import { useLiveRequest } from '../queue/state/fetch-queue-news.ts'
import { Button, ButtonLink } from '../widgets/button.tsx'
import { HistoryLink } from '../widgets/history-link.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import type { Route } from './+types/show'
import { actOnStory } from './act-on-story.ts'
import { ProposalList } from './proposal-list.tsx'
import { nextShownCount, readShownCount } from './shown-count.ts'
import { StoryArticles } from './story-articles.tsx'
import { StoryChooser } from './story-chooser.tsx'
import { StoryTitleForm } from './story-title-form.tsx'
import { describeCounts, describeStanding, describeTimes } from './story-words.ts'
import { toShownArticle, toShownProposal } from './to-shown.ts'
import { useLastAnswer } from './use-last-answer.ts'
import { useRowKeys } from './use-row-keys.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.story ? [{ title: loaderData.story.title }] : titleMeta(words.title)({ matches })

const proposalsShown = 50
const movesShown = 50
const foundShown = 8

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const story = await findDeskStory(db, params.id, language)
  if (!story) return data({ story: null }, { status: 404 })
  if (story.mergedInto !== null) throw redirect(adminPath('/stories/:id', { id: story.mergedInto }))
  const { searchParams } = new URL(request.url)
  const { needle } = parseQuery(searchParams.get('with') ?? '')
  const shownCount = readShownCount(searchParams)
  const wanted = needle.split(' ').filter(word => word !== '')
  const [articles, proposals, moves, corrections, found, loose] = await Promise.all([
    listStoryArticles(db, story.id, shownCount + 1),
    listOpenProposals(db, { storyId: story.id, now, limit: proposalsShown }),
    listMovesOfStory(db, story.id, movesShown),
    listCorrectionsOf(db, story.id),
    wanted.length === 0
      ? null
      : listDeskStories(db, { words: wanted, now, after: null, limit: foundShown + 1, language }),
    wanted.length === 0 ? [] : listLooseArticles(db, { words: wanted, now, limit: foundShown }),
  ])
  return {
    now,
    story,
    moves,
    corrections,
    words: needle,
    shownCount,
    moreSearch: articles.length > shownCount ? nextShownCount(shownCount, searchParams) : null,
    articles: articles.slice(0, shownCount).map(article => toShownArticle(article, { now, language })),
    proposals: proposals.map(proposal => toShownProposal(proposal, language)),
    found: found?.filter(({ id }) => id !== story.id).slice(0, foundShown) ?? null,
    loose,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, language, origin } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const form = await readPostedForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const post = {
    intent: text('intent'),
    title: text('title'),
    version: Number(text('version')),
    placeIds: form.getAll('place').map(String),
  }
  const response = await actOnStory(post, { db, storyId: params.id, by, now, language })
  const isDone = response.notice?.tone === 'success'
  if (isDone && !(await findDeskStory(db, params.id, language))) {
    const [to, done] = response.movedTo
      ? ([adminPath('/stories/:id', { id: response.movedTo }), 'story-moved'] as const)
      : ([adminPath('/stories'), 'story-taken-apart'] as const)
    return redirectWithNotice(to, done, { origin, undoBatchId: response.notice?.undoBatchId ?? undefined })
  }
  const titleAnswer = post.intent === 'title' ? { isSaved: isDone } : null
  const answer = { ...response, titleAnswer, typedTitle: isDone ? null : post.title }
  return data(answer, { status: isDone ? 200 : 409 })
}

export const clientAction = withFallback(language => ({
  notice: failedNotice(listWords.notChanged(language), language),
}))

/** After a conflict the page reloads, so that the second of two editors sees the first one's change. */
export function shouldRevalidate(result: { actionStatus?: number; defaultShouldRevalidate: boolean }) {
  return result.actionStatus === 409 || result.defaultShouldRevalidate
}

export default function Story({ loaderData, actionData, params }: Route.ComponentProps) {
  const language = useLanguage()
  useNoticeToast(actionData?.notice ?? null)
  const { open: openPinDialog, dialog: pinDialog } = usePinDialog()
  useRowKeys('story')
  useLiveRequest(useReload(), { of: 'stories' })
  const answer = useLastAnswer(actionData, params.id)
  if (!loaderData.story) {
    return (
      <>
        <PageTitle title={words.title(language)}>
          <ButtonLink to={adminPath('/stories')}>{words.stories(language)}</ButtonLink>
        </PageTitle>
        <p className="text-quiet">{words.gone(language)}</p>
      </>
    )
  }
  const { story, articles, proposals, moves, corrections, found, loose, now } = loaderData
  const isPublic = story.publicOutletCount >= 2 && !story.isHidden
  return (
    <>
      <NoticeWithoutScript notice={actionData?.notice ?? null} />
      <PageTitle title={story.title}>
        {isPublic ? (
          <ButtonLink to={`/story/${story.slug}`} reloadDocument>
            {words.publicPage(language)}
          </ButtonLink>
        ) : null}
        <Button
          data-pin
          onClick={() => openPinDialog({ subject: { kind: 'story', id: story.id }, title: story.title })}
        >
          {words.pin(language)}
        </Button>
        <ButtonLink to={adminPath('/stories')}>{words.allStories(language)}</ButtonLink>
      </PageTitle>
      <p className="mb-6 text-sm sm:-mt-3 text-quiet tabular-nums">
        {[
          ...describeCounts(story, language),
          ...describeStanding(story, language),
          ...describeTimes(story, { now, language }),
          ...(story.isEdited ? [listWords.edited(language)] : []),
        ].join(' · ')}
      </p>
      <ProposalList proposals={proposals} ofStory />
      <StoryArticles story={story} articles={articles} moreSearch={loaderData.moreSearch} />
      <StoryTitleForm
        key={story.id}
        story={story}
        answer={answer && 'titleAnswer' in answer ? answer.titleAnswer : null}
        typed={answer && 'typedTitle' in answer ? answer.typedTitle : null}
        error={answer && 'titleError' in answer ? answer.titleError : undefined}
      />
      <StoryChooser
        words={loaderData.words}
        found={found}
        loose={loose}
        shownCount={loaderData.shownCount}
        formId="articles"
      />
      {pinDialog}
      {isPublic || corrections.length > 0 ? (
        <CorrectionsOf of={{ kind: 'story', id: story.id }} corrections={corrections} />
      ) : null}
      <StoryHistory storyId={story.id} moves={moves} />
    </>
  )
}

/** Editors' moves of articles, newest first. */
function StoryHistory({ storyId, moves }: { storyId: string; moves: StoryMove[] }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="mt-0 mb-2 text-lg font-semibold">
        {words.history(language)}
      </h2>
      {moves.length === 0 ? (
        <p className="text-sm text-quiet">{words.noMoves(language)}</p>
      ) : (
        <ol className="m-0 list-none p-0 text-sm">
          {moves.map(move => (
            <li key={move.id} className="border-b border-rule py-1.5 wrap-anywhere">
              {moveWords.line(language, {
                title: move.title,
                name: move.accountName,
                move: describeStoryMove(move, language),
                time: () => <LocalTime key="at" at={move.at} />,
              })}
            </li>
          ))}
        </ol>
      )}
      <p className="mt-3">
        <HistoryLink id={storyId} />
      </p>
    </section>
  )
}
