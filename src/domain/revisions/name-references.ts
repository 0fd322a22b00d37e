import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { findHeadlines } from '../articles/find-headlines.ts'
import { isUuid } from '../fields/record-id.ts'
import { addressesOf, kindOf, recordKinds, referenceColumns, titleInColumns } from './record-kinds.ts'
import type { Revision } from './revision.ts'

/** The title of the record with this id at that time; null when it is unknown. */
export type NameOf = (id: string, at: Date) => string | null

type NameAt = { id: string; at: Date }

/** The names that referenced records had at the time of a revision, and those of its own record if its columns hold none. */
export function nameReferences(db: Db, revisions: readonly Revision[]): Promise<NameOf> {
  return nameWithHeadlines(db, {
    revisions,
    asked: [...revisions.flatMap(listReferences), ...listUntitled(revisions)],
  })
}

/** The names of records that had none at the time of a revision, as stories, and of those named after other articles. */
export function nameUntitled(db: Db, revisions: readonly Revision[]): Promise<NameOf> {
  return nameWithHeadlines(db, { revisions, asked: listUntitled(revisions) })
}

/** The names of records at these times; records without a history have their current name. */
export async function nameRecords(db: Db, asked: readonly NameAt[]): Promise<NameOf> {
  const different = new Map(asked.map(record => [keyOf(record), record]))
  const names = different.size === 0 ? null : await findNames(db, [...different.values()])
  return (id, at) => names?.get(keyOf({ id, at })) ?? null
}

/** Records that are named after articles have their headlines, or their addresses if these are unknown. */
async function nameWithHeadlines(
  db: Db,
  { revisions, asked }: { revisions: readonly Revision[]; asked: readonly NameAt[] },
): Promise<NameOf> {
  const addresses = new Map(revisions.map(revision => [revision.recordId, addressesOf(revision)]))
  const [nameOf, headlines] = await Promise.all([
    nameRecords(db, asked),
    findHeadlines(db, [...addresses.values()].flat()),
  ])
  const join = (urls: string[]) => urls.map(url => headlines.get(url) ?? url).join(' · ')
  return (id, at) => join(addresses.get(id) ?? []) || nameOf(id, at)
}

function listReferences({ before, after, at }: Revision): NameAt[] {
  return [...Object.entries(before ?? {}), ...Object.entries(after ?? {})].flatMap(([field, value]) =>
    referenceColumns.has(field) && typeof value === 'string' && isUuid(value) ? [{ id: value, at }] : [],
  )
}

function listUntitled(revisions: readonly Revision[]): NameAt[] {
  return revisions.filter(isUntitled).map(({ recordId, at }) => ({ id: recordId, at }))
}

function isUntitled(revision: Revision): boolean {
  return kindOf[revision.recordTable].titleColumn !== null && titleInColumns(revision) === ''
}

function keyOf({ id, at }: NameAt): string {
  return `${id} ${at.getTime()}`
}

const nameIn = (row: string) =>
  sql.join(
    ['name', 'title', 'desk_title', 'url', 'canonical_url'].map(
      column => sql`nullif(${sql.raw(row)} ->> ${sql.lit(column)}, '')`,
    ),
  )

const namesNow = ['accounts', ...Object.keys(recordKinds)].map(
  table =>
    sql`(select coalesce(${nameIn('to_jsonb(record)')}) from ${sql.table(table)} record where record.id = asked.id)`,
)

async function findNames(db: Db, asked: NameAt[]): Promise<Map<string, string>> {
  const { rows } = await sql<NameAt & { name: string | null }>`
    select asked.id, asked.at, coalesce(
      (select name from (
        select coalesce(${nameIn('coalesce(after, before)')}) as name, revisions.at, revisions.id from revisions
        where record_id = asked.id and at <= asked.at) earlier
        where name is not null order by at desc, id desc limit 1),
      (select name from (
        select coalesce(${nameIn('before')}, ${nameIn('after')}) as name, revisions.at, revisions.id from revisions
        where record_id = asked.id and at > asked.at) later
        where name is not null order by at, id limit 1),
      ${sql.join(namesNow)}) as name
    from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ at }) => at)}::timestamptz[])
      as asked (id, at)`.execute(db)
  return new Map(rows.flatMap(({ id, at, name }) => (name === null ? [] : [[keyOf({ id, at }), name]])))
}
