import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listCorrectionsOf } from '../../domain/corrections/correction-queries.ts'
import { listMovesOfStory } from '../../domain/stories/story-history.ts'
import {
  findDeskStory,
  listDeskStories,
  listOpenProposals,
  listStoryArticles,
} from '../../domain/stories/story-list-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { parseQuery } from '../../search/parse-query.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import { CorrectionsOf } from '../corrections/corrections-of.tsx'
import { PageTitle } from '../frame/page-title.tsx'
import { adminContext } from '../frame/require-admin.ts'
import { usePinDialog } from '../front/use-pin-dialog.tsx'
import { failedNotice } from '../notices/failed-notice.ts'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { savedOr } from '../notices/saved-or.ts'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import { Button } from '../widgets/button.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'
import type { Route } from './+types/show'
import { actOnStory, articlesShown } from './act-on-story.ts'
import { ProposalList } from './proposal-list.tsx'
import { StoryArticles } from './story-articles.tsx'
import { StoryChooser } from './story-chooser.tsx'
import { StoryHistory } from './story-history.tsx'
import { StoryTitleForm } from './story-title-form.tsx'
import { describeCounts, describeStanding } from './story-words.ts'
import { toShownArticle, toShownProposal } from './to-shown.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useStoriesLive } from './use-stories-live.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.story?.title ?? 'Story' }]

const proposalsShown = 50
const movesShown = 50
const foundShown = 8

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const story = await findDeskStory(db, params.id)
  if (!story) return data({ story: null }, { status: 404 })
  if (story.mergedInto !== null) throw redirect(adminPath('/stories/:id', { id: story.mergedInto }))
  const { needle } = parseQuery(new URL(request.url).searchParams.get('with') ?? '')
  const words = needle.split(' ').filter(word => word !== '')
  const [articles, proposals, moves, corrections, found] = await Promise.all([
    listStoryArticles(db, story.id, articlesShown),
    listOpenProposals(db, { storyId: story.id, limit: proposalsShown }),
    listMovesOfStory(db, story.id, movesShown),
    listCorrectionsOf(db, story.id),
    words.length === 0 ? null : listDeskStories(db, { words, now, after: null, limit: foundShown + 1 }),
  ])
  return {
    now,
    story,
    moves,
    corrections,
    words: needle,
    articles: articles.map(toShownArticle),
    proposals: proposals.map(toShownProposal),
    found: found?.filter(({ id }) => id !== story.id).slice(0, foundShown) ?? null,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now } = context.get(pageContext)
  const { by } = context.get(adminContext)
  const form = await readPostedForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const post = {
    intent: text('intent'),
    title: text('title'),
    version: Number(text('version')),
    placeIds: form.getAll('place').map(String),
  }
  const answer = await actOnStory(post, { db, storyId: params.id, by, now })
  const isDone = answer.notice?.tone === 'success'
  return data({ ...answer, typedTitle: isDone ? null : post.title }, { status: isDone ? 200 : 409 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr({ notice: failedNotice('Failed to change the story') }, serverAction)
}

/** The second of two editors sees the state that the first one left. */
export function shouldRevalidate(asked: { actionStatus?: number; defaultShouldRevalidate: boolean }) {
  return asked.actionStatus === 409 || asked.defaultShouldRevalidate
}

export default function Story({ loaderData, actionData }: Route.ComponentProps) {
  useNoticeToast(actionData?.notice ?? null)
  const { ask: askPin, dialog: pinDialog } = usePinDialog()
  useRowKeys('story')
  useStoriesLive()
  useKeptFocus(actionData, loaderData)
  if (!loaderData.story) {
    return (
      <>
        <PageTitle title="Story">
          <ButtonLink to={adminPath('/stories')}>Stories</ButtonLink>
        </PageTitle>
        <p className="text-quiet">
          The story is not there: its articles are gone, or it was never one. Look among the others.
        </p>
      </>
    )
  }
  const { story, articles, proposals, moves, corrections, found, words, now } = loaderData
  const isPublic = story.publicOutletCount >= 2 && !story.isHidden
  return (
    <>
      <NoticeWithoutScript notice={actionData?.notice ?? null} />
      <PageTitle title={story.title}>
        {isPublic ? (
          <ButtonLink to={`/story/${story.slug}`} reloadDocument>
            Public page
          </ButtonLink>
        ) : null}
        <Button
          data-pin
          onClick={() => askPin({ subject: { kind: 'story', id: story.id }, title: story.title })}
        >
          Pin to front page
        </Button>
        <ButtonLink to={adminPath('/stories')}>All stories</ButtonLink>
      </PageTitle>
      <p className="-mt-3 mb-6 text-sm text-quiet tabular-nums">
        {[...describeCounts(story), ...describeStanding(story)].join(' · ')} · began{' '}
        {relativeTime(story.firstAt, now)} · last added to {relativeTime(story.lastAt, now)}
        {story.isEdited ? ' · an editor changed it, so the machine only proposes' : ''}
      </p>
      <ProposalList proposals={proposals} ofStory />
      <StoryArticles story={story} articles={articles} />
      <StoryTitleForm
        story={story}
        typed={actionData && 'typedTitle' in actionData ? actionData.typedTitle : null}
        error={actionData && 'titleError' in actionData ? actionData.titleError : undefined}
      />
      <StoryChooser words={words} found={found} formId="articles" />
      {pinDialog}
      {isPublic || corrections.length > 0 ? (
        <CorrectionsOf of={{ kind: 'story', id: story.id }} corrections={corrections} />
      ) : null}
      <StoryHistory storyId={story.id} moves={moves} />
    </>
  )
}
