import { inEdition } from '../../address/site-path.ts'
import type { Edition } from '../../text/language.ts'
import type { Notice } from './write-payloads.ts'

// Our addresses whose content a notice changes. Hubs and search engines fetch them themselves.

type Site = { origin: string; editions: (Edition | null)[]; slugOfStory: ReadonlyMap<string, string> }

/** Feeds of the site, its categories, stories and corrections. */
export function listChangedFeeds(notices: Notice[], site: Site): string[] {
  return listAddresses(notices, site, notice => {
    if (notice.record === 'correction') return ['/corrections/feed.xml']
    return pathsOf(notice, site).flatMap(path => {
      const base = path === '/' ? '' : path
      return [`${base}/feed.xml`, `${base}/feed.json`]
    })
  })
}

/** Our own pages of stories and categories; the articles themselves are on the outlets' sites. */
export function listChangedPages(notices: Notice[], site: Site): string[] {
  return listAddresses(notices, site, notice => pathsOf(notice, site).filter(path => path !== '/'))
}

function pathsOf({ record, slug, recordId, facts }: Notice, { slugOfStory }: Site): string[] {
  if (record === 'link') return slug ? ['/', `/category/${slug}`] : ['/']
  const story = facts?.slug ?? slugOfStory.get(recordId ?? '')
  return record === 'story' ? ['/stories', ...(story ? [`/story/${story}`] : [])] : []
}

function listAddresses(
  notices: Notice[],
  { origin, editions }: Site,
  pathsFor: (notice: Notice) => string[],
): string[] {
  const paths = [...new Set(notices.flatMap(pathsFor))]
  return paths.flatMap(path => editions.map(edition => origin + inEdition(edition, path)))
}
