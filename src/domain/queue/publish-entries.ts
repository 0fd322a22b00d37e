import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { keepIdentity } from '../news-links/article-address.ts'
import { lockCategories } from '../news-links/news-link-checks.ts'
import { acceptWaiting, type ClosedEntry, closeEntries, lockWaiting } from '../revisions/waiting-entries.ts'
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
    const already = states.filter(({ id }) => published.existing.has(id))
    return {
      decided: states.filter(({ id }) => !published.existing.has(id)),
      refused: [...refused, ...incomplete, ...already.map(refuseAlready)],
      batchId,
    }
  })
}

function withOwnIdentity(edited: EditedEntry, entry: OpenEntry | undefined): EditedEntry {
  return { ...edited, canonicalUrl: keepIdentity(entry?.canonicalUrl ?? null, edited.canonicalUrl) }
}

function refuseAlready(now: EntryState): RefusedPublication {
  return { id: now.id, reason: 'published-already', now }
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
