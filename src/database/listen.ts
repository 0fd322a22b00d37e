import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createAudience } from './audience.ts'
import {
  type ChangeOrReset,
  type Changes,
  decodeNotification,
  type Pace,
  type QueueChangeOrReset,
  type QueueChanges,
  readQueueChange,
} from './changes.ts'

export type ChangeListener = Changes & {
  queue: QueueChanges
  isListening: () => boolean
  /** Resolves when the first attempt to listen has succeeded or failed: a later subscriber gets no `reset` for it. */
  firstTried: Promise<void>
  close: () => Promise<void>
}

const channels = { readers: 'chowk_changes', editors: 'chowk_queue' }
const retryMsFirst = 100
const retryMsMax = 5_000

// A connection that died silently (dropped by a firewall) is noticed within this time.
const probeEveryMs = 15_000

/** Listens over a connection of its own and reconnects when it breaks: `reset` then says that notifications were missed. */
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
    const heard = channel === channels.readers ? decodeNotification(payload) : null
    const queueChange = channel === channels.editors ? readQueueChange(payload) : null
    if (heard) readers.notify(heard.change, heard.pace)
    if (queueChange) editors.notify(queueChange)
  }
  const onHeard = () => {
    isListening = true
    readers.notify('reset', 'at-once')
    editors.notify('reset')
    firstTried.resolve()
  }
  const listening = (async () => {
    for (let retryMs = retryMsFirst; !halt.signal.aborted; retryMs = Math.min(retryMs * 2, retryMsMax)) {
      await listenOnce({ url: options.url, signal: halt.signal, announce, onHeard }).catch(options.onTrouble)
      firstTried.resolve()
      if (isListening) retryMs = retryMsFirst
      isListening = false
      await wait(retryMs, undefined, { signal: halt.signal }).catch(() => undefined)
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

// Ends when the connection breaks (rejects) or `signal` says so (resolves).
async function listenOnce(options: {
  url: string
  signal: AbortSignal
  announce: (notification: pg.Notification) => void
  onHeard: () => void
}): Promise<void> {
  const { url, signal, announce, onHeard } = options
  const client = new pg.Client({
    connectionString: url,
    application_name: 'chowk listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  })
  client.on('notification', announce)
  const broken = untilBroken(client)
  // It may break before anything awaits it.
  broken.catch(() => undefined)
  try {
    await client.connect()
    await client.query(`listen ${channels.readers}; listen ${channels.editors}`)
    onHeard()
    await Promise.race([broken, probe(client, signal)])
  } finally {
    await client.end().catch(() => undefined)
  }
}

function untilBroken(client: pg.Client): Promise<never> {
  return new Promise((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection that hears changes ended')))
  })
}

async function probe(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await wait(probeEveryMs, undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) await client.query('select 1')
  }
}
