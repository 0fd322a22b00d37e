import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { keepIdentity, lockCategories } from '../news-links/news-link-checks.ts'
import type { Batch } from '../revisions/revision.ts'
import { acceptWaiting, type ClosedEntry, closeEntries, lockWaiting } from '../revisions/waiting-entries.ts'
import { updateRecords } from '../revisions/write-record.ts'
import { keepTogether } from '../stories/constraints.ts'
import { changeStories, findStory } from '../stories/editing/story-change.ts'
import { refreshEditedStories } from '../stories/recount-stories.ts'
import { attachPublished } from '../stories/story-places.ts'
import { addPublishedLinks, type EditedEntry, type PublishedLinks } from './add-published-links.ts'
import {
  lockOpenEntries,
  type OpenEntry,
  type RefusedEntry,
  recordLocked,
  type SeenEntry,
} from './open-entries.ts'
import type { EntryState } from './queue-entry.ts'

export type Missing = 'title' | 'source' | 'address' | 'category' | 'category-gone'

export type RefusedPublication =
  | RefusedEntry
  | { id: string; reason: 'incomplete'; missing: Missing }
  /** Its article already is a news link, and the entry left the queue as a duplicate of it. */
  | { id: string; reason: 'published-already'; now: EntryState }

export type PublishResult = { decided: EntryState[]; refused: RefusedPublication[]; batchId: string }

type Publication = {
  entries: SeenEntry[]
  /** Replaces the entry's own values; for a single entry. */
  edited?: EditedEntry
  /** The batch of the earlier parts of a large selection. */
  batchId?: string
  by: Authorized
  now: Date
}

/**
 * The only way from the queue to the readers. Entries that are unchanged since the editor saw them become news links, in one
 * transaction with one undo. Entries that were already decided, are incomplete or are published already are refused.
 */
export async function publishEntries(
  db: Db,
  { entries, edited: typed, by, now, batchId = randomUUID() }: Publication,
): Promise<PublishResult> {
  return inTransaction(db, async tx => {
    const { open, refused, twins } = await lockOpenEntries(tx, entries)
    const edited = typed && withOwnIdentity(typed, open[0])
    const atEditedAddress = edited ? await lockWaiting(tx, [edited.canonicalUrl]) : []
    const { complete, incomplete } = await sortComplete(tx, open, edited)
    const publishing = { entries: complete, edited: edited ?? null, by, now, batchId }
    const published = await addPublishedLinks(tx, publishing)
    const rows = closedRows(complete, { published, twins })
    const closed = rows.map(row => row.id)
    const change = { ids: closed, entries: [...complete, ...twins], by, now, batchId }
    const states = await recordLocked(tx, change, () => closeEntries(tx, rows, { by, now }))
    const ownIds = new Set([...closed, ...entries.map(({ id }) => id)])
    const others = complete.length > 0 ? atEditedAddress.filter(id => !ownIds.has(id)) : []
    await acceptWaiting(tx, { ids: others, by, now, batchId })
    const decided = states.filter(({ id }) => !published.existing.has(id))
    const already = states.flatMap((state): RefusedPublication[] =>
      published.existing.has(state.id) ? [{ id: state.id, reason: 'published-already', now: state }] : [],
    )
    return { decided, refused: [...refused, ...incomplete, ...already], batchId }
  })
}

function withOwnIdentity(edited: EditedEntry, entry: OpenEntry | undefined): EditedEntry {
  return { ...edited, canonicalUrl: keepIdentity(entry?.canonicalUrl ?? null, edited.canonicalUrl) }
}

async function sortComplete(tx: Db, open: OpenEntry[], edited: EditedEntry | undefined) {
  const categories = new Set(open.map(entry => edited?.input.category ?? entry.categoryId))
  const kept = await lockCategories(
    tx,
    [...categories].filter(id => id !== null),
  )
  const judged = open.map(entry => ({ entry, missing: findMissing(entry, { edited, categories: kept }) }))
  return {
    complete: judged.filter(({ missing }) => missing === null).map(({ entry }) => entry),
    incomplete: judged.flatMap(({ entry: { id }, missing }): RefusedPublication[] =>
      missing ? [{ id, reason: 'incomplete', missing }] : [],
    ),
  }
}

// The canonical address is indexed, and a btree key cannot be longer.
const canonicalUrlBytesMax = 2048

function findMissing(
  entry: OpenEntry,
  { edited, categories }: { edited: EditedEntry | undefined; categories: Set<string> },
): Missing | null {
  const { title, source, url } = edited?.input ?? entry
  const canonicalUrl = edited?.canonicalUrl ?? entry.canonicalUrl ?? ''
  if (title.trim() === '') return 'title'
  if (source.trim() === '') return 'source'
  const isTooLong = Buffer.byteLength(canonicalUrl) > canonicalUrlBytesMax
  if (!/^https?:\/\//.test(url) || canonicalUrl === '' || isTooLong) return 'address'
  const category = edited?.input.category ?? entry.categoryId ?? ''
  if (categories.has(category)) return null
  return category === '' ? 'category' : 'category-gone'
}

function closedRows(
  complete: OpenEntry[],
  { published, twins }: { published: PublishedLinks; twins: OpenEntry[] },
): ClosedEntry[] {
  const linkOf = (id: string) => published.added.get(id) ?? published.existing.get(id)?.id ?? null
  const heads = new Map(complete.map(entry => [entry.canonicalUrl, linkOf(entry.id)]))
  return [
    ...complete.map(({ id, categoryId }) => ({
      id,
      link: linkOf(id),
      isNew: published.added.has(id),
      category: categoryId,
    })),
    ...twins.flatMap(({ id, canonicalUrl }) => {
      const link = heads.get(canonicalUrl) ?? null
      return link === null ? [] : [{ id, link, isNew: false, category: null }]
    }),
  ]
}

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
  if (!story) return
  // The desk may show a story that another editor has taken some of its articles out of since.
  const { rows } = await sql<{ url: string; isInside: boolean }>`
    select entry.canonical_url as url, exists (
        select from story_links place
        where place.canonical_url = entry.canonical_url and place.story_id = ${story.id}) as is_inside
    from unnest(${ids}::uuid[]) with ordinality as filed (id, nth) join entries entry using (id)
    where entry.canonical_url is not null order by nth`.execute(tx)
  const [best, ...others] = rows
  if (!best?.isInside) return
  const joined = others.filter(({ isInside }) => isInside).map(({ url }) => url)
  await attachPublished(tx, sql`entry.id = any(${ids}::uuid[])`)
  if (joined.length > 0) await keepTogether(tx, { ...write, joined, members: [best.url] })
  const chosen = await tx
    .selectFrom('stories')
    .select('leadUrl')
    .where('id', '=', story.id)
    .executeTakeFirst()
  // A lead that an editor chose earlier stays.
  if (chosen?.leadUrl === null)
    await updateRecords(tx, { ...write, table: 'stories', ids: [story.id], values: { leadUrl: best.url } })
  await refreshEditedStories(tx, [story.id], write.now)
}
