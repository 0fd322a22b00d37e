// An editor pastes an address and wants to know what stands there. Whatever becomes of it is a value with one sentence:
// a page behind a wall still tells its headline, an address that cannot be reached still tells its outlet.
import type { ArticleFailure, ArticleObstacle, ArticleProblem } from '../../domain/reasons/article-problem.ts'
import { type ReadArticle, type ReadArticleInput, readAddress } from '../article/read-article.ts'
import type { FetchRefusal } from '../fetch/safe-fetched.ts'
import type { Outside } from '../outside.ts'

export type FetchedArticle = {
  /** Where the answer came from; what was asked for when there was none. */
  url: string
  article: ReadArticle
  failure: ArticleFailure | null
}

/** How pages are looked at. */
export type ArticleDoor = Pick<Outside, 'fetch' | 'readArticle' | 'expectArticle'>

const accept = 'text/html, application/xhtml+xml, */*;q=0.5'

// Systems that send a page's whole state put what it says of itself behind it: 750 KB were seen before the JSON-LD.
const bytesMax = 1024 * 1024

// A wall is a short page. Cloudflare's has 9 KB; a paywall that tells the headline is a page as any other.
const refusalBytesMax = 256 * 1024

// Somebody waits. The slowest outlet of the starter list answers within 4 s.
const deadlineMs = 12_000

/** Reads the page of `address`, an absolute web address that an editor gave. Never throws for what others do. */
export async function fetchArticle(
  address: string,
  { outside, now, signal }: { outside: ArticleDoor; now: Date; signal: AbortSignal },
): Promise<FetchedArticle> {
  const asked = new URL(address)
  const nothing = { url: asked.href, article: readAddress(asked, now) }
  outside.expectArticle()
  const answer = await outside.fetch(asked.href, {
    accept,
    bytesMax,
    onTooLarge: 'truncate',
    refusalBytesMax,
    deadlineMs,
    signal,
  })
  if (answer.ok) {
    const read = await outside.readArticle(toReadInput(answer, asked, now))
    return read.ok
      ? { url: answer.url, article: read.article, failure: null }
      : { ...nothing, failure: read.failure }
  }
  const { refusal } = answer
  const read = refusal ? await outside.readArticle(toReadInput(refusal, asked, now)) : null
  const isWall = read?.ok && read.article.obstacle && walls.has(read.article.obstacle)
  // A wall has a name and a next step of its own; whatever else a server writes under a refusal is no article.
  return isWall
    ? { url: refusal?.url ?? asked.href, article: read.article, failure: null }
    : { ...nothing, failure: answer.failure }
}

const walls: ReadonlySet<ArticleObstacle> = new Set(['paywall', 'login', 'consent', 'bot-check'])

function toReadInput({ body, headers, url }: FetchRefusal, asked: URL, now: Date): ReadArticleInput {
  return {
    body,
    contentType: headers.get('content-type'),
    contentLanguage: headers.get('content-language'),
    askedUrl: asked.href,
    url,
    now,
  }
}

export function problemOf({ failure, article: { obstacle } }: FetchedArticle): ArticleProblem | null {
  if (failure) return { code: 'page-failed', failure }
  return obstacle && { code: 'page-blocked', obstacle }
}
