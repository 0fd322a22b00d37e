import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type Alike, alikeColumns } from './alike-columns.ts'

/** What a waiting entry is like by its headline now; `null` is like nothing. */
export type AlikeMark = { id: string; alike: Alike | null }

/**
 * Writes on waiting entries what they are like, or that they no longer are. They wait on: an editor may be reading
 * them. What is as it was, and whatever has been decided meanwhile, is not touched.
 */
export async function markAlike(db: Db, marks: AlikeMark[]): Promise<void> {
  if (marks.length === 0) return
  // A column that a row does not name is null to PostgreSQL.
  const rows = marks.map(({ id, alike }) => ({ id, ...(alike && alikeColumns(alike)) }))
  await sql`
    update entries set duplicate_rule = mark."duplicateRule", reason = mark.reason,
      news_link_id = mark."newsLinkId", duplicate_of = mark."duplicateOf"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as mark(id uuid, "duplicateRule" text, reason text, "newsLinkId" uuid, "duplicateOf" uuid)
    where entries.id = mark.id and entries.status = 'waiting'
      and coalesce(mark."duplicateRule", entries.duplicate_rule) is not null
      and (entries.duplicate_rule, entries.news_link_id, entries.duplicate_of)
        is distinct from (mark."duplicateRule", mark."newsLinkId", mark."duplicateOf")`.execute(db)
}
