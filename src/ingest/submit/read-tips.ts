import { canonicalUrl } from '../../address/canonical-url.ts'
import type { Db } from '../../database/connect.ts'
import { releaseRow } from '../../database/lease.ts'
import { queuedTipsMax, takeTipReading } from '../../domain/accounts/tip-limit.ts'
import { openAttemptsMax } from '../../domain/open-attempts.ts'
import { findEarlierSubmission } from '../../domain/queue/arrivals/add-entry.ts'
import { saveTipWords } from '../../domain/queue/arrivals/save-tip-words.ts'
import { claimTip, countQueuedTips, deleteTip, type UnreadTip } from '../../domain/tips/tip-queries.ts'
import { readAddress } from '../article/read-article.ts'
import { addTip } from './add-tip.ts'
import { type ArticleDoor, type FetchedArticle, fetchArticle, problemOf } from './fetch-article.ts'
import { toSubmittedEntry } from './to-submitted-entry.ts'

export type TipDeps = {
  db: Db
  /** Must open to the public web alone, whatever FETCH_ALLOW says: the addresses are strangers'. */
  outside: ArticleDoor
  now: () => Date
  log: Record<'warn' | 'error', (details: object, message: string) => void>
}

// One after the other: strangers name the servers, and must not make a crowd of us. The next minute brings more, but
// one alone once the hour has had its share.
const atOnceMax = 10

/**
 * Puts what strangers sent into the queue as the rules say. Of what waits already the words are kept, and its page is
 * not asked for again; a page that cannot be read waits with its address. Further tips stay unread while the queue holds
 * as many as editors can look at. For any number of workers.
 */
export async function readTips(deps: TipDeps, signal: AbortSignal): Promise<number> {
  const room = queuedTipsMax - (await countQueuedTips(deps.db))
  const most = Math.min(atOnceMax, room)
  for (let count = 0; count < most; count++) {
    const now = deps.now()
    const tip = await claimTip(deps.db, now)
    if (!tip) return count
    const isSlow = !(await takeTipReading(deps.db, now)).ok
    if (isSlow && count > 0) {
      await releaseRow(deps.db, 'tips', tip.id)
      return count
    }
    if (!(await readTip(deps, tip, signal))) return count
  }
  return Math.max(0, most)
}

/** False when it was cut. */
async function readTip(deps: TipDeps, tip: UnreadTip, signal: AbortSignal): Promise<boolean> {
  const { db, log } = deps
  const now = deps.now()
  const { id, url: address, note, sentBy } = tip
  if (await isKnown(db, tip)) {
    await deleteTip(db, id)
    return true
  }
  const hasCrashed = tip.openAttempts > openAttemptsMax
  const fetched = hasCrashed ? crashed(address, now) : await fetchTip(deps, address, { now, signal })
  if (signal.aborted) {
    await releaseRow(db, 'tips', id)
    return false
  }
  const entry = await toSubmittedEntry(db, { address, fetched, origin: 'tip' })
  if (entry) {
    await addTip(db, { ...entry, reason: problemOf(fetched), tipNote: note, tipFrom: sentBy }, now)
  } else log.warn({ url: address }, 'a tip names no address that can be an article')
  // After the entry: a worker that is killed in between finds the article waiting already.
  await deleteTip(db, id)
  return true
}

/** Whether its address alone says that there is nothing to read. */
async function isKnown(db: Db, { url, note, sentBy }: UnreadTip): Promise<boolean> {
  const canonical = canonicalUrl(url)
  if (!canonical.ok) return false
  const of = await findEarlierSubmission(db, { canonicalUrl: canonical.url, origin: 'tip' })
  if (of?.kind === 'entry' && of.status === 'waiting') await saveTipWords(db, of.id, { note, from: sentBy })
  return of !== null
}

/** A tip that our own code fails on is queued with its address alone, so that it does not block the tips behind it. */
async function fetchTip(
  { outside, log }: TipDeps,
  address: string,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<FetchedArticle> {
  try {
    return await fetchArticle(address, { outside, now, signal })
  } catch (error) {
    log.error({ err: error, url: address }, 'a tip could not be read, by a fault of our own')
    return { ...crashed(address, now), failure: 'broken-answer' }
  }
}

/** A tip that ended three processes waits with its address alone; an editor may still look at the page. */
function crashed(address: string, now: Date): FetchedArticle {
  return { url: address, article: readAddress(new URL(address), now), failure: 'crashed-the-reader' }
}
