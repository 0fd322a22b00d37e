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

/** A script of a page with this JSON-LD, or with the JSON-LD of a news article that has these fields. */
export function jsonLd(given: string | object): string {
  const json = typeof given === 'string' ? given : JSON.stringify({ '@type': 'NewsArticle', ...given })
  return `<script type="application/ld+json">${json}</script>`
}
