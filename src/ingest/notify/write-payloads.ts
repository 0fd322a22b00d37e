import { sitePath } from '../../address/site-path.ts'
import type { Db } from '../../database/connect.ts'
import { type PublicRecord, readCorrections, readLinks, readMerged, readStories } from './read-records.ts'

/** One row of the outbox. `recordId` is null when one statement changed `count` records. */
export type Notice = {
  id: string
  event: string
  record: 'link' | 'story' | 'correction'
  recordId: string | null
  /** The category's slug. */
  slug: string | null
  count: number
  facts: { slug?: string; url?: string; title?: string | null; source?: string } | null
  at: Date
}

export type WrittenNotice = { event: string; payload: PublicRecord }

/** The payload of each notice, in order; a record that readers can no longer see is left out. */
export async function writePayloads(
  db: Db,
  { notices, origin }: { notices: Notice[]; origin: string },
): Promise<WrittenNotice[]> {
  const idsOf = (which: (notice: Notice) => boolean) => [
    ...new Set(
      notices.filter(which).flatMap(({ recordId, facts }) => (recordId && !facts ? [recordId] : [])),
    ),
  ]
  const read = (ids: string[]) => ({ db, origin, ids })
  const isMerge = ({ event }: Notice) => event === 'merged'
  const known = {
    link: await readLinks(read(idsOf(({ record }) => record === 'link'))),
    story: await readStories(read(idsOf(notice => notice.record === 'story' && !isMerge(notice)))),
    correction: await readCorrections(read(idsOf(({ record }) => record === 'correction'))),
  }
  const merged = await readMerged(read(idsOf(isMerge)))
  return notices.flatMap(notice => {
    const { event, record, recordId, count, slug, at } = notice
    const head = { event, at: at.toISOString(), site: origin }
    if (recordId === null) return [{ event, payload: { ...head, many: { record, count, category: slug } } }]
    const fields =
      describeGone(notice, origin) ?? (isMerge(notice) ? merged : known[record]).get(recordId) ?? null
    return fields ? [{ event, payload: { ...head, [record]: fields } }] : []
  })
}

function describeGone({ recordId, facts }: Notice, origin: string): PublicRecord | null {
  if (!facts) return null
  const { slug, title, url, source } = facts
  if (slug !== undefined)
    return { id: recordId, title, url: origin + sitePath(null, '/story/:slug', { slug }) }
  return { id: recordId, title, url, source }
}
