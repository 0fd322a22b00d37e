import { shownDomain } from '../../address/shown-domain.ts'
import { nameLengthMax, outletHost } from './outlet.ts'

/** The name of an outlet that is only known by its address. */
export function hostName(url: string): string {
  return shownDomain(outletHost(url))
}

/** The outlet's name in the title of a feed: the part of "India | The Guardian" that the host also contains, or null. */
export function nameInTitle(title: string, url: string): string | null {
  const host = outletHost(url).replaceAll(/[^a-z0-9]/g, '')
  const name = splitTitle(title).find(part => {
    const letters = part.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    return letters.length > 2 && part.length <= nameLengthMax && host.includes(letters)
  })
  return name ?? null
}

// Parts of feeds' titles that name no outlet.
const sections =
  /^(?:(?:all|breaking|latest|local|main|national|recent|top) )?(?:articles|headlines|news|posts|stories|updates)$|^(?:atom|blog|feed|home|home ?page|index|main|rss)$/i

const feedMarks = /(?<=\s)(?:rss feed|rss|atom feed|news feed|feed)$/i

/** The name to propose for a new outlet: from the feed's title, or its host where the title names only a section. */
export function guessOutletName(title: string, url: string): string {
  const sure = nameInTitle(title, url)
  if (sure !== null) return sure
  const parts = splitTitle(title)
    .map(withoutFeedMark)
    .filter(part => !sections.test(part))
  const [name, ...others] = parts
  if (name === undefined) return hostName(url)
  return (others.length > 0 ? title.trim() : name).slice(0, nameLengthMax)
}

function withoutFeedMark(part: string): string {
  const name = part.replace(feedMarks, '').trim()
  return name.length > 2 ? name : part
}

function splitTitle(title: string): string[] {
  return title
    .split(/\s[-–—:|»]{1,3}\s|[|»]/)
    .map(part => part.trim())
    .filter(Boolean)
}
