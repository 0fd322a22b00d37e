import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { decideFeedMove, type MoveDecision } from '../../domain/feeds/decide-feed-move.ts'
import { type FeedPage, findFeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { changeManyFeeds } from '../../domain/feeds/update-feed.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import type { PageContext } from '../../http/page-context.ts'
import type { FeedLink } from '../../ingest/feed/find-feed-links.ts'
import { pollOneFeed } from '../../ingest/poll/poll-now.ts'
import { describePollCounts, describePollFailure } from '../../ingest/poll/poll-outcome.ts'
import { tryFeed } from '../../ingest/poll/try-feed.ts'
import * as stepWords from '../../words/feed-steps.ts'
import * as words from '../../words/feeds-desk.ts'
import { type NoticeName, redirectWithNotice } from '../notices/notice.ts'

type Acting = { id: string; intent: string; by: Authorized }

type Acted = { polled: string; found: FoundFeeds | null }

export async function actOnFeed(page: PageContext, acting: Acting): Promise<Acted | Response> {
  const { id, intent } = acting
  const here = adminPath('/feeds/show/:id', { id })
  if (!isUuid(id)) return gone(page)
  switch (intent) {
    case 'poll': {
      const polled = await pollNow(page, id)
      return polled === null ? gone(page) : { polled, found: null }
    }
    case 'look': {
      const feed = await findFeedPage(page.db, id)
      return feed ? { polled: '', found: await lookForAddress(page, feed) } : gone(page)
    }
    case 'pause':
    case 'resume':
    case 'delete':
      return change(page, { ...acting, intent, here })
    case 'theirs':
    case 'ours':
    case 'follow':
      return decideMove(page, { ...acting, decision: intent, here })
    default:
      return redirect(here)
  }
}

function gone(page: Pick<PageContext, 'origin'>): Response {
  return redirectWithNotice(adminPath('/feeds'), 'record-gone', page)
}

/** Describes the outcome in a sentence; null if the feed is gone. */
async function pollNow(page: PageContext, id: string): Promise<string | null> {
  const outcome = await pollOneFeed(page, id)
  const { language } = page
  switch (outcome?.kind) {
    case undefined:
      return (await findFeedPage(page.db, id)) ? words.pollBusy(language) : null
    case 'failed':
      return words.polledFailed(language, describePollFailure(outcome, language))
    case 'unchanged':
      return words.polledUnchanged(language)
    case 'cut':
      return words.polledCut(language)
    case 'read':
      return words.polledRead(language, { counts: describePollCounts(outcome, language) })
  }
}

const changeNotices = {
  pause: 'feed-paused',
  resume: 'feed-resumed',
  delete: 'feeds-deleted',
} as const satisfies Record<string, NoticeName>

async function change(
  { db, now, origin }: PageContext,
  { id, intent, by, here }: Acting & { intent: keyof typeof changeNotices; here: string },
): Promise<Response> {
  const changed = await changeManyFeeds(db, { ids: [id], change: { action: intent }, by, now })
  const to = intent === 'delete' ? adminPath('/feeds') : here
  if (!changed.ok || changed.count === 0) return gone({ origin })
  return redirectWithNotice(to, changeNotices[intent], { origin, undoBatchId: changed.batchId })
}

async function decideMove(
  { db, now, origin }: PageContext,
  { id, decision, by, here }: Acting & { decision: MoveDecision; here: string },
): Promise<Response> {
  const decided = await decideFeedMove(db, { id, decision, by, now })
  if (decided.ok) return redirectWithNotice(here, 'feed-settled', { origin, undoBatchId: decided.batchId })
  const notice = decided.reason === 'known' ? 'feed-not-settled-known' : 'feed-not-settled'
  return redirectWithNotice(here, notice, { origin })
}

/** The feeds that the home page of a feed's outlet names, apart from the feed itself. */
export type FoundFeeds = { sentence: string; links: Pick<FeedLink, 'url' | 'title'>[] }

async function lookForAddress(
  { db, outside, clock, language }: Pick<PageContext, 'db' | 'outside' | 'clock' | 'language'>,
  feed: Pick<FeedPage, 'url' | 'homeUrl'>,
): Promise<FoundFeeds> {
  const page = feed.homeUrl || new URL('/', feed.url).href
  const tried = await tryFeed(db, outside, { url: page, isFound: false, now: clock })
  const links = tried.ok ? [{ url: tried.url, title: tried.feed.title }] : tried.links
  const others = links.filter(({ url }) => url !== feed.url)
  return { sentence: stepWords.found(language, { count: others.length, page }), links: others }
}
