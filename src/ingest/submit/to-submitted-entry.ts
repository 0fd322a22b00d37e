import type { Db } from '../../database/connect.ts'
import { type CategoryJudgement, decideCategory } from '../../domain/categories/decide-category.ts'
import { findKnownAbout } from '../../domain/categories/known-categories.ts'
import { findAddresses } from '../../domain/news-links/news-link-checks.ts'
import { findOutletAt, type OutletAtAddress } from '../../domain/outlets/find-outlet-at.ts'
import { findFeedCategory, findUsualCategory } from '../../domain/outlets/outlet-queries.ts'
import type { SubmittedEntry } from '../../domain/queue/arrivals/add-entry.ts'
import type { CategoryReason } from '../../domain/reasons/category-reason.ts'
import { cleanTags } from '../../text/clean-text.ts'
import { cleanTitle } from '../../text/clean-title.ts'
import { detectLanguage } from '../../text/detect-language.ts'
import { hidesArticle } from '../article/article-obstacle.ts'
import type { ReadArticle } from '../article/read-article.ts'
import { type FetchedArticle, languageOf } from './fetch-article.ts'

type Submitted = {
  article: ReadArticle
  url: string
  title: string
  language: string | null
  outlet: OutletAtAddress | null
}

/** `chosen`: the category to begin with, and why. `judgement`: what the content says, sure or not. */
export type SubmittedCategory = {
  chosen: { category: string; because: CategoryReason } | null
  judgement: CategoryJudgement | null
}

/** Judges the category of a submitted article by its content; where that is not sure, its outlet's usual category comes first. */
export async function judgeSubmitted(
  db: Db,
  { article, url, title, language, outlet }: Submitted,
  now: Date,
): Promise<SubmittedCategory> {
  const description = article.description?.value ?? ''
  const judged = { title, url, description, tags: cleanTags(article.sections), language }
  const [{ judge, categories }, usual] = await Promise.all([
    findKnownAbout(db, [judged], now),
    outlet && findUsual(db, outlet),
  ])
  const judgement = decideCategory(judged, { judge, categories, usual: usual?.category ?? null })
  return { chosen: judgement?.isSure ? judgement : usual, judgement }
}

/** Fewer links than this may be a coincidence. */
const linksMin = 5
/** The share of an outlet's links that must be in one category before the next is expected there. */
const shareMin = 0.6

async function findUsual(
  db: Db,
  { id, name: outlet }: OutletAtAddress,
): Promise<SubmittedCategory['chosen']> {
  const [usual, feedCategory] = await Promise.all([findUsualCategory(db, id), findFeedCategory(db, id)])
  if (usual && usual.of >= linksMin && usual.count >= usual.of * shareMin) {
    const { category, count, of } = usual
    return { category, because: { code: 'usual', outlet, count, of } }
  }
  return feedCategory === null ? null : { category: feedCategory, because: { code: 'feeds', outlet } }
}

type Submission = {
  address: string
  fetched: FetchedArticle
  origin: SubmittedEntry['origin']
  /** The title in the sender's browser, for a page that we may not read. */
  title?: string
  now: Date
}

/** The title is '' when neither page nor sender provided one. Null when the address cannot be that of an article. */
export async function toSubmittedEntry(
  db: Db,
  { address, fetched, origin, title: seenTitle = '', now }: Submission,
): Promise<SubmittedEntry | null> {
  const { article } = fetched
  const addresses = await findAddresses(db, entryUrl(address, fetched))
  if (!addresses) return null
  const { url, canonicalUrl } = addresses
  const outlet = await findOutletAt(db, url)
  const source = outlet?.name ?? article.source.value
  const seen = cleanTitle(seenTitle, [source, article.source.value], { outlet: outlet?.name ?? '' })
  // The title of a page without text is its frame's, or that of a wall that we do not know.
  const read = (article.obstacle === 'empty' && seen) || article.title?.value
  const title = read ?? seen
  const language = languageOf(article, outlet)?.value ?? detectLanguage(title, null)
  const judged = { article, url, title, language, outlet }
  const { chosen, judgement } = await judgeSubmitted(db, judged, now)
  return {
    origin,
    url,
    canonicalUrl,
    source,
    title,
    description: article.description?.value ?? '',
    // As with feeds, an outlet's logo is not the article's picture, and here no editor has checked it.
    imageUrl: article.image && !article.image.isLogo ? article.image.value : '',
    publishedAt: article.publishedAt?.value ?? null,
    language,
    sourceIconUrl: outlet?.iconUrl || (article.icon?.value ?? ''),
    outletId: outlet?.id ?? null,
    category: chosen?.category ?? null,
    tags: cleanTags(article.sections),
    categoryJudgement: judgement,
  }
}

// The page's canonical address if it is trusted; else the final address, unless that is not the article's page.
function entryUrl(address: string, { url, article, failure }: FetchedArticle): string {
  const isElsewhere = failure !== null || hidesArticle(article.obstacle)
  return article.canonical?.value ?? (isElsewhere ? address : url)
}
