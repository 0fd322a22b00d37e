import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import { entryReasonInWords } from '../reasons/entry-reason.ts'
import type { EntryOfGroup } from './queue-entry.ts'

type Placed = { id: string; canonicalUrl: string | null; queuedAt: Date }
type Grouped = Placed & Omit<EntryOfGroup, 'reason' | 'isOnSite'> & { reason: unknown }

// An article that sixty outlets copy is still one entry to decide; nobody reads more names than this.
const groupMax = 12

/**
 * Groups entries held as duplicates of a waiting entry, and twins, which two feeds contained at the same moment. The newest
 * represents its article, on whichever page it is. `isListed` is the condition of all pages, so that an entry is represented
 * only by one that the list shows.
 */
export async function listGroups(
  db: Db,
  rows: Grouped[],
  { isListed, language }: { isListed: RawBuilder<unknown>; language: Language },
) {
  const found = rows.length === 0 ? [] : await findMembers(db, rows, isListed)
  const firsts = newestByUrl([...rows, ...found.filter(member => member.isListed)])
  const firstOf = ({ id, canonicalUrl }: Pick<Placed, 'id' | 'canonicalUrl'>) =>
    firsts.get(canonicalUrl ?? '')?.id ?? id
  const headOf = new Map(rows.map(row => [row.id, firstOf(row)]))
  const members = new Map<string, Map<string, EntryOfGroup>>()
  for (const member of [...found, ...rows.map(row => ({ ...row, duplicateOf: null, isOnSite: false }))]) {
    const { duplicateOf, id, source, title, url, isOnSite } = member
    const head = duplicateOf ? (headOf.get(duplicateOf) ?? duplicateOf) : firstOf(member)
    if (head === id) continue
    const reason = entryReasonInWords(member.reason, language)
    members.set(head, (members.get(head) ?? new Map()).set(id, { id, source, title, url, reason, isOnSite }))
  }
  return {
    of: ({ id }: Placed) => [...(members.get(id)?.values() ?? [])].slice(0, groupMax),
    isBelowAnother: (row: Placed) => firstOf(row) !== row.id,
  }
}

function newestByUrl(entries: Placed[]): Map<string, Placed> {
  const newest = new Map<string, Placed>()
  for (const entry of entries) {
    const known = newest.get(entry.canonicalUrl ?? '')
    if (entry.canonicalUrl && (!known || isAbove(entry, known))) newest.set(entry.canonicalUrl, entry)
  }
  return newest
}

/** Compares in the order of the queue. */
function isAbove(one: Placed, other: Placed): boolean {
  const apartMs = one.queuedAt.getTime() - other.queuedAt.getTime()
  return apartMs === 0 ? one.id > other.id : apartMs > 0
}

const isOnSite = sql<boolean>`status = 'published' and news_link_id is not null`.as('isOnSite')

async function findMembers(db: Db, rows: Grouped[], isListed: RawBuilder<unknown>) {
  const ids = rows.map(row => row.id)
  const urls = rows.flatMap(row => row.canonicalUrl ?? [])
  const columns = [
    'id',
    'source',
    'title',
    'url',
    'reason',
    'duplicateOf',
    'canonicalUrl',
    'queuedAt',
  ] as const
  const held = db
    .selectFrom('entries')
    .select(columns)
    .select([sql<boolean>`false`.as('isListed'), isOnSite])
    .where('duplicateOf', '=', sql<string>`any(${ids}::uuid[])`)
  const twice = db
    .selectFrom('entries')
    .select(columns)
    .select([sql<boolean>`(${isListed})`.as('isListed'), isOnSite])
    .where('canonicalUrl', '=', sql<string>`any(${urls})`)
    .where(sql<boolean>`status = 'waiting'`)
  return held.unionAll(twice).orderBy('id', 'desc').execute()
}
