import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Restored } from './restore-records.ts'

/**
 * Whether an entry would wait beside its own article, which is scheduled, or which has been published since the decision: no
 * arrival would (`listStanding`). A published one is no conflict if this undo deletes its link, if it is scheduled, since an
 * editor may cancel that, or if the entry already waited beside the link before, as one that was held as its duplicate did.
 */
export async function findStanding(
  tx: Db,
  restored: readonly Restored[],
): Promise<'scheduled-already' | 'published-already' | null> {
  const queued = restored.filter(
    ({ revision, to }) => revision.recordTable === 'entries' && to?.status === 'waiting',
  )
  if (queued.length === 0) return null
  const written = restored.map(({ revision }) => revision.recordId)
  const urls = queued.map(({ to }) => String(to?.canonical_url))
  const scheduled = await sql`
    select from entries where status = 'scheduled' and canonical_url = any(${urls}) and id <> all(${written}::uuid[])
    limit 1`.execute(tx)
  if (scheduled.rows.length > 0) return 'scheduled-already'
  const ids = queued.map(({ revision }) => revision.recordId)
  const published = await sql`
    select from unnest(${ids}::uuid[], ${urls}::text[]) as queued (id, url)
      join entries entry on entry.id = queued.id and entry.status in ('rejected', 'published')
      join news_links link on link.canonical_url = queued.url
    where link.id <> all(${deletedBy(restored)}::uuid[])
    limit 1`.execute(tx)
  return published.rows.length > 0 ? 'published-already' : null
}

function deletedBy(restored: readonly Restored[]): string[] {
  return restored.flatMap(({ revision, to }) =>
    revision.recordTable === 'news_links' && to === null ? [revision.recordId] : [],
  )
}
