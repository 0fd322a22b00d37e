import { authorizedEditor } from './authorized.ts'
import { type Fresh, freshDatabase } from './fresh-database.ts'

/** A separate database for a test file, with an editor, and the time at which the editor works: by default, six o'clock on 1 March 2026. */
export async function freshNewsroom(given: Fresh = {}) {
  const fresh = await freshDatabase({ at: '2026-03-01T06:00:00Z', ...given })
  return { ...fresh, by: await authorizedEditor(fresh.db) }
}
