import { sitePath } from '../address/site-path.ts'
import { correctionAnchor, correctionsPerPage } from '../domain/corrections/correction.ts'
import { listCorrections } from '../domain/corrections/correction-queries.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import * as words from '../words/feeds.ts'
import type { Route } from './+types/corrections-feed'
import { respondWithText } from './respond-with-text.ts'
import { rssTitle, withoutForbidden, writeRss, xmlText } from './write-xml.ts'

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

/** `/corrections/feed.xml`: the newest corrections. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, origin, dependsOn, edition, findSettings, language } = context.get(pageContext)
  dependsOn('settings', 'corrections')
  const [{ siteName, websubHub }, { corrections }] = await Promise.all([
    findSettings(),
    listCorrections(db, { after: null, limit: correctionsPerPage }),
  ])
  const page = origin + sitePath(edition, '/corrections')
  const feed = await writeRss({
    title: rssTitle(words.corrections(language, { siteName })),
    link: page,
    description: withoutForbidden(words.correctionsAbout(language, { siteName })),
    language,
    lastBuildDate: corrections[0]?.createdAt,
    generator: 'Chowk',
    ttl: 60,
    atom: {
      links: [
        { href: `${page}/feed.xml`, rel: 'self', type: 'application/rss+xml' },
        ...(websubHub ? [{ href: websubHub, rel: 'hub' }] : []),
      ],
    },
    items: corrections.map(({ id, headline, text, createdAt }) => ({
      title: rssTitle(words.correction(language, { text: headline })),
      link: `${page}#${correctionAnchor(id)}`,
      description: xmlText(text),
      guid: { value: `urn:uuid:${id}`, isPermaLink: false },
      pubDate: createdAt,
    })),
  })
  return respondWithText(feed, 'application/rss+xml')
}
