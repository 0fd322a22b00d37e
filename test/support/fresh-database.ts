import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll } from 'vitest'
import { connect, type Db } from '../../src/database/connect.ts'

/** A database of one's own for this test file, cloned from the migrated template; gone when the file ends. */
export async function freshDatabase(): Promise<{ db: Db; url: string }> {
  const server = process.env.CHOWK_TEST_SERVER ?? ''
  const name = `chowk_test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template ${process.env.CHOWK_TEST_TEMPLATE}`)
  const url = new URL(server)
  url.pathname = name
  const db = connect({ url: url.href, connectionsMax: 4, applicationName: 'chowk test' })
  afterAll(async () => {
    await db.destroy()
    await execute(server, `drop database ${name} with (force)`)
  })
  return { db, url: url.href }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
