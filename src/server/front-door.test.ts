import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { getForm, storePage } from '../http/stored-page.ts'
import { openFrontDoor } from './front-door.ts'

const open: { destroy: () => void }[] = []

afterEach(() => {
  for (const one of open.splice(0)) one.destroy()
})

/** A server whose page `/` is in memory, and which answers "from Node" to everything else. */
async function openServer({ status = 200, silentMs }: { status?: number; silentMs?: number } = {}) {
  const headers = ['Content-Type', 'text/plain', 'X-Kept', 'yes']
  const page = storePage({ status, headers, body: Buffer.from('from memory') })
  const form = await getForm(page, undefined)
  const server = createServer((request, response) => {
    request.resume().on('end', async () => {
      if (request.url === '/slow') await wait(50)
      response.end(`from Node: ${request.method} ${request.url}`)
    })
  })
  const door = openFrontDoor(server, target => (target === '/' ? page : null), silentMs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push({ destroy: () => server.close().closeAllConnections() })
  const { port } = server.address() as AddressInfo
  const openConnection = async () => {
    const socket = connect(port, '127.0.0.1')
    open.push(socket)
    await once(socket, 'connect')
    return { socket, until: reader(socket) }
  }
  return { door, form, openConnection }
}

/** Reads on until what has come since the last time ends with `end`. */
function reader(socket: Socket) {
  let text = ''
  return async (end: string): Promise<string> => {
    while (!text.endsWith(end)) text += String((await once(socket, 'data'))[0])
    const read = text
    text = ''
    return read
  }
}

const get = (path: string, ...more: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: chowk.example', ...more].join('\r\n')}\r\n\r\n`

test('a page in memory is answered whole, one request after another on one connection', async () => {
  const { door, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  for (const time of [1, 2, 3]) {
    socket.write(get('/'))
    const answer = await until('from memory')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toMatch(/\r\nX-Kept: yes\r\n/)
    expect(answer).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} /)
    expect(answer).toMatch(/\r\nContent-Length: 11\r\n/i)
    expect(door.answered()).toBe(time)
  }
})

test('whoever has the page is told that it is the same', async () => {
  const { form, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  socket.write(get('/', `If-None-Match: ${form.etag}`))
  expect(await until('\r\n\r\n')).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/)
})

test('a page that says what is not there says so to whoever has it, too', async () => {
  const { form, openConnection } = await openServer({ status: 404 })
  const { socket, until } = await openConnection()
  socket.write(get('/', `If-None-Match: ${form.etag}`))
  expect(await until('from memory')).toMatch(/^HTTP\/1\.1 404 /)
})

test('a page that is not in memory is answered by Node, and the next one in memory at the door again', async () => {
  const { door, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  for (const time of [1, 2, 3]) {
    socket.write(get('/other'))
    expect(await until('/other')).toContain('from Node: GET /other')
    socket.write(get('/'))
    expect(await until('from memory')).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(door.answered()).toBe(time)
  }
})

test('a request that comes while Node still answers waits for its turn behind it', async () => {
  const { door, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  socket.setNoDelay(true)
  socket.write(get('/slow'))
  await wait(20)
  socket.write(get('/'))
  const both = await until('from Node: GET /')
  expect(both.indexOf('GET /slow')).toBeGreaterThan(0)
  expect(both.indexOf('GET /slow')).toBeLessThan(both.lastIndexOf('HTTP/1.1'))
  socket.write(get('/'))
  await until('from memory')
  expect(door.answered()).toBe(1)
})

test('a body that looks like a request is never one, however its packets are cut', async () => {
  const { door, openConnection } = await openServer()
  for (const before of [[], [get('/other')]]) {
    const { socket, until } = await openConnection()
    socket.setNoDelay(true)
    for (const packet of before) {
      socket.write(packet)
      await until('/other')
    }
    const body = get('/')
    socket.write(`POST /save HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`)
    await wait(20)
    socket.write(body)
    expect(await until('/save')).toContain('from Node: POST /save')
    socket.write(get('/'))
    expect(await until('GET /')).toContain('from Node: GET /')
  }
  expect(door.answered()).toBe(0)
})

test('half a request after one that Node answered is completed by Node', async () => {
  const { door, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  socket.setNoDelay(true)
  socket.write(get('/other'))
  await until('/other')
  socket.write('GET /half HTTP/1.1\r\nHost: a\r\nX-Text: ')
  await wait(20)
  // Alone, the second half would be a request for the page in memory.
  socket.write(`b\r\n\r\n${get('/')}`)
  expect(await until('from Node: GET /')).toContain('from Node: GET /half')
  expect(door.answered()).toBe(0)
})

test('a connection whose client goes away while Node answers leaves the server well', async () => {
  const { openConnection } = await openServer()
  const gone = await openConnection()
  gone.socket.write(get('/slow'))
  await wait(10)
  gone.socket.destroy()
  await wait(80)
  const { socket, until } = await openConnection()
  socket.write(get('/other'))
  await until('/other')
  socket.write(get('/'))
  expect(await until('from memory')).toMatch(/^HTTP\/1\.1 200 /)
})

test('a request in pieces, with a body, or two at once lose and double nothing', async () => {
  const { openConnection } = await openServer()
  const pieces = await openConnection()
  pieces.socket.write(get('/pieces').slice(0, 20))
  pieces.socket.write(get('/pieces').slice(20))
  expect(await pieces.until('/pieces')).toContain('from Node: GET /pieces')

  const posting = await openConnection()
  posting.socket.write('POST /save HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\na=12')
  expect(await posting.until('/save')).toContain('from Node: POST /save')

  const both = await openConnection()
  both.socket.write(get('/first') + get('/second'))
  expect((await both.until('/second')).match(/from Node: GET \/(?:first|second)/g)).toEqual([
    'from Node: GET /first',
    'from Node: GET /second',
  ])
})

test('what is no HTTP is refused by Node and leaves the door open', async () => {
  const { openConnection } = await openServer()
  const hostile = await openConnection()
  hostile.socket.write('\x16\x03\x01\x02\x00\x01\x00\x01\r\n\r\n')
  expect(await hostile.until('\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  const { socket, until } = await openConnection()
  socket.write(get('/'))
  expect(await until('from memory')).toMatch(/^HTTP\/1\.1 200 /)
})

test('connections that wait are closed when the server closes, with all that was written to them', async () => {
  const { door, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  socket.write(get('/'))
  await until('from memory')
  door.closeIdle()
  await once(socket, 'close')
})

test('a connection that says nothing is closed, one that has asked may be silent for longer', async () => {
  // On a busy machine what has come waits to be read: a time that is shorter than that wait would close both.
  const { openConnection } = await openServer({ silentMs: 1_000 })
  const [silent, asking] = [await openConnection(), await openConnection()]
  const closed: string[] = []
  asking.socket.on('close', () => closed.push('asking'))
  asking.socket.write(get('/'))
  await asking.until('from memory')
  await once(silent.socket.resume(), 'close')
  await once((await openConnection()).socket.resume(), 'close')
  expect(closed).toEqual([])
})
