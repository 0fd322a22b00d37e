import { sql } from 'kysely'
import type { RestoreRule } from '../revisions/restore-records.ts'

const sampleTables = new Set(['news_links', 'entries', 'outlets'])

/** Samples are removed when the first real link is published; neither undo nor the bin may restore them beside it. */
export const sampleRestoreRule: RestoreRule = {
  async refuse(tx, restored) {
    const isSample = restored.some(
      ({ revision, to }) => sampleTables.has(revision.recordTable) && to?.is_sample === true,
    )
    if (!isSample) return null
    const { rows } = await sql`select from news_links where not is_sample limit 1`.execute(tx)
    return rows.length > 0 ? 'nothing-to-undo' : null
  },
}
