import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { listedNames } from '../articles/article-fields.ts'
import { pick } from '../articles/field-names.ts'
import { listByCanonicalUrl } from '../news-links/add-news-link.ts'
import { type NewsLinkInput, toArticle, typedInstant } from '../news-links/news-link-schema.ts'
import { removeSamples, thereAreSamples } from '../news-links/remove-samples.ts'
import { recordChange } from '../revisions/record-change.ts'
import { withNewIds } from '../revisions/write-record.ts'
import type { OpenEntry } from './open-entries.ts'

export type EditedEntry = { input: NewsLinkInput; canonicalUrl: string; takeDownAt?: Date | null }

type Publishing = {
  /** Open and complete entries, locked, in the order of the editor's page. */
  entries: OpenEntry[]
  edited: EditedEntry | null
  by: Authorized
  now: Date
  batchId: string
}

/** By entry id: the news link that the entry became, or the link that existed before. */
export type PublishedLinks = {
  added: Map<string, string>
  existing: Map<string, { id: string; url: string }>
}

/** Adds new news links, each where its feed would have put it, so that many decisions in a row do not push the day's news down. */
export async function addPublishedLinks(tx: Db, publishing: Publishing): Promise<PublishedLinks> {
  const { entries, edited, by, now, batchId } = publishing
  if (entries.length === 0) return { added: new Map(), existing: new Map() }
  const given = entries.map(entry => ({ entry }))
  const identified = await withNewIds(tx, given)
  const links = identified.map(({ entry, id }, at) => ({
    entryId: entry.id,
    row: {
      ...(edited ? editedRow(entry, edited, now) : plainRow(entry)),
      id,
      isSample: entry.isSample,
      createdAt: placedAt(entry, new Date(now.getTime() - at)),
      updatedAt: now,
    },
  }))
  const rows = links.map(({ row }) => row)
  const ids = rows.map(({ id }) => id)
  const change = { table: 'news_links', ids, action: 'add', by, now, batchId } as const
  const { result: inserted } = await recordChange(tx, change, () =>
    tx
      .insertInto('newsLinks')
      // Sorted so that two editors who publish the same articles wait for each other instead of deadlocking.
      .values(rows.toSorted((a, b) => (a.canonicalUrl < b.canonicalUrl ? -1 : 1)))
      .onConflict(conflict => conflict.column('canonicalUrl').doNothing())
      .returning(['id', 'isSample', thereAreSamples.as('hasSamples')])
      .execute(),
  )
  if (inserted.some(row => row.hasSamples && !row.isSample)) await removeSamples(tx)
  const isAdded = new Set(inserted.map(row => row.id))
  const others = rows.flatMap(({ id, canonicalUrl }) => (isAdded.has(id) ? [] : canonicalUrl))
  const known = await listByCanonicalUrl(tx, others)
  return sortOut(links, { isAdded, known })
}

/** The time of the link, never in the future, even if the clock of the machine that stored the entry was ahead. */
function placedAt({ placedAt, firstSeenAt }: OpenEntry, latest: Date): Date {
  const place = placedAt ?? firstSeenAt
  return place < latest ? place : latest
}

function sortOut(
  links: { entryId: string; row: { id: string; canonicalUrl: string } }[],
  { isAdded, known }: { isAdded: Set<string>; known: PublishedLinks['existing'] },
): PublishedLinks {
  const added: PublishedLinks['added'] = new Map()
  const existing: PublishedLinks['existing'] = new Map()
  for (const { entryId, row } of links) {
    const other = known.get(row.canonicalUrl)
    if (isAdded.has(row.id)) added.set(entryId, row.id)
    else if (other) existing.set(entryId, other)
  }
  return { added, existing }
}

function plainRow(entry: OpenEntry) {
  return {
    ...pick(entry, listedNames),
    outletId: entry.outletId,
    canonicalUrl: entry.canonicalUrl ?? '',
    category: entry.categoryId ?? '',
    publishedAt: entry.publishedAt ?? entry.firstSeenAt,
  }
}

function editedRow(entry: OpenEntry, { input, canonicalUrl, takeDownAt = null }: EditedEntry, now: Date) {
  const { language, outletId } = entry
  const publishedAt = typedInstant(input, entry.publishedAt) ?? now
  return { language, ...toArticle(input), canonicalUrl, publishedAt, outletId, takeDownAt }
}
