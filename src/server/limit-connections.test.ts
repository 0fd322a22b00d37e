import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../test/support/free-port.ts'
import { limitConnections } from './limit-connections.ts'

async function serve(openFilesMax: number) {
  const warnings: unknown[] = []
  const server = createServer()
  limitConnections(server, { openFilesMax, log: { warn: (...line: unknown[]) => warnings.push(line) } })
  const port = await listenOnLoopback(server)
  onTestFinished(() => void server.close())
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { server, open, warnings }
}

const closed = (socket: Socket) => once(socket.resume(), 'close')

test('connections beyond the limit are closed at once, with one warning besides that of the start, and leave room for files', async () => {
  const { open, warnings } = await serve(102)
  const first = [await open(), await open()]
  await Promise.all([open().then(closed), open().then(closed)])
  const limits = { connectionsMax: 2, openFilesMax: 102 }
  expect(warnings).toEqual([
    [limits, expect.stringMatching(/^the limit of open files is too low: raise it .*LimitNOFILE/)],
    [limits, expect.stringMatching(/^connections are closed, because too many are open: raise .*ulimit -n/)],
  ])
  expect(first.map(socket => socket.destroyed)).toEqual([false, false])
})

test('a connection that the system cannot accept is a warning, at most one a minute, and the server goes on', async () => {
  const { server, open, warnings } = await serve(Number.POSITIVE_INFINITY)
  const err = new Error('accept ENOBUFS')
  for (const _ of [1, 2]) server.emit('error', err)
  expect(warnings).toEqual([[{ err }, 'a connection could not be accepted']])
  await open()
})

test.each([
  [1_024, 921, 0],
  [20_000, 18_000, 0],
  [64, 1, 1],
])(
  'of %d open files %d are for connections, with %d warnings',
  async (openFilesMax, connectionsMax, count) => {
    const server = createServer()
    const warnings: unknown[] = []
    limitConnections(server, { openFilesMax, log: { warn: (about: unknown) => warnings.push(about) } })
    expect(server).toMatchObject({ maxConnections: connectionsMax, dropMaxConnection: true })
    expect(warnings).toHaveLength(count)
  },
)

test('without a limit of files there is none of connections', () => {
  const server = createServer()
  limitConnections(server, { openFilesMax: Number.POSITIVE_INFINITY, log: { warn: () => {} } })
  expect(server.maxConnections).toBeUndefined()
})
