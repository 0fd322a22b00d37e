import type { Db } from '../../database/connect.ts'
import { homeOf, type Outlet, outletHost } from './outlet.ts'

export type NewOutlet = {
  feedUrl: string
  /** An address of the outlet's own site, where it is known: feed services carry many outlets on one host. */
  siteUrl?: string
  /** As somebody said it: the outlet of that name is meant, wherever it lives. */
  name?: string
  /** A guess, for an outlet that nobody named. */
  guessedName?: string
  language?: string | null
}

/**
 * The outlet that a feed belongs to: the one of that name, else the one at the same home, else a new one, named by its
 * host where nothing better is known. Two callers at once make one row.
 */
export async function findOrAddOutlet(db: Db, outlet: NewOutlet): Promise<Outlet> {
  const name = outlet.name?.trim()
  // One site may be home to several outlets that have names: bbc.com/tamil and bbc.com/hindi.
  const homeUrl = name && outlet.siteUrl ? outlet.siteUrl : homeOf(outlet.siteUrl ?? outlet.feedUrl)
  const outlets = db.selectFrom('outlets').select(['id', 'name', 'homeUrl']).orderBy('createdAt').limit(1)
  const known = await (name
    ? outlets.where('name', '=', name)
    : outlets.where('homeUrl', '=', homeUrl)
  ).executeTakeFirst()
  if (known) return known
  return db
    .insertInto('outlets')
    .values({
      name: name || outlet.guessedName?.trim() || outletHost(homeUrl),
      homeUrl,
      language: outlet.language ?? null,
    })
    .onConflict(conflict => conflict.column('homeUrl').doUpdateSet({ homeUrl }))
    .returning(['id', 'name', 'homeUrl'])
    .executeTakeFirstOrThrow()
}
