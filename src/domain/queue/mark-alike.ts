import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { FoundDuplicate } from '../duplicates/find-duplicates.ts'

/** What a waiting entry is like by its headline now; `null` is like nothing. */
export type AlikeMark = { id: string; alike: Pick<FoundDuplicate, 'rule' | 'reason' | 'of'> | null }

/**
 * Writes on waiting entries what they are like, or that they no longer are. They wait on: an editor may be reading them.
 * What is as it was, and whatever has been decided meanwhile, is not touched.
 */
export async function markAlike(db: Db, marks: AlikeMark[]): Promise<void> {
  if (marks.length === 0) return
  const rows = marks.map(({ id, alike }) => ({
    ...{ id, rule: alike?.rule ?? null, reason: alike?.reason ?? null },
    link: alike?.of.kind === 'news-link' ? alike.of.id : null,
    entry: alike?.of.kind === 'entry' ? alike.of.id : null,
  }))
  await sql`
    update entries set duplicate_rule = mark.rule, reason = mark.reason, news_link_id = mark.link, duplicate_of = mark.entry
    from json_to_recordset(${JSON.stringify(rows)}::json) as mark(id uuid, rule text, reason text, link uuid, entry uuid)
    where entries.id = mark.id and entries.status = 'waiting'
      and coalesce(mark.rule, entries.duplicate_rule) is not null
      and (entries.duplicate_rule, entries.news_link_id, entries.duplicate_of)
        is distinct from (mark.rule, mark.link, mark.entry)`.execute(db)
}
