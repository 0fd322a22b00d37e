// Decides the outcome of each entry of a poll, by its address first, then by headline, text and picture (`domain/duplicates`).
// Pure: `find-known.ts` reads the database, `store/carry-out.ts` writes the decisions.

import { changesBetween } from '../../address/canonical-url.ts'
import type { ArticleCandidates } from '../../domain/duplicates/headline-candidates.ts'
import { type FoundDuplicate, judgeArticles } from '../../domain/duplicates/judge-articles.ts'
import type { Standing } from '../../domain/queue/arrivals/entry-queries.ts'
import { alikeColumns } from '../../domain/queue/arrivals/find-alike.ts'
import type { EntryRuling, NewEntry } from '../../domain/queue/entry.ts'
import type { EntryReason } from '../../domain/reasons/entry-reason.ts'
import { isHeldByPoll, type RenamedEntry } from './edited-entries.ts'
import { type FreshEntry, type KnownRecords, reasonToWait, type ToJudge, toArticle } from './find-known.ts'
import { type ArrivalRuling, type ArrivingFeed, categorizeEntries, ruleOnArrival } from './rule-on-arrival.ts'

/** `sameAs`: the canonical address of the entry in the same read that this one duplicates, which may have no id yet. */
export type Verdict = Pick<
  NewEntry,
  'status' | 'reason' | 'newsLinkId' | 'duplicateOf' | 'duplicateRule' | 'givenUrl'
> &
  Partial<EntryRuling> & { sameAs: string | null }

/** `headlineKeys`: the keys under which a news link made from the entry will be found. */
export type Decision<Entry extends FreshEntry = FreshEntry> = {
  entry: Entry
  verdict: Verdict
  headlineKeys: string[]
}

export type Decisions = {
  fresh: Decision[]
  /** Only those whose verdict changes. */
  renamed: Decision<RenamedEntry>[]
  ruleHits: Map<string, number>
  /** Waiting tips, and entries under another outlet's name, whose articles may be published without them. */
  passed: Pick<Standing, 'id' | 'canonicalUrl'>[]
}

export function judgeEntries(toJudge: ToJudge, known: KnownRecords): Decisions {
  const { feed, fresh, renamed } = toJudge
  const categorize = categorizeEntries(feed, known.categories)
  const rule = (entry: FreshEntry) =>
    ruleOnArrival(entry, {
      ...toJudge,
      rules: known.rules,
      judgement: categorize(entry),
      owner: known.owners.get(entry.canonicalUrl) ?? null,
    })
  const isPublishedAtOnce = (entry: FreshEntry) => rule(entry).status === 'published'
  const passedTips = listPassedTips(toJudge, known, isPublishedAtOnce)
  const open = fresh.filter(
    ({ canonicalUrl }) => !known.standing.has(canonicalUrl) || passedTips.has(canonicalUrl),
  )
  const renamedIds = new Set(renamed.map(({ was }) => was.id))
  const inOrder = [...renamed, ...open]
  const articles = inOrder.map(entry => {
    const found = withoutOldHeadlines(known.candidates.get(entry.canonicalUrl), renamedIds)
    const passesTips =
      found.candidates.some(({ isTip }) => isTip) && mayBePublished(entry) && isPublishedAtOnce(entry)
    return { ...toArticle(entry, feed), ...found, passesTips }
  })
  const judged = judgeArticles(articles, toJudge.exemptions)
  const headlineKeys = new Map(judged.map(article => [article.canonicalUrl, article.headlineKeys]))
  const found = new Map(judged.map(({ canonicalUrl, duplicate }) => [canonicalUrl, duplicate]))
  const rulings = new Map(
    inOrder
      .filter(entry => needsRuling(entry, found.get(entry.canonicalUrl) ?? null))
      .map(entry => [entry.canonicalUrl, rule(entry)]),
  )
  const { owners, standing } = known
  const context = { feed, found, rulings, owners, standing, passedTips }
  const decide = <Entry extends FreshEntry>(entry: Entry, verdict: Verdict | null): Decision<Entry>[] =>
    verdict ? [{ entry, verdict, headlineKeys: headlineKeys.get(entry.canonicalUrl) ?? [] }] : []
  return {
    fresh: fresh.flatMap(entry => decide(entry, judgeFresh(entry, context))),
    renamed: renamed.flatMap(entry => decide(entry, judgeRenamed(entry, context))),
    ruleHits: countHits([
      ...toJudge.editHits,
      ...inOrder.filter(isNewToRules).flatMap(entry => rulings.get(entry.canonicalUrl)?.hits ?? []),
    ]),
    passed: [...passedTips.values(), ...known.misnamed],
  }
}

/** The verdict on an entry whose address already has a news link or entry; the address is the reason unless one is given. */
export function heldByAddress(
  { url, givenUrl }: { url: string; givenUrl: string },
  of: { url: string; newsLinkId: string | null; duplicateOf: string | null; reason?: EntryReason },
): Verdict {
  return {
    status: 'duplicate',
    duplicateRule: 'address',
    reason: of.reason ?? { code: 'same-address', changes: changesBetween(givenUrl, of.url) },
    newsLinkId: of.newsLinkId,
    duplicateOf: of.duplicateOf,
    givenUrl: givenUrl === url ? '' : givenUrl.slice(0, 2048),
    sameAs: null,
  }
}

type JudgeContext = Pick<KnownRecords, 'owners' | 'standing'> & {
  feed: ArrivingFeed
  /** By canonical address, like the maps below. */
  found: Map<string, FoundDuplicate | null>
  rulings: Map<string, ArrivalRuling>
  passedTips: Map<string, Standing>
}

const nothing = {
  reason: null,
  newsLinkId: null,
  duplicateOf: null,
  duplicateRule: null,
  givenUrl: '',
  sameAs: null,
}

// A reader's tip must not hold back what a feed or a rule publishes automatically. Otherwise, anyone who guesses the address
// or the headline of an article could delay it until an editor looks.
function listPassedTips(
  toJudge: ToJudge,
  known: KnownRecords,
  isPublishedAtOnce: (entry: FreshEntry) => boolean,
): Map<string, Standing> {
  return new Map(
    [...toJudge.fresh, ...toJudge.renamed.filter(isHeldByPoll)].flatMap(entry => {
      const tip = known.standing.get(entry.canonicalUrl)
      return tip?.isTip && isPublishedAtOnce(entry) ? [[entry.canonicalUrl, tip]] : []
    }),
  )
}

/** Drops candidates that are renamed in this read: the database still has their old headlines. */
function withoutOldHeadlines(
  found: ArticleCandidates | undefined,
  renamedIds: Set<string>,
): ArticleCandidates {
  const { keys, lookedFor, candidates } = found ?? { keys: [], lookedFor: [], candidates: [] }
  return { keys, lookedFor, candidates: candidates.filter(({ id }) => !renamedIds.has(id)) }
}

function isRenamed(entry: FreshEntry | RenamedEntry): entry is RenamedEntry {
  return 'was' in entry
}

/** Rules have not judged an entry that was held; one that waits because it is alike has been judged by them. */
function isNewToRules(entry: FreshEntry | RenamedEntry): boolean {
  return !isRenamed(entry) || entry.was.status === 'duplicate'
}

/** An edited entry that waits keeps waiting, unless a poll held it. */
function mayBePublished(entry: FreshEntry | RenamedEntry): boolean {
  return !isRenamed(entry) || isHeldByPoll(entry)
}

function needsRuling(entry: FreshEntry | RenamedEntry, found: FoundDuplicate | null): boolean {
  if (found?.kind === 'held') return false
  if (!isRenamed(entry)) return true
  return isHeldByPoll(entry) && (found === null || entry.was.status === 'duplicate')
}

function judgeFresh(entry: FreshEntry, context: JudgeContext): Verdict {
  const { canonicalUrl } = entry
  const blocking = findBlocking(entry, context)
  if (blocking) return judgeStanding(entry, blocking, context)
  const found = context.found.get(canonicalUrl) ?? null
  const ruling = context.rulings.get(canonicalUrl)
  return found ? judgeAlike(found, ruling) : { ...nothing, ...toVerdict(ruling) }
}

function findBlocking({ canonicalUrl }: FreshEntry, { standing, passedTips }: JudgeContext): Standing | null {
  return passedTips.has(canonicalUrl) ? null : (standing.get(canonicalUrl) ?? null)
}

function judgeStanding(entry: FreshEntry, standing: Standing, context: JudgeContext): Verdict {
  const { judgement, id, url } = standing
  const reason = reasonToWait(standing, context)
  if (reason) return { ...nothing, status: 'waiting', reason }
  switch (judgement) {
    case 'published':
      return heldByAddress(entry, { url, newsLinkId: id, duplicateOf: null })
    case 'waiting':
    case 'scheduled':
      return heldByAddress(entry, { url, newsLinkId: null, duplicateOf: id })
    case 'rejected':
    case 'deleted':
      // The original is no longer shown, so there is nothing to point at.
      return heldByAddress(entry, {
        url,
        newsLinkId: null,
        duplicateOf: null,
        reason: { code: `${judgement}-already` },
      })
  }
}

/** Another outlet's version waits, even if its feed publishes at once: an editor decides between the two. */
function judgeAlike(found: FoundDuplicate, ruling: ArrivalRuling | undefined): Verdict {
  // An original in the same read has no id yet.
  const sameAs = found.of.kind === 'given' ? found.of.canonicalUrl : null
  const columns = { ...nothing, ...alikeColumns(found), sameAs }
  if (found.kind === 'held') return { ...columns, status: 'duplicate' }
  if (ruling?.status === 'rejected') return { ...columns, ...toVerdict(ruling) }
  // No rule publishes an article that another outlet has too; a rule may still change its category.
  const { category, categoryJudgement, ruleId } = ruling ?? {}
  const moved = ruling ? { category, categoryJudgement, ruleId } : {}
  return { ...columns, ...moved, status: 'waiting' }
}

/** Null for no change. A waiting entry that resembles another keeps waiting, because an editor may be reading it. */
function judgeRenamed(entry: RenamedEntry, context: JudgeContext): Verdict | null {
  const { was } = entry
  const found = context.found.get(entry.canonicalUrl) ?? null
  // The other entry already points at this one as its original.
  if (found?.of.kind === 'entry' && found.of.id === was.id) return null
  if (found) {
    const verdict = judgeAlike(found, context.rulings.get(entry.canonicalUrl))
    if (verdict.sameAs === entry.canonicalUrl) return null
    return was.status === 'waiting' ? { ...verdict, status: 'waiting' } : verdict
  }
  if (was.duplicateRule === null) return null
  if (!isHeldByPoll(entry)) return { ...nothing, status: 'waiting' }
  // Another feed may have added the same address since, and an editor may have rejected it.
  const blocking = findBlocking(entry, context)
  if (blocking) return judgeStanding(entry, blocking, context)
  return { ...nothing, ...toVerdict(context.rulings.get(entry.canonicalUrl)) }
}

function toVerdict(ruling: ArrivalRuling | undefined) {
  if (!ruling) return { status: 'waiting' } as const
  const { hits: _, ...verdict } = ruling
  return verdict
}

function countHits(ruleIds: string[]): Map<string, number> {
  const hits = new Map<string, number>()
  for (const id of ruleIds) hits.set(id, (hits.get(id) ?? 0) + 1)
  return hits
}
