import { canonicalUrl } from '../../address/canonical-url.ts'
import type { SuggestedCategory } from '../../domain/categories/suggest-category.ts'
import { findOutletAt, type OutletAtAddress } from '../../domain/outlets/find-outlet-at.ts'
import type { BroughtArticle } from '../../domain/queue/arrivals/find-alike.ts'
import { findLookalike } from '../../domain/queue/arrivals/find-lookalike.ts'
import { describeArticleProblem } from '../../domain/reasons/article-problem.ts'
import type { PageContext } from '../../http/page-context.ts'
import { describeOrigin, type Found } from '../../ingest/article/article-page.ts'
import type { ReadArticle } from '../../ingest/article/read-article.ts'
import { type FetchedArticle, fetchArticle, problemOf } from '../../ingest/bring/fetch-article.ts'
import { proposeCategory } from '../../ingest/bring/propose-category.ts'
import type { ArticleProposal, ProposedField, ProposedName } from './article-proposal.ts'
import { findAlready } from './find-already.ts'

/** Reads the page of `address`, an absolute web address, and says what of it would stand in which field, and why. */
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
  const [category, already] = await Promise.all([
    proposeCategory(db, article, outlet),
    findAlready(db, addresses, language),
  ])
  return {
    url: address,
    fields: proposedFields(article, { outlet, category }),
    own: ownAddress(address, article),
    already,
    alike: already ? null : await findLookalike(db, toBrought(fetched, outlet), { now, language }),
    problem: problem && describeArticleProblem(problem, language),
  }
}

function toBrought({ url, article }: FetchedArticle, outlet: OutletAtAddress | null): BroughtArticle {
  const own = article.canonical?.value ?? url
  const canonical = canonicalUrl(own)
  return {
    url: own,
    canonicalUrl: canonical.ok ? canonical.url : own,
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
  { outlet, category }: { outlet: OutletAtAddress | null; category: SuggestedCategory | null },
): ProposedField[] {
  const kept = (value: string | null | undefined): Found<string> | null =>
    value ? { value, from: 'outlet' } : null
  const { publishedAt, image } = article
  return [
    ...field('title', article.title),
    ...field('source', kept(outlet?.name) ?? article.source),
    ...field('sourceIconUrl', kept(outlet?.iconUrl) ?? article.icon),
    ...field('imageUrl', image, image?.isLogo ? '; looks like the outlet’s logo' : ''),
    ...publishedField(publishedAt),
    ...(category
      ? [{ name: 'category' as const, value: category.id, note: `Proposed: ${category.because}` }]
      : []),
    ...field('description', article.description),
    ...field('language', article.language ?? kept(outlet?.language)),
  ]
}

function field(name: ProposedName, found: Found<string> | null, addition = ''): ProposedField[] {
  return found ? [{ name, value: found.value, note: `From ${describeOrigin(found.from)}${addition}` }] : []
}

// The form shows the editor's zone; an evening there may be the next day here.
function publishedField(publishedAt: ReadArticle['publishedAt']): ProposedField[] {
  if (!publishedAt) return []
  const { value, from, day } = publishedAt
  const iso = value.toISOString()
  return field('publishedAt', { value: iso, from }, iso.startsWith(day) ? '' : `; ${day} where it appeared`)
}

// Other spellings of one address are one address; readers are sent where the editor says.
function ownAddress(address: string, { canonical }: ReadArticle): ArticleProposal['own'] {
  if (!canonical) return null
  const [given, own] = [canonicalUrl(address), canonicalUrl(canonical.value)]
  if (given.ok && own.ok && given.url === own.url) return null
  return { url: canonical.value, note: `From ${describeOrigin(canonical.from)}` }
}
