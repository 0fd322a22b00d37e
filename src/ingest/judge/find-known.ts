import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import {
  type KnownCategories,
  noCategories,
  type ReadCategories,
} from '../../domain/categories/known-categories.ts'
import type { Exemptions } from '../../domain/duplicates/duplicate-exceptions.ts'
import { type ArticleCandidates, listCandidates } from '../../domain/duplicates/headline-candidates.ts'
import type { NewArticle } from '../../domain/duplicates/judge-articles.ts'
import { findOutletsByHost } from '../../domain/outlets/find-outlet-at.ts'
import { lockTips } from '../../domain/queue/arrivals/arriving-tips.ts'
import { listStanding, type Standing } from '../../domain/queue/arrivals/entry-queries.ts'
import type { Rule } from '../../domain/rules/rule.ts'
import { listRules } from '../../domain/rules/rule-queries.ts'
import { isHeldByPoll, type RenamedEntry } from './edited-entries.ts'
import type { IdentifiedEntry } from './identify-entries.ts'
import type { ArrivingFeed } from './rule-on-arrival.ts'

/** A new entry with the time under which readers would see it. */
export type FreshEntry = IdentifiedEntry & { createdAt: Date }

export type ToJudge = {
  feed: ArrivingFeed
  fresh: FreshEntry[]
  renamed: RenamedEntry[]
  exemptions: Exemptions
  now: Date
  readCategories: ReadCategories
}

/** The database rows needed to judge one read of a feed; maps are keyed by canonical address. */
export type KnownRecords = StandingRecords & {
  candidates: Map<string, ArticleCandidates>
  /** Empty when no entry needs them. */
  rules: Rule[]
  categories: KnownCategories
}

type StandingRecords = {
  /** The outlets whose hosts the addresses have (`findOutletsByHost`). */
  owners: Map<string, { id: string; name: string }>
  standing: Map<string, Standing>
  /** Entries that wait under another outlet's name at addresses of this one, which they must not hold back. */
  misnamed: Standing[]
}

/** Locks the outlet and the tips about these articles until the transaction ends, so that the result stays true. */
export async function findKnown(
  tx: Db,
  { feed, fresh, renamed, now, readCategories }: ToJudge,
): Promise<KnownRecords> {
  const held = renamed.filter(isHeldByPoll)
  if (fresh.length + held.length > 0) await takeLock(tx, 'judging', feed.outletId)
  const urls = [...fresh, ...held].map(entry => entry.canonicalUrl)
  const exceptIds = held.map(({ was }) => was.id)
  const records = await lockStanding(tx, { feed, urls, exceptIds })
  const { standing } = records
  const open = fresh.filter(({ canonicalUrl }) => standing.get(canonicalUrl)?.isTip ?? true)
  const compared = [...renamed, ...open]
  const articles = compared.map(entry => toArticle(entry, feed))
  const searched = await listCandidates(tx, articles)
  const candidates = new Map(searched.map(article => [article.canonicalUrl, article]))
  const toRule = [...open, ...held]
  if (toRule.length === 0) return { ...records, candidates, rules: [], categories: noCategories }
  const categories = feed.categorizing === 'by-content' ? await readCategories(tx, now) : noCategories
  return { ...records, candidates, rules: await listRules(tx), categories }
}

export function toArticle(
  { title, description, imageUrl, url, canonicalUrl, publishedAt, createdAt }: FreshEntry,
  feed: ArrivingFeed,
): NewArticle {
  return {
    title,
    description,
    imageUrl,
    url,
    canonicalUrl,
    source: feed.outletName,
    outletId: feed.outletId,
    publishedAt: publishedAt ?? createdAt,
  }
}

async function lockStanding(
  tx: Db,
  { feed, urls, exceptIds }: { feed: ArrivingFeed; urls: string[]; exceptIds: string[] },
): Promise<StandingRecords> {
  if (urls.length === 0) return { owners: new Map(), standing: new Map(), misnamed: [] }
  const owners = await findOutletsByHost(tx, { outletId: feed.outletId, addresses: urls })
  const found = sortOut(await listStanding(tx, urls, exceptIds), { feed, owners })
  const tips = [...found.standing.values()].flatMap(({ id, isTip }) => (isTip ? [id] : []))
  const toClose = [...tips, ...found.misnamed.map(({ id }) => id)]
  if (toClose.length === 0) return { owners, ...found }
  await lockTips(tx, toClose)
  // An editor may have decided on a tip during the wait for its lock. A tip added since is not locked and is not passed over.
  const now = sortOut(await listStanding(tx, urls, exceptIds), { feed, owners })
  const standing = new Map(
    [...now.standing].map(([url, { isTip, ...other }]) => [
      url,
      { ...other, isTip: isTip && tips.includes(other.id) },
    ]),
  )
  return { owners, standing, misnamed: now.misnamed.filter(({ id }) => toClose.includes(id)) }
}

/** At its outlet's own address, an article is not held because of what another outlet's feed brought there. */
function sortOut(
  rows: Standing[],
  known: { feed: ArrivingFeed; owners: StandingRecords['owners'] },
): Omit<StandingRecords, 'owners'> {
  const isIgnored = (row: Standing) =>
    isMisnamed(row, known) && row.judgement !== 'published' && row.judgement !== 'scheduled'
  const { ignored = [], counting = [] } = Object.groupBy(rows, row =>
    isIgnored(row) ? 'ignored' : 'counting',
  )
  return {
    standing: new Map(counting.map(row => [row.canonicalUrl, row])),
    misnamed: ignored.filter(({ judgement }) => judgement === 'waiting'),
  }
}

/** Whether a record at an address of the feed's outlet stands under the name of another. */
export function isMisnamed(
  { canonicalUrl, outletId, source }: Standing,
  { feed, owners }: { feed: ArrivingFeed; owners: StandingRecords['owners'] },
): boolean {
  const isOfOther = outletId !== null && outletId !== feed.outletId && source !== feed.outletName
  return isOfOther && owners.get(canonicalUrl)?.id === feed.outletId
}
