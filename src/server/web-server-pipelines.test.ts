import { once } from 'node:events'
import { connect as openSocket } from 'node:net'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { untilBlocked } from '../../test/support/until-blocked.ts'
import { openWebScene, sendBytes } from '../../test/support/web-scene.ts'

const { db } = await freshDatabase()

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: chowk.example', ...headers].join('\r\n')}\r\n\r\n`

test('eight pipelined requests are answered on one connection', async () => {
  const { port } = await openWebScene(db)
  const text = await sendBytes(port, get('/nowhere').repeat(7) + get('/nowhere', 'Connection: close'))
  expect(text.match(/HTTP\/1\.1 404/g)).toHaveLength(8)
})

test('a body longer than its length leaves the good request its response', async () => {
  const { port } = await openWebScene(db)
  const text = await sendBytes(port, `${get('/nowhere', 'Content-Length: 3')}abcdef\r\n\r\n`)
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 400'])
})

test.each(['/nowhere', '/admin/login'])('a body of broken chunks for %s has one response', async path => {
  const { port } = await openWebScene(db)
  const head = get(path, 'Transfer-Encoding: chunked').replace('GET', 'POST')
  for (const chunks of ['ZZ\r\nx\r\n', '3\r\nabcdef\r\n0\r\n\r\n']) {
    const text = await sendBytes(port, head + chunks)
    expect(text.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1)
  }
})

test('the next request on a connection starts when the response before it has been sent', async () => {
  const { port, app, answers } = await openWebScene(db)
  const { misses } = app.cacheCounts()
  const { asked, begun } = await db.transaction().execute(async tx => {
    await sql`lock table news_links`.execute(tx)
    const asked = sendBytes(
      port,
      get('/search?q=a') + get('/search?q=b') + get('/search?q=c', 'Connection: close'),
    )
    await untilBlocked(tx)
    // A response on another connection shows that the others had time to begin.
    await sendBytes(port, get('/nowhere', 'Connection: close'))
    return { asked, begun: app.cacheCounts().misses - misses }
  })
  expect(begun).toBe(1)
  expect((await asked).match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  expect(answers.map(({ status }) => status)).toEqual([404, 200, 200, 200])
})

test('a client that stops reading a response is disconnected', async () => {
  const { port, answers } = await openWebScene(db, { stalledMs: 300 })
  const deaf = openSocket({ port, host: '127.0.0.1' })
  deaf.on('error', () => undefined)
  deaf.pause()
  // More than the socket buffers on both sides can hold.
  deaf.write(get('/assets/large.js'))
  await vi.waitFor(() => expect(answers).toHaveLength(1), 20_000)
  deaf.destroy()
})

test('a packet with a thousand requests is disconnected before it is processed', async () => {
  const { port, url, app, answers } = await openWebScene(db)
  await (await fetch(url)).text()
  const { hits, misses } = app.cacheCounts()
  await sendBytes(port, get('/').repeat(1_000))
  expect((await fetch(url)).status).toBe(200)
  const after = app.cacheCounts()
  expect(after.hits + after.misses - hits - misses).toBeLessThan(20)
  expect(answers.length).toBeLessThan(20)
})

test('abandoned requests are not kept in memory', async () => {
  const { port, answers } = await openWebScene(db)
  const socket = openSocket({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.write(get('/search?q=one').repeat(5))
  await once(socket, 'connect')
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0), 20_000)
  socket.resetAndDestroy()
  await vi.waitFor(() => expect(answers).toHaveLength(5), 20_000)
})

test('requests whose connection breaks before their turn end, too', async () => {
  const { port, app, answers } = await openWebScene(db)
  const { misses } = app.cacheCounts()
  await db.transaction().execute(async tx => {
    await sql`lock table news_links`.execute(tx)
    const socket = openSocket({ port, host: '127.0.0.1' })
    socket.write(get('/search?q=d') + get('/search?q=e') + get('/search?q=f'))
    await untilBlocked(tx)
    socket.destroy()
    await vi.waitFor(() => expect(answers).toHaveLength(3), 5_000)
  })
  expect(app.cacheCounts().misses - misses).toBe(1)
})
