import { type ReadArticle, readArticle } from '../../src/ingest/article/read-article.ts'

/** The parser's result for a page's HTML, at a given address, by default on the tenth of January 2026. */
export function readHtml(
  html: string,
  url = 'https://www.outlet.example/news/story-12345',
  now = new Date('2026-01-10T12:00:00Z'),
): ReadArticle {
  const body = Buffer.from(html)
  return readArticle({ body, contentType: 'text/html', contentLanguage: null, requestedUrl: url, url, now })
}
