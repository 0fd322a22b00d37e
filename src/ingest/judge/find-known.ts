import type { Db } from '../../database/connect.ts'
import type { Exemptions } from '../../domain/duplicates/duplicate-exceptions.ts'
import { type AskedCandidates, listCandidates } from '../../domain/duplicates/headline-candidates.ts'
import type { NewArticle } from '../../domain/duplicates/judge-articles.ts'
import { lockOutlet } from '../../domain/duplicates/lock-outlet.ts'
import { lockTips } from '../../domain/queue/arrivals/close-published-tips.ts'
import { listStanding, type Standing } from '../../domain/queue/arrivals/entry-queries.ts'
import type { Rule } from '../../domain/rules/rule.ts'
import { listRules } from '../../domain/rules/rule-queries.ts'
import type { ReadEntry } from '../feed/read-feed.ts'
import { isHeldByPoll, type RenamedEntry } from './renamed-entries.ts'
import type { ArrivingFeed } from './rule-on-arrival.ts'

/** A new entry, and the time under which readers would see it. */
export type FreshEntry = ReadEntry & { createdAt: Date }

export type ToJudge = {
  feed: ArrivingFeed
  fresh: FreshEntry[]
  renamed: RenamedEntry[]
  exemptions: Exemptions
  now: Date
}

/** All that judging one read of a feed needs from the database; maps are by canonical address. */
export type Known = {
  standing: Map<string, Standing>
  candidates: Map<string, AskedCandidates>
  /** Empty where no entry needs them. */
  rules: Rule[]
}

/** Locks the outlet, and the tips about these articles, until the transaction ends: what is known stays true. */
export async function findKnown(tx: Db, { feed, fresh, renamed }: ToJudge): Promise<Known> {
  const held = renamed.filter(isHeldByPoll)
  if (fresh.length + held.length > 0) await lockOutlet(tx, feed.outletId)
  const standing = await holdStanding(tx, {
    urls: [...fresh, ...held].map(entry => entry.canonicalUrl),
    but: held.map(({ was }) => was.id),
  })
  const open = fresh.filter(({ canonicalUrl }) => standing.get(canonicalUrl)?.isTip ?? true)
  const asked = [...renamed, ...open]
  const found = await listCandidates(
    tx,
    asked.map(entry => toArticle(entry, feed)),
  )
  const candidates = new Map(
    asked.flatMap(({ canonicalUrl }, n) => (found[n] ? [[canonicalUrl, found[n]]] : [])),
  )
  return { standing, candidates, rules: open.length + held.length > 0 ? await listRules(tx) : [] }
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
    passesTips: feed.publishing === 'at-once',
  }
}

async function holdStanding(
  tx: Db,
  { urls, but }: { urls: string[]; but: string[] },
): Promise<Map<string, Standing>> {
  const standing = await listStanding(tx, urls, but)
  const tips = [...standing.values()].flatMap(({ id, isTip }) => (isTip ? [id] : []))
  if (tips.length === 0) return standing
  await lockTips(tx, tips)
  // An editor may have decided while we waited for the lock. A tip that came meanwhile is not locked, and stands.
  const now = await listStanding(tx, urls, but)
  return new Map(
    [...now].map(([url, { isTip, ...other }]) => [
      url,
      { ...other, isTip: isTip && tips.includes(other.id) },
    ]),
  )
}
