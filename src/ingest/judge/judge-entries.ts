// Decides the outcome of the entries of one poll: published, waiting, rejected by a rule, or held as a duplicate with a
// code for the reason, beside the original. The address decides first; then headline, text and picture (`domain/duplicates`).
// Pure: `find-known.ts` reads what it needs, `store/carry-out.ts` writes what it decides.

import { changesBetween } from '../../address/explain-address.ts'
import type { AskedCandidates } from '../../domain/duplicates/headline-candidates.ts'
import { type FoundDuplicate, judgeArticles } from '../../domain/duplicates/judge-articles.ts'
import { alikeColumns } from '../../domain/queue/arrivals/alike-columns.ts'
import type { Standing } from '../../domain/queue/arrivals/entry-queries.ts'
import type { EntryRuling, NewEntry } from '../../domain/queue/entry.ts'
import type { EntryReason } from '../../domain/reasons/entry-reason.ts'
import { type FreshEntry, type Known, type ToJudge, toArticle } from './find-known.ts'
import { isHeldByPoll, type RenamedEntry } from './renamed-entries.ts'
import { type ArrivalRuling, ruleOnArrival } from './rule-on-arrival.ts'

/** `sameAs`: the canonical address of the entry of the same read that it is like. That one may have no id yet. */
export type Verdict = Pick<
  NewEntry,
  'status' | 'reason' | 'newsLinkId' | 'duplicateOf' | 'duplicateRule' | 'givenUrl'
> &
  Partial<EntryRuling> & { sameAs: string | null }

/** `headlineKeys`: by which a news link made of the entry is found. */
export type Decision<Entry extends FreshEntry = FreshEntry> = {
  entry: Entry
  verdict: Verdict
  headlineKeys: string[]
}

export type Decisions = {
  fresh: Decision[]
  /** Only those whose verdict changes. */
  renamed: Decision<RenamedEntry>[]
  /** How many entries each rule had something to say about. */
  ruleHits: Map<string, number>
  /** Ids of tips whose articles are published past them, by canonical address. */
  passedTips: Map<string, string>
}

export function judgeEntries(toJudge: ToJudge, known: Known): Decisions {
  const { feed, fresh, renamed } = toJudge
  const passedTips = listPassedTips(toJudge, known)
  const open = fresh.filter(
    ({ canonicalUrl }) => !known.standing.has(canonicalUrl) || passedTips.has(canonicalUrl),
  )
  const renamedIds = new Set(renamed.map(({ was }) => was.id))
  const inOrder = [...renamed, ...open]
  const articles = inOrder.map(entry => ({
    ...toArticle(entry, feed),
    asked: withoutOldHeadlines(known.candidates.get(entry.canonicalUrl), renamedIds),
  }))
  const judged = judgeArticles(articles, toJudge.exemptions)
  const headlineKeys = new Map(
    inOrder.map(({ canonicalUrl }, n) => [canonicalUrl, judged[n]?.headlineKeys ?? []]),
  )
  const found = new Map(inOrder.map(({ canonicalUrl }, n) => [canonicalUrl, judged[n]?.duplicate ?? null]))
  const rulings = new Map(
    inOrder
      .filter(entry => needsRuling(entry, found.get(entry.canonicalUrl) ?? null))
      .map(entry => [entry.canonicalUrl, ruleOnArrival(entry, { ...toJudge, rules: known.rules })]),
  )
  const scene = { inOrder, found, rulings, standing: known.standing, passedTips }
  const decide = <Entry extends FreshEntry>(entry: Entry, verdict: Verdict | null): Decision<Entry>[] =>
    verdict ? [{ entry, verdict, headlineKeys: headlineKeys.get(entry.canonicalUrl) ?? [] }] : []
  return {
    fresh: fresh.flatMap(entry => decide(entry, judgeFresh(entry, scene))),
    renamed: renamed.flatMap(entry => decide(entry, judgeRenamed(entry, scene))),
    ruleHits: countHits(inOrder.filter(isNewToRules).flatMap(entry => rulings.get(entry.canonicalUrl) ?? [])),
    passedTips,
  }
}

/** The verdict on an entry whose address has a news link or an entry already; without a `reason` the address is it. */
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

type Scene = {
  inOrder: FreshEntry[]
  /** By canonical address, as the rest. */
  found: Map<string, FoundDuplicate | null>
  rulings: Map<string, ArrivalRuling>
  standing: Map<string, Standing>
  passedTips: Map<string, string>
}

const nothing = {
  reason: null,
  newsLinkId: null,
  duplicateOf: null,
  duplicateRule: null,
  givenUrl: '',
  sameAs: null,
}

// A stranger's tip must not keep from readers what a feed publishes by itself: whoever can guess the address of an
// article could hold it back until an editor comes.
function listPassedTips(toJudge: ToJudge, { standing, rules }: Known): Map<string, string> {
  return new Map(
    [...toJudge.fresh, ...toJudge.renamed.filter(isHeldByPoll)].flatMap(entry => {
      const tip = standing.get(entry.canonicalUrl)
      if (!tip?.isTip) return []
      const { status } = ruleOnArrival(entry, { ...toJudge, rules })
      return status === 'published' ? [[entry.canonicalUrl, tip.id]] : []
    }),
  )
}

/** The database has the entries that are renamed now under headlines that no longer stand. */
function withoutOldHeadlines(asked: AskedCandidates | undefined, renamedIds: Set<string>): AskedCandidates {
  const { keys, lookedFor, candidates } = asked ?? { keys: [], lookedFor: [], candidates: [] }
  return { keys, lookedFor, candidates: candidates.filter(({ id }) => !renamedIds.has(id)) }
}

function isRenamed(entry: FreshEntry | RenamedEntry): entry is RenamedEntry {
  return 'was' in entry
}

/** On what was held no rule had its say; what waits because it is alike has met the rules. */
function isNewToRules(entry: FreshEntry | RenamedEntry): boolean {
  return !isRenamed(entry) || entry.was.status === 'duplicate'
}

function needsRuling(entry: FreshEntry | RenamedEntry, found: FoundDuplicate | null): boolean {
  if (found?.kind === 'held') return false
  if (!isRenamed(entry)) return true
  return isHeldByPoll(entry) && (found === null || entry.was.status === 'duplicate')
}

function judgeFresh(entry: FreshEntry, scene: Scene): Verdict {
  const { canonicalUrl } = entry
  const inTheWay = findInTheWay(entry, scene)
  if (inTheWay) return judgeStanding(entry, inTheWay)
  const found = scene.found.get(canonicalUrl) ?? null
  const ruling = scene.rulings.get(canonicalUrl)
  return found ? judgeAlike(found, ruling, scene) : { ...nothing, ...toVerdict(ruling) }
}

function findInTheWay({ canonicalUrl }: FreshEntry, { standing, passedTips }: Scene): Standing | null {
  return passedTips.has(canonicalUrl) ? null : (standing.get(canonicalUrl) ?? null)
}

function judgeStanding(entry: FreshEntry, { judgement, id, url }: Standing): Verdict {
  switch (judgement) {
    case 'published':
      return heldByAddress(entry, { url, newsLinkId: id, duplicateOf: null })
    case 'waiting':
      return heldByAddress(entry, { url, newsLinkId: null, duplicateOf: id })
    case 'rejected':
    case 'deleted':
      // It is not there to be compared.
      return heldByAddress(entry, {
        url,
        newsLinkId: null,
        duplicateOf: null,
        reason: { code: `${judgement}-already` },
      })
  }
}

/** A print of another outlet waits, even if its feed publishes at once: the editor decides between them. */
function judgeAlike(found: FoundDuplicate, ruling: ArrivalRuling | undefined, scene: Scene): Verdict {
  const columns = { ...nothing, ...alikeColumns(found), sameAs: sameAs(found, scene) }
  if (found.kind === 'held') return { ...columns, status: 'duplicate' }
  if (ruling?.status === 'rejected') return { ...columns, ...toVerdict(ruling) }
  // No rule publishes what another outlet printed too; it may go into another category.
  const moved = ruling ? { category: ruling.category, ruleId: ruling.ruleId } : {}
  return { ...columns, ...moved, status: 'waiting' }
}

/** Null for no change. A waiting entry goes on waiting while it resembles another: an editor may be reading it. */
function judgeRenamed(entry: RenamedEntry, scene: Scene): Verdict | null {
  const { was } = entry
  const found = scene.found.get(entry.canonicalUrl) ?? null
  // An entry that already points at this one is its lookalike.
  if (found?.of.kind === 'entry' && found.of.id === was.id) return null
  if (found) {
    const verdict = judgeAlike(found, scene.rulings.get(entry.canonicalUrl), scene)
    return verdict.sameAs === entry.canonicalUrl ? null : was.status === 'waiting' ? waitOn(verdict) : verdict
  }
  if (was.duplicateRule === null) return null
  if (!isHeldByPoll(entry)) return { ...nothing, status: 'waiting' }
  // Another feed brought the same address meanwhile, and an editor may have turned it down.
  const inTheWay = findInTheWay(entry, scene)
  if (inTheWay) return judgeStanding(entry, inTheWay)
  return { ...nothing, ...toVerdict(scene.rulings.get(entry.canonicalUrl)) }
}

function waitOn(verdict: Verdict): Verdict {
  return { ...verdict, status: 'waiting' }
}

function toVerdict(ruling: ArrivalRuling | undefined) {
  if (!ruling) return { status: 'waiting' } as const
  const { hits: _, ...verdict } = ruling
  return verdict
}

/** The canonical address of the entry of the same read that it is a duplicate of. */
function sameAs({ of }: FoundDuplicate, { inOrder }: Scene): string | null {
  return of.kind === 'given' ? (inOrder[of.index]?.canonicalUrl ?? null) : null
}

function countHits(rulings: ArrivalRuling[]): Map<string, number> {
  const hits = new Map<string, number>()
  for (const id of rulings.flatMap(ruling => ruling.hits)) hits.set(id, (hits.get(id) ?? 0) + 1)
  return hits
}
