import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { slicePage } from '../../database/slice-page.ts'
import { isUuid } from '../fields/record-id.ts'
import type { Lean } from './lean.ts'

/** The public facts about a rated or owned outlet. Days are YYYY-MM-DD. */
export type RatedOutlet = {
  id: string
  name: string
  lean: Lean
  leanSource: string
  leanRatedOn: string | null
  leanNote: string
  owner: string
  ownerSource: string | null
  ownerAsOf: string | null
}

// More outlets than anybody rates by hand; the page is kept in memory.
const ratedMax = 5_000

const ratedColumns = sql`id, name, lean, lean_source, lean_rated_on::text as lean_rated_on, lean_note,
  owner, owner_source, owner_as_of::text as owner_as_of`

const isRatedOrOwned = sql`(lean <> 'not-rated' or owner <> '')`

/** By name. */
export async function listRatedOutlets(db: Db): Promise<RatedOutlet[]> {
  const { rows } = await sql<RatedOutlet>`
    select ${ratedColumns} from outlets where ${isRatedOrOwned}
    order by name, id limit ${ratedMax}`.execute(db)
  return rows
}

/** When a rated or owned outlet last changed; null if there is none. */
export async function findRatingsTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(updated_at) as at from outlets where ${isRatedOrOwned}`.execute(db)
  return rows[0]?.at ?? null
}

/** Null for an outlet that is neither rated nor owned: readers see nothing about it to object to. */
export async function findRatedOutlet(db: Db, id: string): Promise<RatedOutlet | null> {
  if (!isUuid(id)) return null
  const { rows } = await sql<RatedOutlet>`
    select ${ratedColumns} from outlets where id = ${id} and ${isRatedOrOwned}`.execute(db)
  return rows[0] ?? null
}

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
