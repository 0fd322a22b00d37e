import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { type WebhookEvent, webhookEvents } from '../../src/domain/connections/connection.ts'
import { listDeliveries } from '../../src/domain/connections/connection-queries.ts'
import { addConnection } from '../../src/domain/connections/write-connection.ts'
import { gatherNotices } from '../../src/ingest/notify/gather-notices.ts'
import { type NotifyDeps, sendDue } from '../../src/ingest/notify/send-due.ts'
import { authorizedAdministrator } from './authorized.ts'
import { addCategory } from './builders.ts'
import { startCanary } from './canary.ts'
import { freshDatabase } from './fresh-database.ts'
import { startSafeFetch } from './start-safe-fetch.ts'

export type Received = { headers: Record<string, unknown>; body: string }

export const bodiesOf = (received: Received[]) => received.map(({ body }) => JSON.parse(body))

/** A receiver on loopback that responds with `listener` after reading the notification. */
export async function startReceiver(listener: RequestListener = (_, response) => response.end('thanks')) {
  const received: Received[] = []
  const canary = await startCanary(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    listener(request, response)
  })
  return { ...canary, received, url: `http://127.0.0.1:${canary.port}/hook` }
}

const never = new AbortController().signal

/** A separate database with a category, and a worker that sends notifications at minutes chosen by the test. */
export async function notifyScene() {
  const { db } = await freshDatabase()
  const by = await authorizedAdministrator(db)
  const { id: category } = await addCategory(db, { name: 'Politics', slug: 'politics' })
  const origin = 'https://chowk.example'
  // The outbox uses the database's time; the worker starts a minute later.
  const start = Date.now() + 60_000
  const at = (minutes: number) => new Date(start + minutes * 60_000)
  const gather = (minutes = 0) => gatherNotices(db, { origin, now: at(minutes) })

  function depsAt(minutes: number, changes: Partial<NotifyDeps> = {}): NotifyDeps {
    return { db, origin, now: () => at(minutes), fetch: startSafeFetch('127.0.0.1'), ...changes }
  }

  async function addHook(url: string, events: readonly WebhookEvent[] = webhookEvents) {
    const added = await addConnection(db, { input: { kind: 'webhook', url, events: [...events] }, by })
    if (!added.ok) throw new Error(added.reason)
    return added
  }

  return {
    db,
    by,
    category,
    origin,
    start,
    gather,
    depsAt,
    addHook,
    openHook: async (listener?: RequestListener) => {
      const receiver = await startReceiver(listener)
      return { ...receiver, ...(await addHook(receiver.url)) }
    },
    notify: async (minutes = 0, changes: Partial<NotifyDeps> = {}) => {
      await gather(minutes)
      return sendDue(depsAt(minutes, changes), never)
    },
    listLog: () => listDeliveries(db, { connectionId: null, limit: 50 }),
    countOutbox: async () => {
      const { rows } = await sql`select id from notices_outbox`.execute(db)
      return rows.length
    },
    emptyTables,
  }

  async function emptyTables(): Promise<void> {
    const tables = ['connections', 'corrections', 'story_links', 'stories', 'news_links', 'notices_outbox']
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db)
  }
}
