import type { IncomingMessage, ServerResponse } from 'node:http'
import { adminPath } from '../address/admin-path.ts'
import type { Changes, QueueChangeOrReset, QueueChanges } from '../database/changes.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import {
  beginStream,
  foldChanges,
  heartbeatMs,
  heartbeatText,
  refuseStream,
  writeTo,
} from './event-stream.ts'

// The event stream of the desk, for signed-in editors. It sends "added", the ids of decided entries, "stories" or "news", never
// their content; the page requests that separately, with the usual role check. Readers' streams are in events.ts.

// Enough for a few tabs of every editor.
const streamsMax = 500

// Polls store entries of many feeds in short succession; one "added" a second is enough.
const foldMs = 1_000

export function createQueueStreams(options: {
  changes: QueueChanges
  siteChanges: Changes
  security: SecurityHeaders
  isEditor: (cookie: string) => Promise<boolean>
  /** The stream of a signed-out editor ends at the next heartbeat. */
  heartbeatEveryMs?: number
}) {
  const { changes, siteChanges, security, isEditor, heartbeatEveryMs = heartbeatMs } = options
  // Open streams with the cookie header of their request.
  const clients = new Map<ServerResponse, string>()
  const write = (text: string) => {
    for (const response of clients.keys()) writeTo(response, text)
  }
  const send = (change: QueueChangeOrReset | 'news') => write(`data: ${change}\n\n`)
  const folded = foldChanges(send, foldMs)
  const unsubscribe = changes.subscribe(change => {
    if (change === 'added' || change === 'stories') folded.add(change)
    else send(change)
  })
  const unsubscribeSite = siteChanges.subscribe(change => {
    if (change.startsWith('news:')) folded.add('news')
  })
  const heartbeat = setInterval(() => {
    for (const [response, cookie] of clients) void beat(response, cookie)
  }, heartbeatEveryMs).unref()

  // While the database is away nobody can be checked: the stream stays until the next heartbeat.
  async function beat(response: ServerResponse, cookie: string) {
    if (await isEditor(cookie).catch(() => true)) writeTo(response, heartbeatText)
    else response.end()
  }

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cookie = request.headers.cookie ?? ''
    const isAllowed = await isEditor(cookie).catch(() => null)
    if (response.destroyed) return
    if (isAllowed === null) return refuseStream(response, 'database-away', security)
    if (!isAllowed || clients.size >= streamsMax)
      return refuseStream(response, isAllowed ? 'too-busy' : 'not-signed-in', security)
    clients.set(response, cookie)
    response.on('close', () => clients.delete(response))
    response.on('error', () => response.destroy())
    beginStream(response, 'retry: 2000\n\n', security)
  }

  function close(): void {
    clearInterval(heartbeat)
    unsubscribe()
    unsubscribeSite()
    folded.close()
    for (const response of clients.keys()) response.end()
  }

  return { path: adminPath('/queue/events'), open, close, count: () => clients.size }
}
