import { authorizedEditor } from './authorized.ts'
import { type Fresh, freshDatabase } from './fresh-database.ts'

/** A separate database for a test file, with an editor, and the time at which the editor works. */
export async function freshNewsroom(given: Fresh = {}) {
  const fresh = await freshDatabase(given)
  return { ...fresh, by: await authorizedEditor(fresh.db) }
}
