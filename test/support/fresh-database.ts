import { afterAll } from 'vitest'
import { connect, type Db } from '../../src/database/connect.ts'
import { cloneDatabase } from './clone-database.ts'
import { type Pristine, readPristine, resetDatabase } from './reset-database.ts'

type Clone = Awaited<ReturnType<typeof cloneDatabase>>

// Databases that an earlier file of this process used. Creating and dropping one takes 0.3 s, emptying it 0.02 s.
const idle: Clone[] = []
let pristine: Pristine | undefined

/**
 * A database in the template's state for one test file. It is reset when the file ends, or dropped if the file changed its schema.
 * `isNew`: not one that another file used, whose larger tables may lead to other plans, and so to another order of simultaneous rows.
 */
export async function freshDatabase({ isNew = false } = {}): Promise<{ db: Db; url: string }> {
  const clone = (isNew ? undefined : idle.pop()) ?? (await cloneDatabase())
  pristine ??= await readPristine(clone.url)
  const expected = pristine
  const db = connect({ url: clone.url, connectionsMax: 4, applicationName: 'chowk test' })
  afterAll(async () => {
    await db.destroy()
    if (await resetDatabase(clone.url, expected)) idle.push(clone)
    else await clone.drop()
  })
  return { db, url: clone.url }
}
