import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { slicePage } from '../../database/slice-page.ts'
import { isUuid } from '../fields/record-id.ts'
import { isRatedOrOwned, type RatedOutlet, ratedColumns } from './rated-outlets.ts'

export type PublicOutlet = RatedOutlet & { homeUrl: string }

// Readers see an outlet that has a rating, an owner or a published link. An outlet whose articles all wait is not public.
const isPublic = sql`(${isRatedOrOwned} or exists (select from news_links where outlet_id = outlets.id))`

/** In the order of creation, which renaming does not change, from below `after`. */
export async function listPublicOutlets(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ outlets: PublicOutlet[]; next: string | null }> {
  const { rows } = await sql<PublicOutlet>`
    select ${ratedColumns}, home_url from outlets
    where ${isPublic} and ${after === null ? sql`true` : sql`id > ${after}::uuid`}
    order by id limit ${limit + 1}`.execute(db)
  const page = slicePage(rows, { limit, keyOf: ({ id }) => id })
  return { outlets: page.rows, next: page.next }
}

/** Null also for an outlet that is not public. */
export async function findPublicOutlet(db: Db, id: string): Promise<PublicOutlet | null> {
  if (!isUuid(id)) return null
  const { rows } = await sql<PublicOutlet>`
    select ${ratedColumns}, home_url from outlets where id = ${id} and ${isPublic}`.execute(db)
  return rows[0] ?? null
}
