import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Whether a restore would replace work of feeds or editors: links other than samples, or any change. */
export async function hasContent(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from news_links where not is_sample) or exists (select from revisions) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}
