import { exportFeeds } from '../../domain/feeds/export-feeds.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { siteFileDay } from '../../text/site-zone.ts'
import type { Route } from './+types/export'

export const handle = { role: 'editor' } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const day = siteFileDay(now)
  return new Response(await exportFeeds(db, now), {
    headers: {
      'content-type': 'text/x-opml; charset=utf-8',
      'content-disposition': `attachment; filename="feeds-${day}.opml"`,
    },
  })
}
