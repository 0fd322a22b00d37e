import { sql } from 'kysely'
import type { DB, Generated } from './tables.ts'

/** The tables of records that editors change: their rows count versions. */
export type VersionedTable = {
  [Table in keyof DB]: DB[Table] extends { version: Generated<number> } ? Table : never
}[keyof DB]

/** The tables whose changes are revisions, as the database spells them. An import is recorded, but has no versions. */
export type RecordTable = SnakeCase<VersionedTable> | 'imports'

/**
 * The columns that each change of a record sets: a save that names an earlier version is refused as stale. `table` names the
 * record's table, or its alias, in a statement where other rows have a version too.
 */
export function nextVersion(now: Date, table?: string) {
  const version = table ? sql.ref(`${table}.version`) : sql`version`
  return { updatedAt: now, version: sql<number>`${version} + 1` }
}

/** The same for the `set` of a written statement. */
export function setNextVersion(now: Date, table?: string) {
  const { updatedAt, version } = nextVersion(now, table)
  return sql`updated_at = ${updatedAt}, version = ${version}`
}

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name
