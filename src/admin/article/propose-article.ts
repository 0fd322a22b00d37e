import { listCategories } from '../../domain/categories/category-queries.ts'
import { type SuggestedCategory, suggestCategory } from '../../domain/categories/suggest-category.ts'
import { findOutletAt, type OutletAtAddress } from '../../domain/outlets/find-outlet-at.ts'
import { findFeedCategory, findUsualCategory } from '../../domain/outlets/usual-categories.ts'
import type { PageContext } from '../../http/page-context.ts'
import { describeObstacle } from '../../ingest/article-obstacle.ts'
import { describeOrigin, type Found } from '../../ingest/article-page.ts'
import { canonicalUrl } from '../../ingest/canonical-url.ts'
import { describeArticleFailure, type FetchedArticle, fetchArticle } from '../../ingest/fetch-article.ts'
import type { ReadArticle } from '../../ingest/read-article.ts'
import type { ArticleProposal, ProposedField, ProposedName } from './article-proposal.ts'
import { findAlready } from './find-already.ts'

/** Reads the page of `address`, an absolute web address, and says what of it would stand in which field, and why. */
export async function proposeArticle(
  { db, now, outside }: Pick<PageContext, 'db' | 'now' | 'outside'>,
  address: string,
  signal: AbortSignal,
): Promise<ArticleProposal> {
  const fetched = await fetchArticle(address, { outside, now, signal })
  const { article } = fetched
  const addresses = [address, fetched.url, article.canonical?.value ?? address]
  const outlet = await findOutletAt(db, fetched.url)
  const [category, already] = await Promise.all([
    proposeCategory(db, article, outlet),
    findAlready(db, addresses),
  ])
  return {
    url: address,
    fields: proposedFields(article, { outlet, category }),
    own: ownAddress(address, article),
    already,
    problem: problemOf(fetched),
  }
}

/** What stood in the way of reading a page, in one sentence with the next step. */
export function problemOf({ failure, article }: FetchedArticle): string | null {
  if (failure) return describeArticleFailure(failure)
  return article.obstacle && describeObstacle(article.obstacle)
}

/** The category that the page or the habits of its outlet speak for. */
export async function proposeCategory(
  db: PageContext['db'],
  { sections, source }: ReadArticle,
  outlet: OutletAtAddress | null,
): Promise<SuggestedCategory | null> {
  const [categories, usual, feedCategory] = await Promise.all([
    listCategories(db),
    outlet && findUsualCategory(db, outlet.id),
    outlet && findFeedCategory(db, outlet.id),
  ])
  const outletName = outlet?.name ?? source.value
  return suggestCategory(categories, { sections, usual, feedCategory, outletName })
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
