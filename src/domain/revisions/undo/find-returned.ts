import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { JsonObject } from '../../../database/tables.ts'
import type { Revision } from '../revision.ts'

/** A revision, and the version that its record has now. */
type Outrun = { revision: Revision; version: number | undefined }

/**
 * Of revisions whose records were written since, those whose state is back because all later changes were undone. This lets
 * editors undo one change after another.
 */
export async function findReturned(tx: Db, outrun: readonly Outrun[]): Promise<Revision[]> {
  const written = outrun.filter(({ revision: { after } }) => after !== null)
  if (written.length === 0) return []
  const { rows } = await sql<{ recordId: string; action: string; after: JsonObject | null }>`
    select distinct on (record_id) record_id, action, after from revisions
    where record_id = any(${written.map(({ revision }) => revision.recordId)}::uuid[])
    order by record_id, at desc, id desc`.execute(tx)
  const newest = new Map(rows.map(row => [row.recordId, row]))
  return written.flatMap(({ revision, version }) => {
    const last = newest.get(revision.recordId)
    const isReturned =
      last?.action === 'restore' &&
      last.after?.version === version &&
      isDeepStrictEqual(contentOf(last.after), contentOf(revision.after))
    return isReturned ? [revision] : []
  })
}

function contentOf(columns: JsonObject | null | undefined): JsonObject {
  const { version: _, updated_at: __, ...content } = columns ?? {}
  return content
}
