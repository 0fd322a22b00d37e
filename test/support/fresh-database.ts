import { afterAll } from 'vitest'
import { connect, type Db } from '../../src/database/connect.ts'
import { cloneDatabase } from './clone-database.ts'

/** A separate database for a test file, cloned from the migrated template and dropped when the file ends. */
export async function freshDatabase(): Promise<{ db: Db; url: string }> {
  const { url, drop } = await cloneDatabase()
  const db = connect({ url, connectionsMax: 4, applicationName: 'chowk test' })
  afterAll(async () => {
    await db.destroy()
    await drop()
  })
  return { db, url }
}
