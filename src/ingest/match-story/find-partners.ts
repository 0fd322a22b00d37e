import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The places of articles that an editor put together with one of `ids`, over any number of steps up to ten. */
export async function findPartners(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive bound (url, step) as (
      select canonical_url, 0 from story_links where id = any(${ids}::uuid[])
      union
      select case when first_url = bound.url then second_url else first_url end, step + 1
      from bound join story_constraints on kind = 'together' and bound.url in (first_url, second_url)
      where step < 10
    )
    select distinct place.id from bound join story_links place on place.canonical_url = bound.url
    where step > 0 and status <> 'failed'`.execute(db)
  return rows.map(({ id }) => id)
}
