import type { Everything } from './one-of-everything.ts'

/** A route's pattern with the address of a record; null where the pattern needs one that the table below lacks. */
export type SiteAddress = { pattern: string; address: string | null }

/** One address for each route of the site: where a route names a record, that of a record that exists. */
export function listSiteAddresses(patterns: Iterable<string>, records: Everything): SiteAddress[] {
  const known = addressesOf(records)
  return [...new Set(patterns)]
    .toSorted()
    .map(pattern => ({ pattern, address: /[:*]/.test(pattern) ? (known.get(pattern) ?? null) : pattern }))
}

function addressesOf(records: Everything): Map<string, string> {
  const edited = [
    ['queue/rules/edit', records.rule],
    ['queue/scheduled', records.scheduledPage],
    ['news/edit', records.link],
    ['corrections/edit', records.correction],
    ['categories/edit', records.category],
    ['site-links/edit', records.page],
    ['outlets/edit', records.outlet],
    ['feeds/edit', records.feed],
    ['feeds/show', records.feed],
    ['feeds/body', records.feed],
    ['accounts/edit', records.account],
    ['stories', records.story],
    ['exchange', records.imported],
    ['history', records.link],
  ].map(([path, id]) => [`/admin/${path}/:id`, `/admin/${path}/${id}`] as const)
  const feeds = ['xml', 'json'].flatMap(
    format =>
      [
        [`/category/:slug/feed.${format}`, `/category/world/feed.${format}`],
        [`/story/:slug/feed.${format}`, `/story/flood/feed.${format}`],
      ] as const,
  )
  return new Map([
    ...edited,
    ...feeds,
    ['/category/:slug', '/category/world'],
    ['/story/:slug', '/story/flood'],
    ['/sitemap/:part', '/sitemap/1.xml'],
    ['/card/:kind/:name', '/card/story/flood.png'],
    ['/site-images/:id/:name', `/site-images/${records.page}/logo.webp`],
    ['/style/:file', '/style/1a2b4a-0.css'],
    ['/edition/:language', '/edition/en'],
    ['/newsletter/confirm/:token', '/newsletter/confirm/x'],
    ['/newsletter/leave/:token', '/newsletter/leave/x'],
    ['/api/v1/links/:id', `/api/v1/links/${records.link}`],
    ['/api/v1/stories/:slug', '/api/v1/stories/flood'],
    ['/api/v1/outlets/:id', `/api/v1/outlets/${records.outlet}`],
    ['/api/v1/entries/:id/decision', `/api/v1/entries/${records.entry}/decision`],
    ['/api/v1/*', '/api/v1/nowhere'],
    ['/*', '/nowhere'],
    ['/admin/set-up/:token', `/admin/set-up/${records.setUpToken}`],
    ['/admin/exchange/:id/report', `/admin/exchange/${records.imported}/report`],
    ['/admin/export/:file', '/admin/export/news_links.csv'],
    ['/admin/activity/:batch', `/admin/activity/${records.batch}`],
  ])
}
