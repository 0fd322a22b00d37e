import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageScan } from '../../src/ingest/article/page-scan.ts'
import { type ReadArticle, readArticle } from '../../src/ingest/article/read-article.ts'
import { scanPage } from '../../src/ingest/article/scan-page.ts'
import type { GoldPage } from './judge-page.ts'

export type ReadGoldPage = { page: GoldPage; article: ReadArticle; html: string; scan: PageScan }

/** A page of the corpus, parsed as the product parses it. */
export function readGoldPage(page: GoldPage, { folder, now }: { folder: string; now: Date }): ReadGoldPage {
  const body = readFileSync(join(folder, page.file)).subarray(0, 1024 * 1024)
  const asked = { requestedUrl: page.url, url: page.url }
  const article = readArticle({ body, contentType: 'text/html', contentLanguage: null, ...asked, now })
  const html = body.toString('utf8')
  return { page, article, html, scan: scanPage(html) }
}
