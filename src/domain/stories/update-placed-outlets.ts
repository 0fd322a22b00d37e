import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PlacedArticle } from './load-articles.ts'

/** Places hold the outlet that they had when they were placed: outlets are merged since, and editors place links themselves. */
export async function updatePlacedOutlets(tx: Db, members: readonly PlacedArticle[]): Promise<void> {
  if (members.length === 0) return
  const rows = members.map(({ id, outlet }) => ({ id, outlet: outlet.toWellFormed() }))
  await sql`
    update story_links place set outlet = given.outlet
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id uuid, outlet text)
    where place.id = given.id and place.outlet <> given.outlet`.execute(tx)
}
