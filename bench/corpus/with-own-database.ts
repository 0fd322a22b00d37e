import { connect, type Db } from '../../src/database/connect.ts'
import { migrate } from '../../src/database/migrate.ts'
import { startTestServer } from '../../test/support/test-server.ts'
import { execute } from '../../test/support/with-client.ts'

let count = 0

/** Runs `work` with a temporary database that is dropped afterwards. */
export async function withOwnDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { adminUrl, stop } = await startTestServer()
  count += 1
  const name = `chowk_corpus_${process.pid}_${count}`
  await execute(adminUrl, `create database ${name}`)
  const url = new URL(adminUrl)
  url.pathname = name
  await migrate(url.href)
  const db = connect({ url: url.href, connectionsMax: 4, applicationName: 'chowk corpus' })
  try {
    return await work(db)
  } finally {
    await db.destroy()
    await execute(adminUrl, `drop database ${name} with (force)`)
    await stop()
  }
}
