import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { setNextVersion } from '../../../database/record-table.ts'
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
    update news_links link set title = ${title}, description = ${description}, image_url = ${imageUrl},
      published_at = ${publishedAt}, ${setNextVersion(now, 'link')}
    from ${entryEditRows(edits)} join entries was on was.id = edit.id and was.status = 'published'
    where link.id = was.news_link_id and (link.title, link.description, link.image_url, link.published_at)
      is distinct from (${title}, ${description}, ${imageUrl}, ${publishedAt})`.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}

// Compared with the row that is written, so that an editor's change of the same moment is seen.
const title = follow('title')
const description = follow('description')
const imageUrl = follow('image_url')
const publishedAt = sql`case when link.published_at = was.published_at
  then coalesce(edit.published_at, link.published_at) else link.published_at end`

function follow(name: 'title' | 'description' | 'image_url') {
  const [link, was, edit] = [sql.ref(`link.${name}`), sql.ref(`was.${name}`), sql.ref(`edit.${name}`)]
  return sql`case when ${link} = ${was} then ${edit} else ${link} end`
}
