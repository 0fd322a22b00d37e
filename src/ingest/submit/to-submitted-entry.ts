import type { Db } from '../../database/connect.ts'
import { findAddresses } from '../../domain/news-links/article-address.ts'
import { findOutletAt } from '../../domain/outlets/find-outlet-at.ts'
import type { SubmittedEntry } from '../../domain/queue/arrivals/add-entry.ts'
import { cleanTitle } from '../../text/clean-title.ts'
import { detectLanguage } from '../../text/detect-language.ts'
import { hidesArticle } from '../article/article-obstacle.ts'
import { cleanTags } from '../feed/clean-tags.ts'
import { type FetchedArticle, languageOf } from './fetch-article.ts'
import { judgeSubmitted } from './judge-submitted.ts'

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
  const title =
    article.title?.value ??
    cleanTitle(seenTitle, [source, article.source.value], { outlet: outlet?.name ?? '' })
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
