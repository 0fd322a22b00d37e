import { kindOf } from './record-kinds.ts'

const kinds = Object.values(kindOf)

/** Columns of any record that revisions leave out. */
export const derivedColumns = [...new Set(kinds.flatMap(kind => kind.derived ?? []))]

/** Columns of any record that name another one by its id. */
export const referenceColumns: ReadonlySet<string> = new Set(kinds.flatMap(kind => kind.references ?? []))

/** Columns of any record whose changes are not listed. */
export const unlistedColumns: ReadonlySet<string> = new Set([
  'id',
  'version',
  'created_at',
  'updated_at',
  ...kinds.flatMap(kind => [...(kind.unlisted ?? []), ...(kind.derived ?? [])]),
])
