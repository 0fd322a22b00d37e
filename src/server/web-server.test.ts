import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect as openSocket, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openClone } from '../../test/support/backup-scene.ts'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { until } from '../../test/support/until.ts'
import { untilBlocked } from '../../test/support/until-blocked.ts'
import { openWebScene, sendBytes } from '../../test/support/web-scene.ts'
import { sentAtHeader } from '../http/sent-at.ts'

const { db } = await freshDatabase()
const category = await addCategory(db, { slug: 'politics' })
await addNewsLink(db, { category: category.id, title: 'Monsoon arrives early' })

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: chowk.example', ...headers].join('\r\n')}\r\n\r\n`
const post = (...headers: string[]) =>
  get('/admin/login', 'Connection: close', ...headers).replace('GET', 'POST')
const wholePage = /<\/html>/

test("the second reader gets the first one's page from the front door", async () => {
  const { port, web } = await openWebScene(db)
  const first = await sendBytes(port, get('/'), wholePage)
  expect(web.servedAtDoor()).toBe(0)
  const second = await sendBytes(port, get('/'), wholePage)
  expect(web.servedAtDoor()).toBe(1)
  const bodyOf = (text: string) => text.slice(text.indexOf('<!')).toLowerCase()
  expect(bodyOf(second)).toContain('monsoon arrives early')
  expect(bodyOf(first)).toContain(bodyOf(second).slice(0, 200))
  expect(second).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(second).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
  expect(second).toMatch(/\r\nContent-Security-Policy: default-src 'self'/i)
})

test('pages in memory accept the same hosts as all others', async () => {
  const { port, web } = await openWebScene(db)
  await sendBytes(port, get('/'), wholePage)
  const hosts = ['a b', ...'evil/x? a@b a:99999 a:b [::1 a%00 é a# a\\b [::1]:3000 A.Example'.split(' ')]
  for (const host of [...hosts, 'a.example', 'a:3000', 'a_b', '127.0.0.1:10080']) {
    const request = get('/').replace('chowk.example', host)
    const atDoor = await sendBytes(port, request, /^HTTP\/1\.1 \d+/)
    const behind = await sendBytes(port, request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    expect(atDoor.slice(0, 12), host).toBe(behind.slice(0, 12))
  }
  expect(web.servedAtDoor()).toBe(4)
})

test.each([
  ['both a length and chunks', get('/', 'Content-Length: 3', 'Transfer-Encoding: chunked'), 400],
  ['no host', 'GET / HTTP/1.1\r\nA: b\r\n\r\n', 400],
  ['two hosts', get('/', 'Host: evil.example'), 400],
  ['an expectation that nobody knows', get('/', 'Expect: miracles'), 400],
  ['a form of a kind that no browser sends', post('Content-Type: text/plain', 'Content-Length: 0'), 400],
  ['a form that is none', post('Content-Type: multipart/form-data', 'Content-Length: 0'), 400],
  ['two lengths', get('/', 'Content-Length: 3', 'Content-Length: 4'), 400],
  ['headers of 100 KB', get('/', `X: ${'a'.repeat(100_000)}`), 431],
  ['an address of 8 KB', get(`/${'a'.repeat(8_000)}`, 'Connection: close'), 414],
  ['no HTTP', '\x16\x03\x01\x02\x00garbage\r\n\r\n', 400],
  ['pipelined garbage', `${get('/nowhere')}\x00\x01\x02\r\n\r\n`, 400],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: a\n\n', 400],
  ['NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n', 400],
  ['invalid UTF-8 in the address', get('/%ff%fe', 'Connection: close'), 400],
  ['an escaped NUL', get('/category/%00', 'Connection: close'), 400],
  ['a host that is none', 'GET /about HTTP/1.1\r\nHost: a b^\r\nConnection: close\r\n\r\n', 400],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['a path out of the folder', get('/../../package.json', 'Connection: close'), 404],
  ['an escaped path out of the folder', get('/assets/..%2F..%2Fpackage.json', 'Connection: close'), 404],
])('%s is refused without internal details', async (_, bytes, status) => {
  const { port, url } = await openWebScene(db)
  const text = await sendBytes(port, bytes)
  const last = text.slice(text.lastIndexOf('HTTP/1.1 '))
  expect(last).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(last).toMatch(/x-content-type-options: nosniff/i)
  expect(last).toMatch(/content-security-policy: default-src 'self'/i)
  expect(last).not.toMatch(/node_modules|\.ts:\d|Error:/)
  expect((await fetch(url)).status).toBe(200)
})

test('a health check of HTTP/1.0 needs no host, as HAProxy sends it', async () => {
  const { port } = await openWebScene(db)
  for (const line of ['GET /health HTTP/1.0', 'HEAD /health?full=1 HTTP/1.0'])
    expect(await sendBytes(port, `${line}\r\n\r\n`), line).toMatch(/^HTTP\/1\.1 200 /)
  for (const line of ['GET / HTTP/1.0', 'GET /health HTTP/1.1', 'POST /health HTTP/1.0'])
    expect(await sendBytes(port, `${line}\r\n\r\n`), line).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  ['http://a/assets/reader-1.js', 200],
  ['HTTPS://other.example:8080/about?x=1', 200],
  ['http://a?x=1', 200],
  ['http://a/nowhere', 404],
])('a whole address as the target is read as its path: %s', async (target, status) => {
  const { port } = await openWebScene(db)
  const text = await sendBytes(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('a body without a length is refused before it is read', async () => {
  const { port } = await openWebScene(db)
  const head = 'POST /admin/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await sendBytes(port, `${head}5\r\nemail\r\n`)).toMatch(/^HTTP\/1\.1 411 /)
})

test('10 MB are refused before they are read', async () => {
  const { port } = await openWebScene(db)
  const head = 'POST /admin/login HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000\r\n\r\n'
  expect(await sendBytes(port, `${head}${'a'.repeat(1_000)}`)).toMatch(/^HTTP\/1\.1 413 /)
})

test('files are served from memory under exactly their names', async () => {
  const { url } = await openWebScene(db)
  const file = await fetch(`${url}/assets/reader-1.js`)
  expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'gzip'])
  // The time at which it was sent would be wrong in a browser's cache.
  expect([file.headers.has(sentAtHeader), (await fetch(url)).headers.has(sentAtHeader)]).toEqual([
    false,
    true,
  ])
  const head = await fetch(`${url}/assets/reader-1.js?x=1`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await fetch(`${url}/assets/`, { redirect: 'manual' })).status).toBe(301)
})

test('hundreds of clients that never finish their request do not delay others', async () => {
  const { port, url } = await openWebScene(db)
  const slow: Socket[] = []
  onTestFinished(() => {
    for (const socket of slow) socket.destroy()
  })
  for (let n = 0; n < 400; n++) {
    const socket = openSocket({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    if (n % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    slow.push(socket)
  }
  await once(slow.at(-1) as Socket, 'connect')
  for (let n = 0; n < 100; n++) expect((await fetch(url)).status).toBe(200)
  expect(slow.filter(socket => socket.destroyed)).toEqual([])
})

test.each([
  ['a head', `${get('/').trimEnd()}\r\nX-Slow: `],
  ['a body', `${post('Content-Type: application/x-www-form-urlencoded', 'Content-Length: 30')}email=`],
])('%s that is never completed is dropped after its timeout', async (_, bytes) => {
  const { port, url } = await openWebScene(db, { hurry: 50 })
  const socket = openSocket({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.write(bytes)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect((await fetch(url)).status).toBe(200)
})

test('a request whose body is never completed is logged with the status of its refusal', async () => {
  const { port, answers } = await openWebScene(db, { hurry: 50 })
  await sendBytes(
    port,
    `${post('Content-Type: application/x-www-form-urlencoded', 'Content-Length: 30')}email=`,
  )
  await until('the request is logged', () => answers.length > 0)
  expect(answers).toEqual([{ status: 408 }])
})

test('a request whose client disconnects before the response is logged as that', async () => {
  const { port, answers } = await openWebScene(db)
  const socket = openSocket({ port, host: '127.0.0.1' })
  const body = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 30']
  socket.write(post(...body, 'Expect: 100-continue'))
  await once(socket, 'data')
  socket.resetAndDestroy()
  await until('the request is logged', () => answers.length > 0)
  expect(answers).toEqual([{ status: 499 }])
})

test('a slow body for the API is refused with a problem document', async () => {
  const { port } = await openWebScene(db, { hurry: 50 })
  const accept = 'Accept: application/json, text/event-stream'
  const head = post('Content-Type: application/json', accept, 'Content-Length: 30')
  const refused = await sendBytes(port, `${head.replace('/admin/login', '/api/mcp')}{`)
  expect(refused).toMatch(/^HTTP\/1\.1 408 /)
  expect(refused).toContain('"code":"too-slow"')
})

test('clients that disconnect in the middle leave nothing behind', async () => {
  const { port, url } = await openWebScene(db)
  for (let n = 0; n < 50; n++) {
    const socket = openSocket({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    socket.write(get(n % 2 === 0 ? '/' : `/search?q=${n}`))
    await once(socket, 'connect')
    socket.resetAndDestroy()
  }
  expect((await fetch(url)).status).toBe(200)
})

test('stopping closes idle connections immediately and lets responses finish', async () => {
  const { port, url, close } = await openWebScene(db)
  await (await fetch(url)).text()
  const idle = openSocket({ port, host: '127.0.0.1' })
  idle.write(get('/'))
  await once(idle, 'data')
  const ended = once(idle, 'close')
  idle.resume()
  await close()
  await ended
})

test('stopping closes the connection of a client that keeps sending requests', async () => {
  // A separate database: a page still being rendered for an earlier test would count as the blocked one.
  const { db } = await openClone()
  const { url, close } = await openWebScene(db)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ask = (n: number) =>
    new Promise<number>((resolve, reject) => {
      const asked = request(`${url}/search?q=monsoon+${n}`, { agent }, response =>
        response.resume().on('close', () => resolve(response.statusCode ?? 0)),
      )
      asked.on('error', reject).end()
    })
  const { underWay, stopped } = await db.transaction().execute(async tx => {
    await sql`lock table news_links`.execute(tx)
    const underWay = ask(0)
    await untilBlocked(tx)
    return { underWay, stopped: close() }
  })
  expect(await underWay).toBe(200)
  const asksOn = async () => {
    for (let n = 1; ; n += 1) {
      await ask(n).catch(error => {
        // This request was sent while the connection was closing.
        if (error.code !== 'ECONNRESET') throw error
      })
    }
  }
  // The server no longer listens, and the existing connection has ended with its response.
  await expect(asksOn()).rejects.toThrow('ECONNREFUSED')
  await stopped
})
