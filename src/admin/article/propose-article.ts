import type { Db } from '../../database/connect.ts'
import type { proposedNames } from '../../domain/articles/article-fields.ts'
import type { Addresses } from '../../domain/duplicates/duplicate-exceptions.ts'
import { findAddresses } from '../../domain/news-links/news-link-checks.ts'
import { findOutletAt, type OutletAtAddress } from '../../domain/outlets/find-outlet-at.ts'
import {
  type EarlierSubmission,
  findEarlierSubmission,
  findLookalike,
} from '../../domain/queue/arrivals/add-entry.ts'
import type { SubmittedArticle } from '../../domain/queue/arrivals/find-alike.ts'
import { describeArticleProblem } from '../../domain/reasons/article-problem.ts'
import { describeCategoryReason } from '../../domain/reasons/category-reason.ts'
import { describeSameAddress } from '../../domain/reasons/entry-reason.ts'
import type { PageContext } from '../../http/page-context.ts'
import { describeOrigin, type FieldValue } from '../../ingest/article/article-page.ts'
import type { ReadArticle } from '../../ingest/article/read-article.ts'
import {
  type FetchedArticle,
  fetchArticle,
  languageOf,
  problemOf,
} from '../../ingest/submit/fetch-article.ts'
import { judgeSubmitted, type SubmittedCategory } from '../../ingest/submit/to-submitted-entry.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/article-desk.ts'
import * as reasonWords from '../../words/entry-reasons.ts'

// The fields that a fetched page proposes for the form of a news link; sent to the browser unchanged.
export type ProposedName = (typeof proposedNames)[number]

export type ProposedField = {
  name: ProposedName
  /** An instant for `publishedAt`, an id for `category`. */
  value: string
  /** Its origin or reason, as one line under the field. */
  note: string
}

/** A link or entry of this article exists already; `why` names the change to the address that revealed it. */
export type Already = { of: EarlierSubmission; why: string }

export type ArticleProposal = {
  /** The requested address. */
  url: string
  fields: ProposedField[]
  /** The page's canonical address, if it differs. */
  own: { url: string; note: string } | null
  already: Already | null
  /** A link or entry with the same content under another address; it does not prevent adding this one. */
  alike: Already | null
  /** The problem, as one sentence with the next step. */
  problem: string | null
}

export type ArticleResponse = { ok: true; proposal: ArticleProposal } | { ok: false; problem: string }

/** Fetches the page of `address`, an absolute web address, and proposes a value for each field, with its origin. */
export async function proposeArticle(
  { db, now, outside, language }: Pick<PageContext, 'db' | 'now' | 'outside' | 'language'>,
  address: string,
  signal: AbortSignal,
): Promise<ArticleProposal> {
  const fetched = await fetchArticle(address, { outside, now, signal })
  const { article } = fetched
  const problem = problemOf(fetched)
  const addresses = [address, fetched.url, article.canonical?.value ?? address]
  const outlet = await findOutletAt(db, fetched.url)
  const shown = await findAddresses(db, article.canonical?.value ?? fetched.url)
  const [category, already, own] = await Promise.all([
    judgeSubmitted(db, toJudged(fetched, outlet), now),
    findExisting(db, addresses, language),
    findOwn(db, { address, article, shown, language }),
  ])
  return {
    url: address,
    fields: proposedFields(article, { outlet, category, language }),
    own,
    already,
    alike: already
      ? null
      : await findLookalike(db, toSubmitted(fetched, { outlet, shown }), { now, language }),
    problem: problem && describeArticleProblem(problem, language),
  }
}

function toJudged({ url, article }: FetchedArticle, outlet: OutletAtAddress | null) {
  const language = languageOf(article, outlet)?.value ?? null
  return {
    article,
    url: article.canonical?.value ?? url,
    title: article.title?.value ?? '',
    language,
    outlet,
  }
}

function toSubmitted(
  { url, article }: FetchedArticle,
  { outlet, shown }: { outlet: OutletAtAddress | null; shown: Addresses | null },
): SubmittedArticle {
  const own = article.canonical?.value ?? url
  return {
    ...(shown ?? { url: own, canonicalUrl: own }),
    outletId: outlet?.id ?? null,
    title: article.title?.value ?? '',
    description: article.description?.value ?? '',
    imageUrl: article.image?.value ?? '',
    source: outlet?.name ?? article.source.value,
    publishedAt: article.publishedAt?.value ?? null,
  }
}

function proposedFields(
  article: ReadArticle,
  {
    outlet,
    category,
    language,
  }: { outlet: OutletAtAddress | null; category: SubmittedCategory; language: Language },
): ProposedField[] {
  const kept = (value: string | null | undefined): FieldValue<string> | null =>
    value ? { value, from: 'outlet' } : null
  const { publishedAt, image } = article
  const field = (name: ProposedName, found: FieldValue<string> | null, note: Note = words.from) =>
    proposedField(name, found, { note, language })
  return [
    ...field('title', article.title),
    ...field('source', kept(outlet?.name) ?? article.source),
    ...field('sourceIconUrl', kept(outlet?.iconUrl) ?? article.icon),
    ...field('imageUrl', image, image?.isLogo ? words.fromLogo : words.from),
    ...publishedField(publishedAt, language),
    ...categoryField(category, language),
    ...field('description', article.description),
    ...field('language', languageOf(article, outlet)),
  ]
}

/** In a form an editor sees the reason beside the field, so even a doubtful category is better than none. */
function categoryField({ chosen, judgement }: SubmittedCategory, language: Language): ProposedField[] {
  const shown = chosen ?? judgement
  if (!shown) return []
  const note = words.proposed(language, { reason: describeCategoryReason(shown.because, language) })
  return [{ name: 'category', value: shown.category, note }]
}

/** The origin of a value, as one message. */
type Note = (language: Language, parts: { origin: string }) => string

function proposedField(
  name: ProposedName,
  found: FieldValue<string> | null,
  { note, language }: { note: Note; language: Language },
): ProposedField[] {
  if (!found) return []
  const origin = describeOrigin(found.from, language)
  return [{ name, value: found.value, note: note(language, { origin }) }]
}

// The form shows the editor's time zone, in which an evening at the outlet may be the next day.
function publishedField(publishedAt: ReadArticle['publishedAt'], language: Language): ProposedField[] {
  if (!publishedAt) return []
  const { value, from, day } = publishedAt
  const iso = value.toISOString()
  const ofOtherDay: Note = (_, { origin }) => words.fromOtherDay(language, { origin, day })
  const note = iso.startsWith(day) ? words.from : ofOtherDay
  return proposedField('publishedAt', { value: iso, from }, { note, language })
}

// Spellings with the same canonical form count as equal; readers are sent to the address that the editor chooses.
async function findOwn(
  db: Db,
  {
    address,
    article: { canonical },
    shown,
    language,
  }: { address: string; article: ReadArticle; shown: Addresses | null; language: Language },
): Promise<ArticleProposal['own']> {
  if (!canonical || !shown) return null
  const given = await findAddresses(db, address)
  if (given?.canonicalUrl === shown.canonicalUrl) return null
  return { url: shown.url, note: words.from(language, { origin: describeOrigin(canonical.from, language) }) }
}

/** The news link or waiting entry with any of these addresses, of which the first is the typed one. */
export async function findExisting(
  db: Db,
  addresses: readonly string[],
  language: Language,
): Promise<Already | null> {
  const identities: { address: string; canonicalUrl: string }[] = []
  for (const address of new Set(addresses)) {
    const found = await findAddresses(db, address)
    if (found) identities.push({ address, canonicalUrl: found.canonicalUrl })
  }
  const distinct = new Map(identities.toReversed().map(one => [one.canonicalUrl, one.address]))
  for (const [canonicalUrl, address] of [...distinct].toReversed()) {
    const of = await findEarlierSubmission(db, { canonicalUrl, origin: 'paste' })
    if (!of) continue
    const why = describeSameAddress(address, of.url, language)
    return { of, why: address === addresses[0] ? why : reasonWords.leadsThere(language, { why }) }
  }
  return null
}
