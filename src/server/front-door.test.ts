import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { listenOnLoopback } from '../../test/support/free-port.ts'
import { until, untilEvent } from '../../test/support/until.ts'
import { getForm, storePage } from '../http/stored-page.ts'
import { openFrontDoor } from './front-door.ts'

const open: { destroy: () => void }[] = []

afterEach(() => {
  for (const one of open.splice(0)) one.destroy()
})

/**
 * A server with the page `/` in memory, which responds "from Node" to everything else. To `/slow` it responds once more bytes
 * have arrived or the client is gone; `slowReached` settles when that request has reached Node.
 */
async function openServer({ status = 200, silentMs }: { status?: number; silentMs?: number } = {}) {
  const headers = ['Content-Type', 'text/plain', 'X-Kept', 'yes']
  const page = storePage({ status, headers, body: Buffer.from('from memory') })
  const form = await getForm(page, undefined)
  const slow = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    request.resume().on('end', async () => {
      if (request.url === '/slow') {
        slow.resolve()
        await untilMoreArrives(request.socket)
      }
      response.end(`from Node: ${request.method} ${request.url}`)
    })
  })
  const findReady = (target: string) => (target === '/' ? page : null)
  const streams: Socket[] = []
  const openStream = (target: string, request: () => { socket: Socket }) => {
    if (target !== '/stream') return false
    const { socket } = request()
    streams.push(socket)
    // More than the system buffers for a client that reads nothing.
    return socket.write(Buffer.alloc(32 * 2 ** 20)) || true
  }
  const door = openFrontDoor(server, { findReady, openStream }, silentMs)
  const port = await listenOnLoopback(server)
  open.push({ destroy: () => server.close().closeAllConnections() })
  const openConnection = async () => {
    const socket = connect(port, '127.0.0.1')
    open.push(socket)
    await once(socket, 'connect')
    return { socket, until: reader(socket) }
  }
  return { door, form, openConnection, streams, slowReached: slow.promise }
}

function untilMoreArrives(socket: Socket): Promise<void> {
  const { bytesRead } = socket
  return until('more bytes arrive', () => socket.bytesRead !== bytesRead || socket.destroyed)
}

/** Reads until the bytes since the last call end with `end`. */
function reader(socket: Socket) {
  let text = ''
  socket.on('data', bytes => {
    text += String(bytes)
  })
  return async (end: string): Promise<string> => {
    await untilEvent(`an answer ends with ${JSON.stringify(end)}`, () => text.endsWith(end), {
      source: socket,
      name: 'data',
    })
    const read = text
    text = ''
    return read
  }
}

const get = (path: string, ...more: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: chowk.example', ...more].join('\r\n')}\r\n\r\n`

test('a page in memory is sent completely, for several requests on one connection', async () => {
  const { door, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  for (const time of [1, 2, 3]) {
    socket.write(get('/'))
    const answer = await until('from memory')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toMatch(/\r\nX-Kept: yes\r\n/)
    expect(answer).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} /)
    expect(answer).toMatch(/\r\nServer-Timing: now;dur=\d{10}\r\n/)
    expect(answer).toMatch(/\r\nContent-Length: 11\r\n/i)
    expect(door.served()).toBe(time)
  }
})

test('a client that has the page gets 304', async () => {
  const { form, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  socket.write(get('/', `If-None-Match: ${form.etag}`))
  expect(await until('\r\n\r\n')).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/)
})

test('a 404 page is sent in full even to a client that has it', async () => {
  const { form, openConnection } = await openServer({ status: 404 })
  const { socket, until } = await openConnection()
  socket.write(get('/', `If-None-Match: ${form.etag}`))
  expect(await until('from memory')).toMatch(/^HTTP\/1\.1 404 /)
})

test('Node serves a page that is not in memory, and the door the next one that is', async () => {
  const { door, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  for (const time of [1, 2, 3]) {
    socket.write(get('/other'))
    expect(await until('/other')).toContain('from Node: GET /other')
    socket.write(get('/'))
    expect(await until('from memory')).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(door.served()).toBe(time)
  }
})

test('a request that arrives while Node is still responding waits for its turn', async () => {
  const { door, openConnection, slowReached } = await openServer()
  const { socket, until } = await openConnection()
  socket.setNoDelay(true)
  socket.write(get('/slow'))
  await slowReached
  socket.write(get('/'))
  const both = await until('from Node: GET /')
  expect(both.indexOf('GET /slow')).toBeGreaterThan(0)
  expect(both.indexOf('GET /slow')).toBeLessThan(both.lastIndexOf('HTTP/1.1'))
  socket.write(get('/'))
  await until('from memory')
  expect(door.served()).toBe(1)
})

test('a body that looks like a request is never treated as one, however its packets are split', async () => {
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
  expect(door.served()).toBe(0)
})

test('half a request after one that Node served is completed by Node', async () => {
  const { door, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  socket.setNoDelay(true)
  socket.write(get('/other'))
  await until('/other')
  socket.write('GET /half HTTP/1.1\r\nHost: a\r\nX-Text: ')
  await wait(20)
  // On its own, the second half would be a request for the page in memory.
  socket.write(`b\r\n\r\n${get('/')}`)
  expect(await until('from Node: GET /')).toContain('from Node: GET /half')
  expect(door.served()).toBe(0)
})

test('a client that disconnects while Node responds does not harm the server', async () => {
  const { openConnection, slowReached } = await openServer()
  const gone = await openConnection()
  gone.socket.write(get('/slow'))
  await slowReached
  gone.socket.destroy()
  await wait(80)
  const { socket, until } = await openConnection()
  socket.write(get('/other'))
  await until('/other')
  socket.write(get('/'))
  expect(await until('from memory')).toMatch(/^HTTP\/1\.1 200 /)
})

test('requests in pieces, with a body, or two in one packet are each served once', async () => {
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

test('bytes that are no HTTP are refused by Node, and the door keeps working', async () => {
  const { openConnection } = await openServer()
  const hostile = await openConnection()
  hostile.socket.write('\x16\x03\x01\x02\x00\x01\x00\x01\r\n\r\n')
  expect(await hostile.until('\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  const { socket, until } = await openConnection()
  socket.write(get('/'))
  expect(await until('from memory')).toMatch(/^HTTP\/1\.1 200 /)
})

test('idle connections are closed with the server, after all written bytes are sent', async () => {
  const { door, openConnection } = await openServer()
  const { socket, until } = await openConnection()
  socket.write(get('/'))
  await until('from memory')
  door.closeIdle()
  await once(socket, 'close')
})

test('a stream that its client does not read is cut off with the server', async () => {
  const { door, openConnection, streams } = await openServer()
  const { socket } = await openConnection()
  socket.pause()
  socket.write(get('/stream'))
  await until('the stream is open', () => streams.length === 1)
  door.closeIdle()
  await wait(20)
  expect(streams[0]?.destroyed).toBe(false)
  door.cut()
  expect(streams[0]?.destroyed).toBe(true)
})

test('a silent new connection is closed, and one that has sent a request may be silent for longer', async () => {
  // On a busy machine received bytes wait to be read: a timeout shorter than that wait would close both.
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
