import type { Hono } from 'hono'
import type { PageContext } from '../http/page-context.ts'
import { readHealth } from './health.ts'
import { findCategoryFeed, getSiteFeed, writeJsonFeed, writeRss } from './news-feed.ts'
import { writeAdsFile, writeDeskManifest, writeIcon, writeOpenSearch, writeRobots } from './site-files.ts'
import { answerSiteImage } from './site-images.ts'
import { writeSitemapIndex, writeSitemapPart } from './sitemap.ts'

export type ApiEnvironment = { Bindings: { page: PageContext } }

const rss = 'application/rss+xml; charset=utf-8'
const jsonFeed = 'application/feed+json; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const xml = 'application/xml; charset=utf-8'

/** Every address for machines but the event streams; all but `/health` are kept in memory like pages. */
export function addApiRoutes(app: Hono<ApiEnvironment>): void {
  app.get('/feed.xml', async c => answerWith(writeRss(await getSiteFeed(c.env.page)), rss))
  app.get('/feed.json', async c => answerWith(writeJsonFeed(await getSiteFeed(c.env.page)), jsonFeed))
  app.get('/category/:slug/feed.xml', async c => {
    const feed = await findCategoryFeed(c.env.page, c.req.param('slug'))
    return answerWith(feed && writeRss(feed), rss)
  })
  app.get('/category/:slug/feed.json', async c => {
    const feed = await findCategoryFeed(c.env.page, c.req.param('slug'))
    return answerWith(feed && writeJsonFeed(feed), jsonFeed)
  })
  app.get('/robots.txt', async c => answerWith(await writeRobots(c.env.page), plain))
  app.get('/ads.txt', async c => answerWith(await writeAdsFile(c.env.page), plain))
  app.get('/sitemap.xml', async c => answerWith(await writeSitemapIndex(c.env.page), xml))
  app.get('/sitemap/:part', async c =>
    answerWith(await writeSitemapPart(c.env.page, c.req.param('part')), xml),
  )
  app.get('/opensearch.xml', async c =>
    answerWith(await writeOpenSearch(c.env.page), 'application/opensearchdescription+xml; charset=utf-8'),
  )
  app.get('/desk.webmanifest', async c =>
    answerWith(await writeDeskManifest(c.env.page), 'application/manifest+json; charset=utf-8'),
  )
  app.get('/favicon.ico', async c => answerWith(await writeIcon(c.env.page), 'image/svg+xml'))
  app.get('/site-images/:id/:name', async c =>
    answerSiteImage(c.env.page, { id: c.req.param('id'), name: c.req.param('name') }),
  )
  app.get('/health', async c => {
    const health = await readHealth(c.env.page)
    return c.json(health, health.status === 'ok' ? 200 : 503)
  })
}

// Other sites' readers may fetch these from a page of theirs: all of it is public.
function answerWith(text: string | null, type: string): Response {
  if (text === null) return new Response('Not found\n', { status: 404, headers: { 'Content-Type': plain } })
  return new Response(text, {
    headers: {
      'Content-Type': type,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
