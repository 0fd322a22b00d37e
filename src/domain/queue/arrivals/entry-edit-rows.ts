import { sql } from 'kysely'
import type { EntryEdit } from '../entry.ts'

/** Edits as a table `edit` in one parameter, so that any number of them is one statement with one plan. */
export function entryEditRows(edits: EntryEdit[]) {
  const rows = edits.map(({ id, title, description, imageUrl, publishedAt, guid, given }) => ({
    id,
    guid,
    given,
    title,
    description,
    image_url: imageUrl,
    published_at: publishedAt,
  }))
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as edit(
    id uuid, guid text, given text, title text, description text, image_url text, published_at timestamptz(3))`
}
