import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { connect as openSocket } from 'node:net'
import { type Logger, pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createEventStreams } from '../../src/api/events.ts'
import { createQueueStreams } from '../../src/api/queue-events.ts'
import {
  type ChangeOrReset,
  createAudience,
  type Pace,
  type QueueChangeOrReset,
} from '../../src/database/changes.ts'
import type { Db } from '../../src/database/connect.ts'
import type { RequestHead } from '../../src/http/client-address.ts'
import { type SecurityHeaders, securityHeadersFor } from '../../src/http/security-headers.ts'
import { isIdleEditor } from '../../src/http/signed-in.ts'
import { type StoredPage, storePage } from '../../src/http/stored-page.ts'
import { createDispatch } from '../../src/server/dispatch.ts'
import { serveOn, serverOptions } from '../../src/server/web-server.ts'
import { listenOnLoopback } from './free-port.ts'
import { testApp } from './test-app.ts'
import { untilEvent } from './until.ts'

/** The time of the scene. */
export const sceneTime = new Date('2026-01-02T06:30:00Z')

type SceneLimits = {
  streamsMax: number
  streamsPerAddressMax: number
  stalledMs: number
  heartbeatEveryMs: number
  /** The factor by which request timeouts are shortened. */
  hurry: number
  isEditor: (cookie: string) => Promise<boolean>
  log: Logger
}

/** The web application behind real sockets, without its process; the test sends it the change notifications. */
export async function openWebScene(
  db: Db,
  { stalledMs, heartbeatEveryMs, hurry = 1, isEditor, log, ...limits }: Partial<SceneLimits> = {},
) {
  const changes = createAudience<[ChangeOrReset, Pace]>()
  const queueChanges = createAudience<[QueueChangeOrReset]>()
  const security = securityHeadersFor('https://chowk.example')
  const app = testApp(db, { changes, ...(log && { log }) })
  const events = createEventStreams({
    changes: app.shown ?? changes,
    security,
    addressOf: readGivenAddress,
    log: log ?? pino({ level: 'silent' }),
    limits: { streamsMax: 20_000, streamsPerAddressMax: 1_000, ...limits },
  })
  const queueEvents = createQueueStreams({
    changes: queueChanges,
    siteChanges: changes,
    security,
    heartbeatEveryMs,
    isEditor:
      isEditor ??
      (cookie => isIdleEditor(cookie, { db, now: sceneTime, origin: 'https://chowk.example', demo: false })),
  })
  const findFile = filesWith(security)
  const server = createServer(hurried(hurry))
  const answers: { status: number }[] = []
  const streams = [events, queueEvents]
  const dispatch = createDispatch({ app, findFile, streams, addressOf: readGivenAddress, security })
  const onResponse = ({ status }: { status: number }) => answers.push({ status })
  const web = serveOn(server, { dispatch, security, stalledMs, onResponse })
  const port = await listenOnLoopback(server)
  const close = async () => {
    app.close()
    events.close()
    queueEvents.close()
    await web.stop()
  }
  onTestFinished(close)
  const announce = (change: ChangeOrReset, pace: Pace = 'at-once') => changes.notify(change, pace)
  const notifiers = { announce, announceQueue: queueChanges.notify }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    app,
    web,
    events,
    queueEvents,
    answers,
    ...notifiers,
    close,
  }
}

function hurried(times: number) {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval: every } = serverOptions
  return {
    ...serverOptions,
    headersTimeout: headersTimeout / times,
    requestTimeout: requestTimeout / times,
    connectionsCheckingInterval: every / times,
  }
}

function filesWith(security: SecurityHeaders): (path: string) => StoredPage | null {
  const headers = ['Content-Type', 'text/javascript; charset=utf-8', ...security.flat()]
  const fileOf = (body: Buffer) => storePage({ status: 200, headers, body })
  const files = new Map([
    ['/assets/reader-1.js', fileOf(Buffer.from('reader();'.repeat(100)))],
    // More than the system buffers for an unread response.
    ['/assets/large.js', fileOf(Buffer.alloc(32 * 2 ** 20, ';'))],
  ])
  return path => files.get(path) ?? null
}

function readGivenAddress({ headers }: RequestHead): string {
  return String(headers['x-test-address'] ?? '127.0.0.1')
}

/** Sends raw bytes and reads until the server closes the connection or `until` matches. */
export async function sendBytes(port: number, bytes: string | Buffer, until?: RegExp): Promise<string> {
  const socket = openSocket({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.write(bytes)
  let received = ''
  for await (const chunk of socket) {
    received += chunk.toString('latin1')
    if (until?.test(received)) break
  }
  socket.destroy()
  return received
}

/** An event stream, its text so far and a way to wait for more. With `Connection: close` it is not the front door's. */
export async function openStream(url: string, headers: Record<string, string> = {}, path = '/events') {
  const streamRequest = request(url + path, {
    headers: { connection: 'keep-alive', ...headers },
    agent: false,
  })
  streamRequest.on('error', () => undefined)
  streamRequest.end()
  const [response]: IncomingMessage[] = await once(streamRequest, 'response')
  if (!response) throw new Error('no response')
  const stream = { status: response.statusCode, headers: response.headers, text: '', response }
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    stream.text += text
    response.emit('more')
  })
  response.on('error', () => undefined)
  onTestFinished(() => void streamRequest.destroy())
  const until = async (pattern: RegExp) => {
    const isThere = () => pattern.test(stream.text)
    await untilEvent(`the stream sends ${pattern}`, isThere, { source: response, name: 'more' })
    return stream.text
  }
  return { ...stream, until, textNow: () => stream.text, close: () => streamRequest.destroy() }
}
