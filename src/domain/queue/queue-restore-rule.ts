import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { listUnmade, type Restoration, type RestoreRule } from '../revisions/restore-records.ts'
import type { Batch } from '../revisions/revision.ts'
import { acceptWaiting, findStanding, lockWaiting } from '../revisions/waiting-entries.ts'
import { updateRecords } from '../revisions/write-record.ts'

/** No entry waits beside its own article: not a restored one, and none at the address of a restored link. */
export const queueRestoreRule: RestoreRule = {
  async refuse(tx, restored) {
    const entries = restored.filter(({ revision }) => revision.recordTable === 'entries')
    const returning = entries.flatMap(({ revision, to }) =>
      to?.status === 'waiting' || to?.status === 'scheduled'
        ? [{ id: revision.recordId, url: String(to.canonical_url), status: to.status }]
        : [],
    )
    const urls = new Set(returning.map(({ url }) => url))
    const leaving = restored.filter(
      ({ revision, to }) => revision.recordTable === 'news_links' && !urls.has(String(to?.canonical_url)),
    )
    return findStanding(tx, {
      entries: returning,
      exceptEntries: entries.map(({ revision }) => revision.recordId),
      exceptLinks: leaving.map(({ revision }) => revision.recordId),
    })
  },

  async prepare(tx, restored, write) {
    await releaseHeld(tx, restored, write)
    const links = restored.filter(({ revision, to }) => revision.recordTable === 'news_links' && to !== null)
    const urls = links.map(({ to }) => String(to?.canonical_url))
    const waiting = await lockWaiting(tx, urls)
    return async editor => {
      const ids = links.map(({ revision }) => revision.recordId)
      await relinkEntries(tx, ids)
      await acceptWaiting(tx, { ids: waiting, ...editor })
      return null
    }
  },
}

/**
 * Entries that were held as duplicates of one whose addition is undone, or grouped with it, wait alone. Those with a link of
 * their own stay held. Before the deletion, so that the undo of this undo finds the entry that they refer to again.
 */
async function releaseHeld(tx: Db, restored: readonly Restoration[], write: Batch): Promise<void> {
  const gone = listUnmade(restored, 'entries')
  if (gone.length === 0) return
  const ownIds = restored.map(({ revision }) => revision.recordId)
  const { rows } = await sql<{ id: string }>`
    select id from entries where duplicate_of = any(${gone}::uuid[]) and id <> all(${ownIds}::uuid[])
      and (status = 'waiting' or status = 'duplicate' and not exists (
        select from news_links link where link.canonical_url = entries.canonical_url))
    order by id for update`.execute(tx)
  const values = { status: 'waiting', reason: null, duplicateRule: null, duplicateOf: null }
  await updateRecords(tx, { ...write, table: 'entries', ids: rows.map(({ id }) => id), values })
}

/**
 * Gives restored links back to their entries: those published as the link, held as its duplicates or similar to it. Creates no
 * new version, as the deletion created none. Skips entries that were decided or judged again since.
 */
async function relinkEntries(tx: Db, links: string[]): Promise<void> {
  if (links.length === 0) return
  await sql`
    update entries set news_link_id = former_link_id, former_link_id = null
    where former_link_id = any(${links}::uuid[]) and news_link_id is null and duplicate_of is null
      and (status in ('published', 'duplicate') or status = 'waiting' and duplicate_rule is not null)
      and exists (select from news_links where id = former_link_id)`.execute(tx)
}
