import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../is-uuid.ts'
import { referenceColumns } from './record-columns.ts'
import { recordKinds } from './record-kinds.ts'
import type { Revision } from './revision.ts'

/** The title of the record with this id at that time; null when it is unknown. */
export type NameOf = (id: string, at: Date) => string | null

/** The names that referenced records had at the time of a revision; records without a history have their current name. */
export async function nameReferences(db: Db, revisions: Revision[]): Promise<NameOf> {
  const references = new Map<string, { id: string; at: Date }>()
  for (const { before, after, at } of revisions) {
    for (const [field, value] of [...Object.entries(before ?? {}), ...Object.entries(after ?? {})]) {
      if (!referenceColumns.has(field) || typeof value !== 'string' || !isUuid(value)) continue
      references.set(keyOf(value, at), { id: value, at })
    }
  }
  const names =
    references.size === 0 ? new Map<string, string>() : await findNames(db, [...references.values()])
  return (id, at) => names.get(keyOf(id, at)) ?? null
}

function keyOf(id: string, at: Date): string {
  return `${id} ${at.getTime()}`
}

const nameIn = (row: string) =>
  sql.raw(`coalesce(${row} ->> 'name', nullif(${row} ->> 'title', ''), ${row} ->> 'url')`)

const namesNow = ['accounts', ...Object.keys(recordKinds)].map(
  table =>
    sql`(select ${nameIn('to_jsonb(record)')} from ${sql.table(table)} record where record.id = asked.id)`,
)

async function findNames(db: Db, asked: { id: string; at: Date }[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; at: Date; name: string | null }>`
    select asked.id, asked.at, coalesce(
      (select ${nameIn('coalesce(after, before)')} from revisions
        where record_id = asked.id and at <= asked.at order by at desc, id desc limit 1),
      (select ${nameIn('coalesce(before, after)')} from revisions
        where record_id = asked.id and at > asked.at order by at, id limit 1),
      ${sql.join(namesNow)}) as name
    from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ at }) => at)}::timestamptz[])
      as asked (id, at)`.execute(db)
  return new Map(rows.flatMap(({ id, at, name }) => (name === null ? [] : [[keyOf(id, at), name]])))
}
