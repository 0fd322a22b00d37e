import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import type { Batch } from '../revisions/revision.ts'
import { updateRecords } from '../revisions/write-record.ts'
import { keepTogether } from '../stories/constraints.ts'
import { changeStories, findStory } from '../stories/editing/story-change.ts'
import { refreshEditedStories } from '../stories/recount-stories.ts'
import { attachPublished } from '../stories/story-places.ts'
import type { SeenEntry } from './open-entries.ts'
import { type PublishResult, publishEntries } from './publish-entries.ts'

/**
 * Publishes entries of a story: the first becomes its lead, the others are filed under it, and no automatic pass separates
 * them. One undo reverts everything. Entries that cannot be published are refused as in `publishEntries`.
 */
export async function fileUnderStory(
  db: Db,
  { entries, storyId, by, now }: { entries: SeenEntry[]; storyId: string; by: Authorized; now: Date },
): Promise<PublishResult> {
  return changeStories(db, { by, now, batchId: randomUUID() }, async (tx, write) => {
    const published = await publishEntries(tx, { entries, ...write })
    const decided = new Set(published.decided.map(({ id }) => id))
    const filed = entries.filter(({ id }) => decided.has(id)).map(({ id }) => id)
    if (entries[0] && filed[0] === entries[0].id) await keepFiled(tx, filed, { ...write, storyId })
    return published
  })
}

async function keepFiled(tx: Db, ids: string[], { storyId, ...write }: Batch & { storyId: string }) {
  const story = await findStory(tx, storyId)
  const { rows } = await sql<{ url: string }>`
    select canonical_url as url from unnest(${ids}::uuid[]) with ordinality as filed (id, place)
      join entries using (id) where canonical_url is not null order by place`.execute(tx)
  const [best, ...others] = rows.map(({ url }) => url)
  if (!story || best === undefined) return
  await attachPublished(tx, sql`entry.id = any(${ids}::uuid[])`)
  if (others.length > 0) await keepTogether(tx, { ...write, joined: others, members: [best] })
  const chosen = await tx
    .selectFrom('stories')
    .select('leadUrl')
    .where('id', '=', story.id)
    .executeTakeFirst()
  // A lead that an editor chose earlier stays.
  if (chosen?.leadUrl === null)
    await updateRecords(tx, { ...write, table: 'stories', ids: [story.id], values: { leadUrl: best } })
  await refreshEditedStories(tx, [story.id], write.now)
}
