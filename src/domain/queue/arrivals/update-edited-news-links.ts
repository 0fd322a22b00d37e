import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { EntryEdit } from '../entry.ts'
import { entryEditRows } from './entry-edit-rows.ts'

/**
 * Applies an outlet's edits to the news links that its entries became; call it before the entries are updated. A field
 * changes only while it still equals the entry's, so that an editor's change is never overwritten. Duplicates from elsewhere
 * change nothing. Returns how many news links changed.
 */
export async function updateEditedNewsLinks(db: Db, edits: EntryEdit[], now: Date): Promise<number> {
  if (edits.length === 0) return 0
  const result = await sql`
    with merged as (
      select link.id,
        case when link.title = was.title then edit.title else link.title end as title,
        case when link.description = was.description then edit.description else link.description end as description,
        case when link.image_url = was.image_url then edit.image_url else link.image_url end as image_url,
        case when link.published_at = was.published_at and edit.published_at is not null
          then edit.published_at else link.published_at end as published_at
      from ${entryEditRows(edits)}
      join entries was on was.id = edit.id and was.status = 'published'
      join news_links link on link.id = was.news_link_id
    )
    update news_links link set title = merged.title, description = merged.description,
      image_url = merged.image_url, published_at = merged.published_at,
      version = link.version + 1, updated_at = ${now}
    from merged
    where link.id = merged.id and (link.title, link.description, link.image_url, link.published_at)
      is distinct from (merged.title, merged.description, merged.image_url, merged.published_at)`.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}
