import type { Db } from '../../src/database/connect.ts'
import type { DB } from '../../src/database/tables.ts'
import type { Authorized } from '../../src/domain/accounts/authorize.ts'
import { authorizedEditor } from './authorized.ts'
import { freshDatabase } from './fresh-database.ts'

/** A separate database for a test file, with an editor, and the time at which the editor works. */
export async function freshNewsroom({
  at = '2026-01-02T06:30:00Z',
  empty,
}: {
  at?: string
  empty?: (keyof DB)[]
} = {}): Promise<{ db: Db; url: string; by: Authorized; now: Date }> {
  const { db, url } = await freshDatabase({ empty })
  return { db, url, by: await authorizedEditor(db), now: new Date(at) }
}
