import pg from 'pg'
import { pause } from '../concurrency/pause.ts'
import {
  type ChangeOrReset,
  type Changes,
  createAudience,
  decodeNotification,
  type Pace,
  type QueueChangeOrReset,
  type QueueChanges,
  readQueueChange,
} from './changes.ts'

type ChangeListener = Changes & {
  queue: QueueChanges
  isListening: () => boolean
  /** Resolves when the first attempt to listen has succeeded or failed: later subscribers do not get its `reset`. */
  firstTried: Promise<void>
  close: () => Promise<void>
}

const channels = { readers: 'chowk_changes', editors: 'chowk_queue' }
const retryMsFirst = 100
const retryMsMax = 5_000

// A silently lost connection (for example dropped by a firewall) is noticed within this time.
const probeEveryMs = 15_000

/** Listens over a separate connection and reconnects when it breaks; then sends `reset`, as notifications may be missing. */
export function listenForChanges(options: {
  url: string
  onTrouble: (error: unknown) => void
}): ChangeListener {
  const readers = createAudience<[ChangeOrReset, Pace]>()
  const editors = createAudience<[QueueChangeOrReset]>()
  const halt = new AbortController()
  const firstTried = Promise.withResolvers<void>()
  let isListening = false
  const announce = ({ channel, payload = '' }: pg.Notification) => {
    if (channel === channels.readers) {
      // A restore announces `reset`; what a newer version announces may take something away.
      const { change, pace } = decodeNotification(payload) ?? { change: 'reset', pace: 'at-once' }
      readers.notify(change, pace)
      if (change === 'reset') editors.notify('reset')
    }
    const queueChange = channel === channels.editors ? readQueueChange(payload) : null
    if (queueChange) editors.notify(queueChange)
  }
  const onListening = () => {
    isListening = true
    readers.notify('reset', 'at-once')
    editors.notify('reset')
    firstTried.resolve()
  }
  const listening = (async () => {
    for (let retryMs = retryMsFirst; !halt.signal.aborted; retryMs = Math.min(retryMs * 2, retryMsMax)) {
      await listenOnce({ url: options.url, signal: halt.signal, announce, onListening }).catch(
        options.onTrouble,
      )
      firstTried.resolve()
      if (isListening) retryMs = retryMsFirst
      isListening = false
      await pause(retryMs, halt.signal)
    }
  })()
  return {
    isListening: () => isListening,
    firstTried: firstTried.promise,
    subscribe: readers.subscribe,
    queue: editors,
    close: () => {
      halt.abort()
      return listening
    },
  }
}

// Rejects when the connection breaks, and resolves when `signal` is aborted.
async function listenOnce(options: {
  url: string
  signal: AbortSignal
  announce: (notification: pg.Notification) => void
  onListening: () => void
}): Promise<void> {
  const { url, signal, announce, onListening } = options
  const client = new pg.Client({
    connectionString: url,
    application_name: 'chowk listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  })
  client.on('notification', announce)
  const broken = untilBroken(client)
  // The connection may break before `broken` is awaited, which would be an unhandled rejection.
  broken.catch(() => undefined)
  try {
    await client.connect()
    await client.query(`listen ${channels.readers}; listen ${channels.editors}`)
    onListening()
    await Promise.race([broken, probe(client, signal)])
  } finally {
    await client.end().catch(() => undefined)
  }
}

function untilBroken(client: pg.Client): Promise<never> {
  return new Promise((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('Connection terminated by the server')))
  })
}

async function probe(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(probeEveryMs, signal)
    if (!signal.aborted) await client.query('select 1')
  }
}
