import { shownDomain } from '../../address/shown-domain.ts'
import type { Db } from '../../database/connect.ts'
import { nextVersion } from '../../database/record-table.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { recordChange } from '../revisions/record-change.ts'
import { nameLengthMax, type Outlet, outletHost } from './outlet.ts'

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

/** An unnamed outlet is called by its host until a feed's title gives a better name, once. Returns its current name. */
export async function nameOutlet(
  db: Db,
  outlet: Outlet,
  { by, now, ...feed }: { title: string; url: string; by: Authorized; now: Date },
): Promise<string> {
  if (![hostName(outlet.homeUrl), outletHost(outlet.homeUrl)].includes(outlet.name)) return outlet.name
  const name = nameInTitle(feed.title, feed.url)
  if (name === null) return outlet.name
  const change = { table: 'outlets' as const, ids: [outlet.id], action: 'update' as const, by, now }
  const { result: named } = await recordChange(db, change, () =>
    db
      .updateTable('outlets')
      .set({ name, ...nextVersion(now) })
      .where('id', '=', outlet.id)
      .where('name', '=', outlet.name)
      .executeTakeFirst(),
  )
  return named.numUpdatedRows === 1n ? name : findName(db, outlet)
}

/** For an outlet that was renamed at the same moment. */
async function findName(db: Db, { id, name }: Outlet): Promise<string> {
  const outlet = await db.selectFrom('outlets').select('name').where('id', '=', id).executeTakeFirst()
  return outlet?.name ?? name
}
