import { sql } from 'kysely'
import pg from 'pg'
import { type Change, decodeNotification } from '../../src/database/changes.ts'
import type { Db } from '../../src/database/connect.ts'
import { keepingApp } from './test-app.ts'

/** An application whose pages stay in memory until `announce`. */
export function openKeptPages(db: Db, now: Date) {
  const { app, announce } = keepingApp(db, { now: () => now })
  return {
    listRoutes: app.listRoutes,
    isReady: (path: string) => app.findReady(path) !== null,
    announce,
    open: async (path: string) => {
      const response = await app.request(path, { redirect: 'manual' })
      return `${response.status} ${await response.text()}`
    },
  }
}

/** `announced`: the changes that the database announced since the last call. */
export async function listenToDatabase({ db, url }: { db: Db; url: string }) {
  const client = new pg.Client(url)
  await client.connect()
  let received: Change[] = []
  let onDone = () => {}
  client.on('notification', ({ payload = '' }) => {
    const decoded = decodeNotification(payload)
    if (decoded) received.push(decoded.change)
    if (payload === 'done') onDone()
  })
  await client.query('listen chowk_changes')
  const announced = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    onDone = resolve
    await sql`select pg_notify('chowk_changes', 'done')`.execute(db)
    await promise
    const changes = received
    received = []
    return changes
  }
  return { announced, close: () => client.end() }
}
