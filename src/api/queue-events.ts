import type { IncomingMessage, ServerResponse } from 'node:http'
import { adminPath } from '../address/admin-path.ts'
import type { QueueChangeOrReset, QueueChanges } from '../database/changes.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { beginStream, heartbeatMs, refuseStream, writeTo } from './event-stream.ts'

// The stream of changes in the queue, for editors who are signed in. It says "added" or which entries
// were decided on, never their content; the page asks for that, behind the gate. Readers' streams are another file and
// listen to another channel.

// An editor has a few tabs, a desk a few editors.
const streamsMax = 500

// Feeds are stored by the dozen: one word a second is enough.
const foldMs = 1_000

export function createQueueStreams(options: {
  changes: QueueChanges
  security: SecurityHeaders
  isEditor: (cookie: string) => Promise<boolean>
  /** The stream of a signed-out editor ends at the next beat. */
  heartbeatEveryMs?: number | undefined
}) {
  const { changes, security, isEditor, heartbeatEveryMs = heartbeatMs } = options
  // Each stream with the cookie that opened it.
  const clients = new Map<ServerResponse, string>()
  const write = (text: string) => {
    for (const response of clients.keys()) writeTo(response, text)
  }
  const send = (change: QueueChangeOrReset) => write(`data: ${change}\n\n`)
  const [added, stories] = [fold('added', send), fold('stories', send)]
  const unsubscribe = changes.subscribe(change => {
    if (change === 'added') added.add()
    else if (change === 'stories') stories.add()
    else send(change)
  })
  const heartbeat = setInterval(() => {
    for (const [response, cookie] of clients) void beat(response, cookie)
  }, heartbeatEveryMs).unref()

  async function beat(response: ServerResponse, cookie: string) {
    if (await isEditor(cookie).catch(() => false)) writeTo(response, ':\n\n')
    else response.end()
  }

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cookie = request.headers.cookie ?? ''
    const isAllowed = await isEditor(cookie).catch(() => false)
    if (response.destroyed) return
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
    added.close()
    stories.close()
    for (const response of clients.keys()) response.end()
  }

  return { path: adminPath('/queue/events'), open, close, count: () => clients.size }
}

/** Of many the first goes at once, and those within a second after it together. */
function fold(change: 'added' | 'stories', send: (change: QueueChangeOrReset) => void) {
  let timer: NodeJS.Timeout | null = null
  let isDue = false
  const open = () => {
    send(change)
    isDue = false
    timer = setTimeout(end, foldMs).unref()
  }
  const end = () => {
    timer = null
    if (isDue) open()
  }
  const add = () => {
    if (timer) isDue = true
    else open()
  }
  return { add, close: () => timer && clearTimeout(timer) }
}
