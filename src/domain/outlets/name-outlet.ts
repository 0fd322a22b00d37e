import type { Db } from '../../database/connect.ts'
import { nextVersion } from '../../database/record-table.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { recordChange } from '../revisions/record-change.ts'
import { type Outlet, outletHost } from './outlet.ts'
import { hostName, nameInTitle } from './outlet-names.ts'

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
