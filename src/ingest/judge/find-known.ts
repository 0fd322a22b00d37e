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
export type KnownRecords = {
  standing: Map<string, Standing>
  candidates: Map<string, ArticleCandidates>
  /** Empty when no entry needs them. */
  rules: Rule[]
  categories: KnownCategories
}

/** Locks the outlet and the tips about these articles until the transaction ends, so that the result stays true. */
export async function findKnown(
  tx: Db,
  { feed, fresh, renamed, now, readCategories }: ToJudge,
): Promise<KnownRecords> {
  const held = renamed.filter(isHeldByPoll)
  if (fresh.length + held.length > 0) await takeLock(tx, 'judging', feed.outletId)
  const standing = await lockStanding(tx, {
    urls: [...fresh, ...held].map(entry => entry.canonicalUrl),
    exceptIds: held.map(({ was }) => was.id),
  })
  const open = fresh.filter(({ canonicalUrl }) => standing.get(canonicalUrl)?.isTip ?? true)
  const compared = [...renamed, ...open]
  const articles = compared.map(entry => toArticle(entry, feed))
  const searched = await listCandidates(tx, articles)
  const candidates = new Map(searched.map(article => [article.canonicalUrl, article]))
  const toRule = [...open, ...held]
  if (toRule.length === 0) return { standing, candidates, rules: [], categories: noCategories }
  const categories = feed.categorizing === 'by-content' ? await readCategories(tx, now) : noCategories
  return { standing, candidates, rules: await listRules(tx), categories }
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
  { urls, exceptIds }: { urls: string[]; exceptIds: string[] },
): Promise<Map<string, Standing>> {
  const standing = await listStanding(tx, urls, exceptIds)
  const tips = [...standing.values()].flatMap(({ id, isTip }) => (isTip ? [id] : []))
  if (tips.length === 0) return standing
  await lockTips(tx, tips)
  // An editor may have decided on a tip during the wait for its lock. A tip added since is not locked and is not passed over.
  const now = await listStanding(tx, urls, exceptIds)
  return new Map(
    [...now].map(([url, { isTip, ...other }]) => [
      url,
      { ...other, isTip: isTip && tips.includes(other.id) },
    ]),
  )
}
