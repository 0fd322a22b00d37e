import type { Db } from '../../database/connect.ts'
import { homeOfFeed, type Outlet, outletHost } from './outlet.ts'

export type NewOutlet = {
  feedUrl: string
  /** The outlet's own site, where it is known: feed services carry many outlets on one host. */
  homeUrl?: string
  name?: string
  language?: string | null
}

/**
 * The outlet that a feed belongs to: the one at the same home, else of the same name, else a new one, named by its host
 * where nobody said a name. Two callers at once make one row.
 */
export async function findOrAddOutlet(db: Db, outlet: NewOutlet): Promise<Outlet> {
  const homeUrl = outlet.homeUrl ?? homeOfFeed(outlet.feedUrl)
  const name = outlet.name?.trim()
  const known = await findOutlet(db, { homeUrl, name })
  if (known) return known
  const added = await db
    .insertInto('outlets')
    .values({ name: name || outletHost(homeUrl), homeUrl, language: outlet.language ?? null })
    .onConflict(conflict => conflict.column('homeUrl').doUpdateSet({ homeUrl }))
    .returning(['id', 'name', 'homeUrl'])
    .executeTakeFirstOrThrow()
  return added
}

async function findOutlet(
  db: Db,
  { homeUrl, name }: { homeUrl: string; name?: string },
): Promise<Outlet | null> {
  // A name that somebody gave decides: "The Hindu" and "The Hindu BusinessLine" share a host with many others.
  const query = db.selectFrom('outlets').select(['id', 'name', 'homeUrl']).orderBy('createdAt').limit(1)
  const found = name
    ? await query.where('name', '=', name).executeTakeFirst()
    : await query.where('homeUrl', '=', homeUrl).executeTakeFirst()
  return found ?? null
}
