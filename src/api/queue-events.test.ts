import { once } from 'node:events'
import { connect as openSocket } from 'node:net'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../test/support/signed-in.ts'
import { until } from '../../test/support/until.ts'
import { openStream, openWebScene, sceneTime } from '../../test/support/web-scene.ts'
import { closeAllSessions } from '../domain/accounts/sessions.ts'

const { db } = await freshDatabase()
const path = '/admin/queue/events'
const { cookie, accountId } = await signedInAdmin(db, { now: sceneTime })

test("an editor's stream reports each decision, and arrivals merged", async () => {
  const { url, announceQueue } = await openWebScene(db)
  const stream = await openStream(url, { cookie }, path)
  expect(stream).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  })
  for (let n = 0; n < 100; n++) announceQueue('added')
  announceQueue('changed:a')
  announceQueue('changed:b')
  const text = await stream.until(/changed:b[\s\S]*added/)
  expect([...text.matchAll(/data: (\S+)/g)].map(([, data]) => data)).toEqual(
    'added changed:a changed:b added'.split(' '),
  )
})

test.each(['', '__Host-session=forged', 'session=forged'])(
  'a request with the cookie %j gets no stream',
  async stranger => {
    const { url, queueEvents } = await openWebScene(db)
    const stream = await openStream(url, { cookie: stranger }, path)
    expect(stream.status).toBe(401)
    expect(queueEvents.count()).toBe(0)
  },
)

test("readers' streams report nothing of the queue, and the queue's stream of the site only that news links changed", async () => {
  const { url, announce, announceQueue } = await openWebScene(db)
  const [reader, editor] = [await openStream(url), await openStream(url, { cookie }, path)]
  announceQueue('added')
  announce('settings')
  for (let n = 0; n < 100; n++) announce(`news:${n}`)
  await editor.until(/data: added\n\ndata: news\n\ndata: news\n\n/)
  announceQueue('changed:settled')
  await editor.until(/changed:settled/)
  expect(editor.textNow().match(/data: news/g)).toHaveLength(2)
  await reader.until(/data: settings/)
  expect(reader.textNow()).not.toContain('added')
  expect(editor.textNow()).not.toMatch(/settings|news:/)
})

test('an open stream does not keep a session alive', async () => {
  const lastUsedAt = new Date(sceneTime.getTime() - 3_600_000)
  await db.updateTable('sessions').set({ lastUsedAt }).where('accountId', '=', accountId).execute()
  const { url } = await openWebScene(db)
  expect((await openStream(url, { cookie }, path)).status).toBe(200)
  const session = await db.selectFrom('sessions').select('lastUsedAt').executeTakeFirstOrThrow()
  expect(session.lastUsedAt).toEqual(lastUsedAt)
})

test('an editor’s stream that is not read is closed at a megabyte, others are not', async () => {
  const { port, url, announceQueue, queueEvents } = await openWebScene(db)
  const deaf = openSocket({ port, host: '127.0.0.1' })
  deaf.on('error', () => undefined)
  deaf.pause()
  deaf.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`)
  const editor = await openStream(url, { cookie }, path)
  await until('both streams are open', () => queueEvents.count() === 2)
  for (let n = 0; queueEvents.count() > 1 && n < 500; n++) {
    announceQueue(`changed:${'x'.repeat(100_000)}`)
    await new Promise(setImmediate)
  }
  expect(queueEvents.count()).toBe(1)
  announceQueue('changed:a')
  await editor.until(/data: changed:a/)
  deaf.destroy()
})

test('the stream of a signed-out editor ends at the next heartbeat', async () => {
  const { url } = await openWebScene(db, { heartbeatEveryMs: 20 })
  const stream = await openStream(url, { cookie }, path)
  // Named, so that pages can see it, and no message.
  await stream.until(/\nevent: beat\ndata:\n\n/)
  const ended = once(stream.response, 'close')
  await closeAllSessions(db, accountId)
  await ended
})

test('an open stream outlives a database that is away, and a new one gets a 503', async () => {
  let isAway = false
  let asked = 0
  const isEditor = async () => {
    asked += 1
    if (isAway) throw new Error('the database is away')
    return true
  }
  const { url, announceQueue } = await openWebScene(db, { heartbeatEveryMs: 20, isEditor })
  const stream = await openStream(url, { cookie }, path)
  isAway = true
  const before = asked
  await until('the editor is checked twice', () => asked >= before + 2)
  expect((await openStream(url, { cookie }, path)).status).toBe(503)
  announceQueue('changed:a')
  await stream.until(/data: changed:a/)
})
