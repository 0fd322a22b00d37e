import { beforeEach } from 'vitest'
import type { Db } from '../../src/database/connect.ts'
import type { DB } from '../../src/database/tables.ts'

/** Empties these tables before each test of the file, in this order. */
export function emptyBefore(db: Db, ...tables: (keyof DB)[]): void {
  beforeEach(async () => {
    for (const table of tables) await db.deleteFrom(table).execute()
  })
}
