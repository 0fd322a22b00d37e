import type { Db } from '../../database/connect.ts'
import { nameInTitle, type Outlet, outletHost } from './outlet.ts'

/** An unnamed outlet is called by its host until a feed's title gives a better name, once. Returns its current name. */
export async function nameOutlet(
  db: Db,
  outlet: Outlet,
  feed: { title: string; url: string },
): Promise<string> {
  if (outlet.name !== outletHost(outlet.homeUrl)) return outlet.name
  const name = nameInTitle(feed.title, feed.url)
  if (name === null) return outlet.name
  const named = await db
    .updateTable('outlets')
    .set(eb => ({ name, version: eb('version', '+', 1) }))
    .where('id', '=', outlet.id)
    .where('name', '=', outlet.name)
    .executeTakeFirst()
  return named.numUpdatedRows === 1n ? name : findName(db, outlet)
}

/** For an outlet that was renamed at the same moment. */
async function findName(db: Db, { id, name }: Outlet): Promise<string> {
  const outlet = await db.selectFrom('outlets').select('name').where('id', '=', id).executeTakeFirst()
  return outlet?.name ?? name
}
