import { adminPath } from '../../address/admin-path.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { changeManyFeeds } from '../../domain/feeds/change-many-feeds.ts'
import { decideFeedMove, type MoveDecision } from '../../domain/feeds/decide-feed-move.ts'
import { findFeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { isUuid } from '../../domain/is-uuid.ts'
import type { PageContext } from '../../http/page-context.ts'
import { describePollCounts, describePollFailure } from '../../ingest/poll/describe-outcome.ts'
import { pollOneFeed } from '../../ingest/poll/poll-one-feed.ts'
import * as words from '../../words/feeds-desk.ts'
import { type NoticeName, noticeCookie } from '../notices/notice.ts'

type Acting = { id: string; intent: string; by: Authorized }

type Acted = { kind: 'polled'; notice: string } | { kind: 'done'; to: string; cookie: string | null }

export async function actOnFeed(page: PageContext, acting: Acting): Promise<Acted> {
  const { id, intent } = acting
  const here = adminPath('/feeds/show/:id', { id })
  if (!isUuid(id)) return gone(page)
  switch (intent) {
    case 'poll': {
      const notice = await pollNow(page, id)
      return notice === null ? gone(page) : { kind: 'polled', notice }
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
      return { kind: 'done', to: here, cookie: null }
  }
}

function gone({ origin }: Pick<PageContext, 'origin'>): Acted {
  return { kind: 'done', to: adminPath('/feeds'), cookie: noticeCookie('record-gone', origin) }
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
): Promise<Acted> {
  const changed = await changeManyFeeds(db, { ids: [id], change: { action: intent }, by, now })
  const to = intent === 'delete' ? adminPath('/feeds') : here
  if (!changed.ok || changed.count === 0) return gone({ origin })
  return { kind: 'done', to, cookie: noticeCookie(changeNotices[intent], origin, changed.batchId) }
}

async function decideMove(
  { db, now, origin }: PageContext,
  { id, decision, by, here }: Acting & { decision: MoveDecision; here: string },
): Promise<Acted> {
  const decided = await decideFeedMove(db, { id, decision, by, now })
  if (decided.ok)
    return { kind: 'done', to: here, cookie: noticeCookie('feed-settled', origin, decided.batchId) }
  const notice = decided.reason === 'known' ? 'feed-not-settled-known' : 'feed-not-settled'
  return { kind: 'done', to: here, cookie: noticeCookie(notice, origin) }
}
