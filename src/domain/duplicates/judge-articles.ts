import { isSharedSite, siteOf } from '../../address/site-of.ts'
import type { Db } from '../../database/connect.ts'
import type { EntryReason } from '../reasons/entry-reason.ts'
import { type Exemptions, isExempt } from './duplicate-exceptions.ts'
import { type ArticleCandidates, type Candidate, listCandidates } from './headline-candidates.ts'
import {
  type Article,
  type Comparable,
  type HeadlineRule,
  sameAgencyText,
  sameArticle,
  toCompared,
} from './judge-headlines.ts'

// Compares articles with candidates that may be the same article under another address: published links, waiting, scheduled
// and rejected entries, and earlier articles of the same list.
const minuteMs = 60_000

export type NewArticle = Article & {
  url: string
  canonicalUrl: string
  source: string
  outletId: string | null
  /** Ignores likeness to a reader's tip. */
  passesTips?: boolean
}

export type FoundDuplicate = {
  /** `held`: the same outlet printed it before. `grouped`: another outlet printed the same agency text. */
  kind: 'held' | 'grouped'
  rule: HeadlineRule
  reason: EntryReason
  of: DuplicateOf
}

/** `given`: an earlier article of the same list. */
type DuplicateOf = { kind: 'news-link' | 'entry'; id: string } | { kind: 'given'; canonicalUrl: string }

type Known = Omit<Candidate, 'kind' | 'id' | 'firstEntryId' | 'firstNewsLinkId'> & {
  of: DuplicateOf
  compared: Comparable
}

type Match = { kind: FoundDuplicate['kind']; rule: HeadlineRule; apartMs: number; known: Known }

/** `headlineKeys` are the keys by which a news link of this article will be found (`headline_keys` in the database). */
type JudgedArticle = { canonicalUrl: string; duplicate: FoundDuplicate | null; headlineKeys: string[] }

/** Judges articles in order; earlier ones count as known. Ignores articles with the same address, for which the address decides. */
export function judgeArticles(
  articles: (NewArticle & ArticleCandidates)[],
  exemptions: Exemptions,
): JudgedArticle[] {
  const given = new Map<string, Known[]>()
  return articles.map(({ keys, lookedFor, candidates, ...article }) => {
    const compared = toCompared(article)
    const others = [...candidates.map(toKnown), ...new Set(lookedFor.flatMap(key => given.get(key) ?? []))]
    const match = bestMatch({ article, compared, exemptions }, others)
    if (match?.kind !== 'held') {
      const of = match?.known.of ?? { kind: 'given', canonicalUrl: article.canonicalUrl }
      const known = { ...article, compared, isRejected: false, isTip: false, of }
      for (const key of keys) given.set(key, [...(given.get(key) ?? []), known])
    }
    const duplicate = match && toFound(match, article)
    return { canonicalUrl: article.canonicalUrl, duplicate, headlineKeys: keys }
  })
}

function toKnown({ kind, id, firstEntryId, firstNewsLinkId, ...candidate }: Candidate): Known {
  const of: DuplicateOf = firstNewsLinkId
    ? { kind: 'news-link', id: firstNewsLinkId }
    : firstEntryId
      ? { kind: 'entry', id: firstEntryId }
      : { kind, id }
  return { ...candidate, of, compared: toCompared(candidate) }
}

type Comparison = { article: NewArticle; compared: Comparable; exemptions: Exemptions }

/** Prefers a held match to a grouped one, and then the article that was printed first. */
function bestMatch(comparison: Comparison, others: Known[]): Match | null {
  const matches = others
    .map(known => matchOf(comparison, known))
    .filter(match => match !== null)
    .toSorted((a, b) =>
      a.kind === b.kind ? a.known.compared.at - b.known.compared.at : a.kind === 'held' ? -1 : 1,
    )
  return matches[0] ?? null
}

function matchOf({ article, compared, exemptions }: Comparison, known: Known): Match | null {
  if (known.canonicalUrl === article.canonicalUrl || (article.passesTips && known.isTip)) return null
  const kind = isSameOutlet(article, known) ? 'held' : 'grouped'
  // An article is not grouped with a rejected article of another outlet.
  if (kind === 'grouped' && known.isRejected) return null
  const rule =
    kind === 'held' ? sameArticle(compared, known.compared) : sameAgencyText(compared, known.compared)
  if (rule === null || isExempt(exemptions, { outletId: article.outletId, rule, compared })) return null
  return { kind, rule, apartMs: Math.abs(compared.at - known.compared.at), known }
}

function toFound(match: Match, article: NewArticle): FoundDuplicate {
  const { kind, rule, known } = match
  const likeness = { rule, minutes: Math.round(match.apartMs / minuteMs), isTurnedDown: known.isRejected }
  const reason: EntryReason =
    kind === 'held'
      ? { code: 'same-outlet', ...likeness }
      : { code: 'other-outlet', outlet: nameOther(article, known), ...likeness }
  return { kind, rule, of: known.of, reason }
}

/** An aggregator prints its own name as the source of all articles; in that case the site is named. */
function nameOther(own: NewArticle, other: Known): string {
  return other.source === own.source ? siteOf(other.url) : other.source
}

type Printed = { url: string; outletId: string | null }

/**
 * Whether the same outlet printed both articles. The site identifies the outlet, because an aggregator's feed contains
 * articles of many outlets, and one outlet may have several feeds. Two outlets that an editor separated on one site differ
 * if their hosts differ too.
 */
export function isSameOutlet(a: Printed, b: Printed): boolean {
  const site = siteOf(a.url)
  if (site === '' || site !== siteOf(b.url)) return false
  if (isSharedSite(site)) return a.outletId !== null && a.outletId === b.outletId
  if (a.outletId === null || b.outletId === null || a.outletId === b.outletId) return true
  return new URL(a.url).hostname === new URL(b.url).hostname
}

/** The articles that duplicate another, by canonical address. See `judgeArticles`. */
export async function findDuplicates(
  db: Db,
  articles: NewArticle[],
  exemptions: Exemptions,
): Promise<Map<string, FoundDuplicate>> {
  const judged = judgeArticles(await listCandidates(db, articles), exemptions)
  return new Map(
    judged.flatMap(({ canonicalUrl, duplicate }) => (duplicate ? [[canonicalUrl, duplicate]] : [])),
  )
}
