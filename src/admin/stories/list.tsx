import { data } from 'react-router'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { acceptProposal, rejectProposal } from '../../domain/stories/editing/decide-proposal.ts'
import { findHeadlinesRead } from '../../domain/stories/matching/headline-counts.ts'
import { listOpenIds, listOpenProposals, openMax } from '../../domain/stories/open-proposals.ts'
import {
  findDeskStory,
  listDeskStories,
  listStoryArticles,
  type StoryKey,
} from '../../domain/stories/story-list-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { parseQuery } from '../../search/parse-query.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/stories-desk.ts'
import * as matchingWords from '../../words/story-matching.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { useReload } from '../frame/use-reload.ts'
import { usePinDialog } from '../front/use-pin-dialog.tsx'
import { FilterWords, ListFilters, ListPages, nextSearch } from '../lists/list-filters.tsx'
import { useNoticeToast } from '../notices/notice-toast.tsx'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { failedNotice } from '../notices/shown-notice.ts'
import { withFallback } from '../notices/with-fallback.ts'
import { useLiveRequest } from '../queue/state/fetch-queue-news.ts'
import type { Route } from './+types/list'
import { ProposalList } from './proposal-list.tsx'
import { JoinedStory, type ShownJoined, StoryRow } from './story-row.tsx'
import { proposalNotice } from './story-words.ts'
import { toShownProposal } from './to-shown.ts'
import { useLastAnswer } from './use-last-answer.ts'
import { useRowKeys } from './use-row-keys.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

const storiesOfPage = 50
// Few enough to keep the running stories below them on the screen.
const proposalsInSight = 4

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const { needle } = parseQuery(searchParams.get('q') ?? '')
  const after = readStoryKey(searchParams.get('after'))
  const wanted = needle.split(' ').filter(word => word !== '')
  const isFirst = after === null && wanted.length === 0
  const isAll = searchParams.get('proposals') === 'all'
  const [found, proposals, open, headlines] = await Promise.all([
    listDeskStories(db, { words: wanted, now, after, limit: storiesOfPage + 1, language }),
    isFirst ? listOpenProposals(db, { now, limit: isAll ? openMax : proposalsInSight + 1 }) : [],
    isFirst ? listOpenIds(db, now) : [],
    isFirst ? findHeadlinesRead(db, now) : null,
  ])
  const stories = found.slice(0, storiesOfPage)
  const last = found.length > storiesOfPage ? stories.at(-1) : undefined
  return {
    now,
    stories,
    headlines,
    isSearched: wanted.length > 0,
    proposals: proposals
      .slice(0, isAll ? openMax : proposalsInSight)
      .map(proposal => toShownProposal(proposal, language)),
    open,
    hasMoreProposals: !isAll && proposals.length > proposalsInSight,
    isFirstPage: after === null,
    nextSearch: nextSearch(searchParams, last ? writeStoryKey(last) : null),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const [intent, id = ''] = ((await readFormTexts(request)).intent ?? '').split(':')
  if (intent !== 'accept' && intent !== 'reject')
    return data(
      { notice: failedNotice(words.nothingChosen(language), language), joined: null },
      { status: 400 },
    )
  const decide = intent === 'accept' ? acceptProposal : rejectProposal
  const result = await decide(db, { id, by, now })
  const { notice, isDone } = proposalNotice(result, { intent, language })
  const storyId = result.ok && intent === 'accept' ? result.storyId : null
  const story = await findJoined(db, storyId, language)
  return data({ notice, joined: story && { story, proposalId: id } }, { status: isDone ? 200 : 409 })
}

/** More headlines would push the next proposal away. */
const joinedMax = 4

async function findJoined(db: Db, storyId: string | null, language: Language): Promise<ShownJoined | null> {
  const story = storyId === null ? null : await findDeskStory(db, storyId, language)
  if (!story) return null
  const { id, title } = story
  return { id, title, articles: await listStoryArticles(db, id, joinedMax) }
}

export const clientAction = withFallback(language => ({
  notice: failedNotice(words.notDecided(language), language),
  joined: null,
}))

/** After a conflict the page reloads, so that the second of two editors sees the first one's change. */
export function shouldRevalidate(result: { actionStatus?: number; defaultShouldRevalidate: boolean }) {
  return result.actionStatus === 409 || result.defaultShouldRevalidate
}

export default function Stories({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { stories, proposals, isSearched, isFirstPage, now } = loaderData
  useNoticeToast(actionData?.notice ?? null)
  const { open: openPinDialog, dialog: pinDialog } = usePinDialog()
  useRowKeys('list')
  useLiveRequest(useReload(), { of: 'stories' })
  const joined = useLastAnswer(actionData)?.joined ?? null
  const isUndone = proposals.some(({ id }) => id === joined?.proposalId)
  return (
    <>
      <NoticeWithoutScript notice={actionData?.notice ?? null} />
      <PageTitle title={words.title(language)} />
      <ListFilters>
        <FilterWords label={words.search(language)} />
      </ListFilters>
      <TooFewHeadlines headlines={loaderData.headlines} />
      {joined && !isUndone ? <JoinedStory story={joined.story} /> : null}
      {isSearched || !isFirstPage ? null : (
        <ProposalList proposals={proposals} open={loaderData.open} hasMore={loaderData.hasMoreProposals} />
      )}
      <section aria-labelledby="running">
        <h2 id="running" className="mt-0 mb-1 text-lg font-semibold">
          {isSearched ? words.found(language) : words.hottest(language)}
        </h2>
        {stories.length === 0 ? (
          <p className="border-y border-rule py-10 text-center text-quiet">
            {isSearched ? words.noneFound(language) : words.none(language)}
          </p>
        ) : (
          <ol className="m-0 mb-6 list-none border-t border-field p-0">
            {stories.map(story => (
              <StoryRow
                key={story.id}
                story={story}
                now={now}
                onPin={({ id, title }) => openPinDialog({ subject: { kind: 'story', id }, title })}
              />
            ))}
          </ol>
        )}
      </section>
      {pinDialog}
      <ListPages isFirstPage={isFirstPage} nextSearch={loaderData.nextSearch} />
    </>
  )
}

function writeStoryKey({ heat, id }: StoryKey): string {
  return `${heat}_${id}`
}

/** Null for the first page and for an invalid key. */
function readStoryKey(text: string | null): StoryKey | null {
  const [heat = '', id = ''] = (text ?? '').split('_')
  return /^-?\d{1,9}(\.\d{1,20})?$/.test(heat) && isUuid(id) ? { heat: Number(heat), id } : null
}

/** Shown while the installation has read too few headlines to match articles by itself. */
function TooFewHeadlines({ headlines }: { headlines: { read: number; least: number } | null }) {
  const language = useLanguage()
  if (!headlines) return null
  return (
    <p className="mt-0 mb-6 border-l-2 border-accent pl-3 text-quiet">
      {matchingWords.knowsLittle(language, headlines)}
    </p>
  )
}
