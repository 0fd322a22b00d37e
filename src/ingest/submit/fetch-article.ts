// Fetches and reads the page at a pasted address: one behind a wall still provides its headline, an unreachable one its outlet.
import type { ArticleFailure, ArticleObstacle, ArticleProblem } from '../../domain/reasons/article-problem.ts'
import { guessLanguage } from '../../text/detect-language.ts'
import type { FieldValue } from '../article/article-page.ts'
import { type ReadArticle, type ReadArticleInput, readAddress } from '../article/read-article.ts'
import type { FetchRefusal } from '../fetch/fetched-response.ts'
import type { Outside } from '../outside.ts'

export type FetchedArticle = {
  /** Where the response came from; the requested address when there was none. */
  url: string
  article: ReadArticle
  failure: ArticleFailure | null
}

export type ArticleAccess = Pick<Outside, 'fetch' | 'readArticle' | 'startArticleReader'>

const accept = 'text/html, application/xhtml+xml, */*;q=0.5'

// Systems that embed a page's whole state put its JSON-LD after it: 750 KB of state were seen.
const bytesMax = 1024 * 1024

// A wall is a short page. Cloudflare's has 9 KB; a paywall that shows the headline is as long as any other page.
const refusalBytesMax = 256 * 1024

// An editor is waiting. The slowest outlet of the starter list responds within 4 s.
const deadlineMs = 12_000

/** Reads the page at `address`, an absolute web address from an editor or a tip. Never throws for another server's fault. */
export async function fetchArticle(
  address: string,
  { outside, now, signal }: { outside: ArticleAccess; now: Date; signal: AbortSignal },
): Promise<FetchedArticle> {
  const requested = new URL(address)
  const nothing = { url: requested.href, article: readAddress(requested, now) }
  outside.startArticleReader()
  const limits = { bytesMax, onTooLarge: 'truncate', refusalBytesMax, deadlineMs } as const
  const response = await outside.fetch(requested.href, { accept, ...limits, signal })
  if (response.ok) {
    const read = await outside.readArticle(toReadInput(response, requested, now))
    return read.ok
      ? { url: response.url, article: read.article, failure: null }
      : { ...nothing, failure: read.failure }
  }
  const { refusal } = response
  const read = refusal ? await outside.readArticle(toReadInput(refusal, requested, now)) : null
  const isWall = read?.ok && read.article.obstacle && walls.has(read.article.obstacle)
  // A wall has its own name and next step; any other page sent with an error status is not the article.
  return isWall
    ? { url: refusal?.url ?? requested.href, article: read.article, failure: null }
    : { ...nothing, failure: response.failure }
}

const walls: ReadonlySet<ArticleObstacle> = new Set(['paywall', 'login', 'consent', 'bot-check'])

function toReadInput({ body, headers, url }: FetchRefusal, requested: URL, now: Date): ReadArticleInput {
  return {
    body,
    contentType: headers.get('content-type'),
    contentLanguage: headers.get('content-language'),
    requestedUrl: requested.href,
    url,
    now,
  }
}

export function problemOf({ failure, article: { obstacle } }: FetchedArticle): ArticleProblem | null {
  if (failure) return { code: 'page-failed', failure }
  return obstacle && { code: 'page-blocked', obstacle }
}

/** The page's language, else the outlet's if the headline allows it; none for an unread page, whose headline nobody has seen. */
export function languageOf(
  { language, title }: ReadArticle,
  outlet: { language: string | null } | null,
): FieldValue<string> | null {
  const guess = language || title === null ? null : guessLanguage(title.value, outlet?.language ?? null)
  return language ?? (guess ? { value: guess, from: 'outlet' } : null)
}
