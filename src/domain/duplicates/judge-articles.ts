// Compares articles with candidates that may be the same article under another address: what is published, what waits
// or was turned down, and the articles before them.
import { siteOf } from '../../address/site-of.ts'
import type { EntryReason } from '../reasons/entry-reason.ts'
import { type Exemptions, isExempt } from './duplicate-exceptions.ts'
import type { AskedCandidates, Candidate } from './headline-candidates.ts'
import {
  type Article,
  type Compared,
  type HeadlineRule,
  sameAgencyText,
  sameArticle,
  toCompared,
} from './judge-headlines.ts'
import { isSameOutlet } from './same-outlet.ts'

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
  /** `held`: the same outlet printed it before. `grouped`: another outlet printed the same agency's text. */
  kind: 'held' | 'grouped'
  rule: HeadlineRule
  reason: EntryReason
  of: DuplicateOf
}

/** `given`: another of the articles asked for, by its place. */
export type DuplicateOf = { kind: 'news-link' | 'entry'; id: string } | { kind: 'given'; index: number }

type Known = Omit<Candidate, 'kind' | 'id' | 'firstEntryId' | 'firstNewsLinkId'> & {
  of: DuplicateOf
  compared: Compared
}

type Match = { kind: FoundDuplicate['kind']; rule: HeadlineRule; apartMs: number; known: Known }

/** `headlineKeys`: what a news link made of the article is found by (`headline_keys` of the database). */
export type JudgedArticle = { duplicate: FoundDuplicate | null; headlineKeys: string[] }

/** An article with what the database has that may be the same (`listCandidates`). */
export type AskedArticle = NewArticle & { asked: AskedCandidates }

/** In their order; earlier ones count as known. Articles of the same address are not looked at: the address decides. */
export function judgeArticles(articles: AskedArticle[], exemptions: Exemptions): JudgedArticle[] {
  const given = new Map<string, Known[]>()
  return articles.map(({ asked: { keys, lookedFor, candidates }, ...article }, index) => {
    const compared = toCompared(article)
    const others = [...candidates.map(toKnown), ...new Set(lookedFor.flatMap(key => given.get(key) ?? []))]
    const match = bestMatch({ article, compared, exemptions }, others)
    if (match?.kind !== 'held') {
      const of = match?.known.of ?? { kind: 'given', index }
      const known = { ...article, compared, isRejected: false, isTip: false, of }
      for (const key of keys) given.set(key, [...(given.get(key) ?? []), known])
    }
    return { duplicate: match && toFound(match, article), headlineKeys: keys }
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

type Asking = { article: NewArticle; compared: Compared; exemptions: Exemptions }

/** Held before grouped, and of several the first that was printed. */
function bestMatch(asking: Asking, others: Known[]): Match | null {
  const matches = others
    .map(known => matchOf(asking, known))
    .filter(match => match !== null)
    .toSorted((a, b) =>
      a.kind === b.kind ? a.known.compared.at - b.known.compared.at : a.kind === 'held' ? -1 : 1,
    )
  return matches[0] ?? null
}

function matchOf({ article, compared, exemptions }: Asking, known: Known): Match | null {
  if (known.canonicalUrl === article.canonicalUrl || (article.passesTips && known.isTip)) return null
  const kind = isSameOutlet(article, known) ? 'held' : 'grouped'
  // A rejected article of another outlet is no reason to group this one.
  if (kind === 'grouped' && known.isRejected) return null
  const rule =
    kind === 'held' ? sameArticle(compared, known.compared) : sameAgencyText(compared, known.compared)
  if (rule === null || isExempt(exemptions, { outletId: article.outletId, rule, compared })) return null
  return { kind, rule, apartMs: Math.abs(compared.at - known.compared.at), known }
}

function toFound(match: Match, article: NewArticle): FoundDuplicate {
  const { kind, rule, known } = match
  const likeness = {
    rule,
    minutes: Math.round(match.apartMs / minuteMs),
    isTurnedDown: known.isRejected,
  }
  const reason: EntryReason =
    kind === 'held'
      ? { code: 'same-outlet', ...likeness }
      : { code: 'other-outlet', outlet: nameOther(article, known), ...likeness }
  return { kind, rule, of: known.of, reason }
}

/** An aggregator lends its name to all, so then the site is named. */
function nameOther(own: NewArticle, other: Known): string {
  return other.source === own.source ? siteOf(other.url) : other.source
}
