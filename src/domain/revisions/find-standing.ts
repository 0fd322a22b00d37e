import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type Standing = 'waits-already' | 'scheduled-already' | 'published-already'

type Returning = {
  /** The entries that would wait again, each at its canonical address. */
  entries: readonly { id: string; url: string | null }[]
  /** Entries that the same action writes. */
  exceptEntries: readonly string[]
  /** Links that the same action deletes or moves to another address. */
  exceptLinks: readonly string[]
}

/**
 * Whether an entry that returns to the queue would duplicate its own article, which has been queued, scheduled or published
 * since. Arriving entries never do (`listStanding`). Entries that already wait are no conflict, nor are entries that were held
 * as duplicates of a published link.
 */
export async function findStanding(
  tx: Db,
  { entries, exceptEntries, exceptLinks }: Returning,
): Promise<Standing | null> {
  if (entries.length === 0) return null
  const { rows } = await sql<{ standing: Standing }>`
    with back as (
      select given.url, entry.status
      from unnest(${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ url }) => url)}::text[]) as given (id, url)
        left join entries entry on entry.id = given.id
      where entry.status is distinct from 'waiting'
    )
    select standing from (
      select 'scheduled-already' as standing from back join entries other on other.canonical_url = back.url
      where other.status = 'scheduled' and other.id <> all(${exceptEntries}::uuid[])
      union all
      select 'waits-already' from back join entries other on other.canonical_url = back.url
      where other.status = 'waiting' and other.id <> all(${exceptEntries}::uuid[])
      union all
      select 'published-already' from back join news_links link on link.canonical_url = back.url
      where back.status in ('rejected', 'published') and link.id <> all(${exceptLinks}::uuid[])
    ) found
    order by array_position(array['scheduled-already', 'waits-already', 'published-already'], standing) limit 1`.execute(
    tx,
  )
  return rows[0]?.standing ?? null
}
