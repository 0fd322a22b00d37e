// Carries out the decisions of `judge/` about one read of a feed. Only here does a poll publish, hold or queue entries.
import type { Db } from '../../database/connect.ts'
import { type AddedNewsLinks, addNewsLinks } from '../../domain/news-links/add-news-link.ts'
import { removeSamples } from '../../domain/news-links/remove-samples.ts'
import { closePublishedTips } from '../../domain/queue/arrivals/arriving-tips.ts'
import {
  insertEntries,
  joinWithinPoll,
  type Rejudged,
  rejudgeEntries,
} from '../../domain/queue/arrivals/entry-queries.ts'
import { lentBy, type NewEntry } from '../../domain/queue/entry.ts'
import { lockUnchanged } from '../../domain/queue/open-entries.ts'
import { countRuleHits } from '../../domain/rules/rule-queries.ts'
import type { RenamedEntry } from '../judge/edited-entries.ts'
import { type Decision, type Decisions, heldByAddress, type Verdict } from '../judge/judge-entries.ts'
import type { ArrivingFeed } from '../judge/rule-on-arrival.ts'

/** The rows written for new entries, and for earlier entries that were judged again. */
type CarriedOut = { fresh: NewEntry[]; renamed: Rejudged[] }

/** `unreadable`: entries that could not be read, to be stored with the judged ones. */
export async function carryOut(
  tx: Db,
  given: { feed: ArrivingFeed; decisions: Decisions; unreadable: NewEntry[]; now: Date },
): Promise<CarriedOut> {
  const { feed, decisions, unreadable, now } = given
  await countRuleHits(tx, decisions.ruleHits, now)
  const renamed = await dropDecided(tx, decisions.renamed)
  const links = await addPublished(tx, feed, [...renamed, ...decisions.fresh])
  await closePublishedTips(tx, linksOfPassed(decisions.passed, links), now)
  const freshVerdicts = decisions.fresh.map(decision => ({ decision, verdict: withIds(decision, links) }))
  const renamedVerdicts = renamed.map(decision => ({ decision, verdict: withIds(decision, links) }))
  const fresh = freshVerdicts.map(({ decision, verdict }) => toNewEntry(decision, verdict))
  await insertEntries(tx, { feed, entries: [...fresh, ...unreadable], now })
  const rejudged = renamedVerdicts.map(({ decision, verdict: { sameAs: _, ...verdict } }): Rejudged => {
    return { was: decision.entry.was, ...verdict }
  })
  await rejudgeEntries(tx, rejudged, now)
  const judged = [...renamed, ...decisions.fresh]
  const identities = new Map(judged.map(({ entry }) => [entry.canonicalUrl, entry.identity]))
  const within = [...freshVerdicts, ...renamedVerdicts].flatMap(({ decision, verdict }) =>
    verdict.sameAs
      ? [{ identity: decision.entry.identity, first: identities.get(verdict.sameAs) ?? verdict.sameAs }]
      : [],
  )
  await joinWithinPoll(tx, { feedId: feed.id, within })
  return { fresh, renamed: rejudged }
}

/** Drops entries that an editor has decided on since they were judged, so that a rejected entry is not published. */
async function dropDecided(tx: Db, renamed: Decision<RenamedEntry>[]): Promise<Decision<RenamedEntry>[]> {
  if (!renamed.some(({ verdict }) => verdict.status === 'published')) return renamed
  const locked = await lockUnchanged(
    tx,
    renamed.map(({ entry }) => entry.was),
  )
  return renamed.filter(({ entry }) => locked.has(entry.was.id))
}

async function addPublished(tx: Db, feed: ArrivingFeed, decisions: Decision[]): Promise<AddedNewsLinks> {
  const published = decisions.flatMap(({ entry, verdict, headlineKeys }) => {
    if (verdict.status !== 'published') return []
    const { title, url, canonicalUrl, description, imageUrl, createdAt } = entry
    return {
      title,
      url,
      canonicalUrl,
      description,
      imageUrl,
      createdAt,
      headlineKeys,
      publishedAt: entry.publishedAt ?? createdAt,
      category: verdict.category ?? feed.category,
      language: entry.language ?? feed.language,
      ...lentBy(feed),
    }
  })
  const links = await addNewsLinks(tx, published)
  if (links.added.size > 0) await removeSamples(tx)
  return links
}

/** By passed entry, the news link of its article, published by this poll or by another feed at the same moment. */
function linksOfPassed(
  passed: Decisions['passed'],
  { added, existing }: AddedNewsLinks,
): Map<string, string> {
  const links = passed.map(
    ({ id, canonicalUrl: url }) => [id, added.get(url) ?? existing.get(url)?.id] as const,
  )
  return new Map(links.flatMap(([id, link]) => (link === undefined ? [] : [[id, link]])))
}

/** The verdict with the ids of the news links that were just added or already existed. */
function withIds({ entry, verdict }: Decision, { added, existing }: AddedNewsLinks): Verdict {
  const other = existing.get(entry.canonicalUrl)
  if (other) return heldByAddress(entry, { url: other.url, newsLinkId: other.id, duplicateOf: null })
  if (verdict.status === 'published') return { ...verdict, newsLinkId: added.get(entry.canonicalUrl) ?? null }
  const first = verdict.sameAs ? added.get(verdict.sameAs) : undefined
  return first ? { ...verdict, newsLinkId: first, sameAs: null } : verdict
}

function toNewEntry({ entry }: Decision, { sameAs: _, ...verdict }: Verdict): NewEntry {
  const { title, description, imageUrl, publishedAt, url, canonicalUrl, language, createdAt } = entry
  const { identity, guid, given, tags } = entry
  const text = { title, description, imageUrl, publishedAt, language }
  const origin = { identity, guid, given, tags, url, canonicalUrl, raw: null }
  return { ...text, ...origin, placedAt: createdAt, ...verdict }
}
