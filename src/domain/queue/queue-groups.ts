import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { EntryOfGroup } from './queue-entry.ts'

type Grouped = { id: string; canonicalUrl: string | null }

// A story that sixty outlets copy is still one entry to decide; nobody reads more names than this.
const groupMax = 12

/**
 * The other entries of the articles on a page: what is held as a duplicate of a waiting entry, and what two feeds brought
 * at the same moment, so that both wait. `rows` are in the order of the page; the first of an article stands for it.
 */
export async function listGroups(db: Db, rows: Grouped[]) {
  const firsts = new Map<string, string>()
  for (const { canonicalUrl, id } of rows.toReversed()) if (canonicalUrl) firsts.set(canonicalUrl, id)
  const found = rows.length === 0 ? [] : await findMembers(db, rows, [...firsts.keys()])
  const members = new Map<string, EntryOfGroup[]>()
  for (const { duplicateOf, canonicalUrl, ...member } of found) {
    const head = duplicateOf ?? firsts.get(canonicalUrl ?? '')
    if (!head || head === member.id) continue
    members.set(head, [...(members.get(head) ?? []), member].slice(0, groupMax))
  }
  return {
    of: ({ id }: Grouped) => members.get(id) ?? [],
    isBelowAnother: ({ id, canonicalUrl }: Grouped) =>
      canonicalUrl !== null && (firsts.get(canonicalUrl) ?? id) !== id,
  }
}

async function findMembers(db: Db, rows: Grouped[], urls: string[]) {
  const ids = rows.map(row => row.id)
  const columns = ['id', 'source', 'title', 'url', 'reason', 'duplicateOf', 'canonicalUrl'] as const
  const held = db
    .selectFrom('entries')
    .select(columns)
    .where('duplicateOf', '=', sql<string>`any(${ids}::uuid[])`)
  const twice = db
    .selectFrom('entries')
    .select(columns)
    .where('canonicalUrl', '=', sql<string>`any(${urls})`)
    .where(sql<boolean>`status = 'waiting'`)
  return held.union(twice).orderBy('id', 'desc').execute()
}
