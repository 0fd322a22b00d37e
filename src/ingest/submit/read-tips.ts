import type { Db } from '../../database/connect.ts'
import { openAttemptsMax, releaseRow } from '../../database/lease.ts'
import { inTransaction } from '../../database/transaction.ts'
import { queuedTipsMax, takeTipReading } from '../../domain/accounts/limits.ts'
import { findAddresses } from '../../domain/news-links/news-link-checks.ts'
import {
  addEntry,
  findEarlierSubmission,
  type SubmittedEntry,
} from '../../domain/queue/arrivals/add-entry.ts'
import { saveTipWords } from '../../domain/queue/arrivals/arriving-tips.ts'
import { judgeByRules } from '../../domain/rules/rule.ts'
import { countRuleHits, listRules } from '../../domain/rules/rule-queries.ts'
import { claimTip, countQueuedTips, deleteTip, type UnreadTip } from '../../domain/tips/tip.ts'
import { readAddress } from '../article/read-article.ts'
import { type ArticleAccess, type FetchedArticle, fetchArticle, problemOf } from './fetch-article.ts'
import { toSubmittedEntry } from './to-submitted-entry.ts'

export type TipDeps = {
  db: Db
  /** Must reach only the public web, whatever FETCH_ALLOW says, because strangers choose the addresses. */
  outside: ArticleAccess
  now: () => Date
  log: Record<'warn' | 'error', (details: object, message: string) => void>
}

// Strangers choose the servers: tips are read one after another, so many a run, but only one beyond the hourly limit.
const atOnceMax = 10

/**
 * Reads pending tips and queues them by the editors' rules. If an article is already waiting, only the tip's note is
 * saved and the page is not fetched; an unreadable page waits with its address alone. Tips stay unread while the queue
 * holds as many as editors can handle. Several workers may run this at the same time.
 */
export async function readTips(deps: TipDeps, signal: AbortSignal): Promise<number> {
  const room = queuedTipsMax - (await countQueuedTips(deps.db))
  const max = Math.min(atOnceMax, room)
  for (let count = 0; count < max; count++) {
    const now = deps.now()
    const tip = await claimTip(deps.db, now)
    if (!tip) return count
    const isOverHourlyLimit = !(await takeTipReading(deps.db, now)).ok
    if (isOverHourlyLimit && count > 0) {
      await releaseRow(deps.db, 'tips', tip.id)
      return count
    }
    if (!(await readTip(deps, tip, signal))) return count
  }
  return Math.max(0, max)
}

/** False when the worker was stopped before the tip was read. */
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
  const entry = await toSubmittedEntry(db, { address, fetched, origin: 'tip', now })
  if (entry) {
    await addTip(db, { ...entry, reason: problemOf(fetched), tipNote: note, tipFrom: sentBy }, now)
  } else log.warn({ url: address }, 'the address of a tip cannot be that of an article')
  // Deleted last: if the worker is killed before this, the next one finds the article already waiting.
  await deleteTip(db, id)
  return true
}

/** Whether the address is already known, so that there is nothing to read. Saves the note where the article waits. */
async function isKnown(db: Db, { url, note, sentBy }: UnreadTip): Promise<boolean> {
  const addresses = await findAddresses(db, url)
  if (!addresses) return false
  const of = await findEarlierSubmission(db, { ...addresses, origin: 'tip' })
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
    log.error({ err: error, url: address }, 'a tip could not be read because of an error of our own')
    return { ...crashed(address, now), failure: 'broken-answer' }
  }
}

/** A tip that crashed three processes waits with its address alone; an editor may still open the page. */
function crashed(address: string, now: Date): FetchedArticle {
  return { url: address, article: readAddress(new URL(address), now), failure: 'crashed-the-reader' }
}

/**
 * Applies the editors' rules to a tip, as for feeds, but none publishes it: anybody can write a headline that a rule matches. If
 * its article is already waiting, the tip's note is saved there.
 */
export async function addTip(db: Db, tip: SubmittedEntry, now: Date): Promise<void> {
  await inTransaction(db, async tx => {
    const { ruled, hits } = await ruleTip(tx, tip)
    const added = await addEntry(tx, { entry: ruled, by: null, now })
    if (added.ok) return countRuleHits(tx, hits, now)
    // Only contributors have a limit, and a tip belongs to no account.
    if (added.reason === 'too-many') return
    const { of } = added
    const { tipNote: note = '', tipFrom: from = '' } = tip
    if (of.kind === 'entry' && of.status === 'waiting') await saveTipWords(tx, of.id, { note, from })
  })
}

type RuledTip = { ruled: SubmittedEntry; hits: Map<string, number> }

async function ruleTip(tx: Db, tip: SubmittedEntry): Promise<RuledTip> {
  const { title, description, outletId, category, language, reason = null } = tip
  const rules = await listRules(tx)
  const ruling = judgeByRules(rules, { title, description, outletId, categoryId: category, language })
  // A rule that would publish does nothing here, so it is not counted as a match.
  const effectiveHits = ruling.outcome === 'publish' ? ruling.hits.slice(0, -1) : ruling.hits
  const decidingRule = ruling.outcome === 'hold' || ruling.outcome === 'reject' ? ruling.rule : null
  const byRule = decidingRule && ({ code: 'by-rule', name: decidingRule.name } as const)
  const isRejected = ruling.outcome === 'reject'
  return {
    ruled: {
      ...tip,
      category: ruling.categoryId,
      categoryJudgement: ruling.categoryId === category ? tip.categoryJudgement : null,
      ruleId: effectiveHits.at(-1) ?? null,
      status: isRejected ? 'rejected' : 'waiting',
      // A problem with reading the page helps an editor more than the rule that holds the entry.
      reason: isRejected ? byRule : (reason ?? byRule),
    },
    hits: new Map(effectiveHits.map(id => [id, 1])),
  }
}
