import type { ChangeOrReset } from '../database/changes.ts'
import { foldChanges } from './event-stream.ts'

// Numbers the changes that are sent to open pages, so that a page that was disconnected for a moment receives the ones it
// missed, each once. Bursts are merged: an import announces thousands of changes of one category a minute.

/** Several changed stories are one event: `story:ID,ID`, or `stories` if there are more than `storiesNamedMax`. */
type StreamedChange = ChangeOrReset | 'stories'

type LoggedEvent = { number: number; change: StreamedChange; atMs: number }
// A page that missed more than this many events gets one `reset` and renews itself completely.
const keptEvents = 1_000

// The first change of a kind is sent immediately; later ones within this time are sent as one event at its end.
const foldMs = 400

// Stories that change together are gathered for this long before the first event.
const gatherStoriesMs = 50

// A kilobyte of ids, which is sent to thousands of readers.
const storiesNamedMax = 24

// A page is rendered a little before its stream opens, so a new stream starts with the changes of this time.
const openingMs = 20_000

export function createEventLog(options: {
  epoch: string
  nowMs: () => number
  send: (event: string) => void
}) {
  const { epoch, nowMs, send } = options
  const events: LoggedEvent[] = []
  const folded = foldChanges(publish, foldMs)
  const stories = gatherStories(publish)
  let last = 0

  function add(change: ChangeOrReset): void {
    // `placed:` is only for the page cache; the link's story is announced as well.
    if (change.startsWith('placed:')) return
    if (change.startsWith('story:')) stories.add(change.slice(6))
    else folded.add(change)
  }

  function publish(change: StreamedChange): void {
    last += 1
    events.push({ number: last, change, atMs: nowMs() })
    if (events.length > keptEvents) events.shift()
    send(writeEvent({ epoch, number: last, change }))
  }

  const catchUp = (lastEventId: string | null) =>
    writeCatchUp({ epoch, last, events, lastEventId, sinceMs: nowMs() - openingMs })
  const close = () => {
    stories.close()
    folded.close()
  }
  return { add, catchUp, close }
}

/** Sends at most one event every `foldMs`, however many stories a worker or an editor changes. */
function gatherStories(publish: (change: StreamedChange) => void) {
  const ids = new Set<string>()
  let timer: NodeJS.Timeout | null = null

  function flush(): void {
    timer = null
    if (ids.size === 0) return
    publish(ids.size > storiesNamedMax ? 'stories' : `story:${[...ids].join()}`)
    ids.clear()
    timer = setTimeout(flush, foldMs).unref()
  }

  function add(id: string): void {
    ids.add(id)
    timer ??= setTimeout(flush, gatherStoriesMs).unref()
  }

  return { add, close: () => clearTimeout(timer ?? undefined) }
}

/** The first events for a client that connects. `lastEventId` is null at its first connection. */
function writeCatchUp(options: {
  epoch: string
  last: number
  events: LoggedEvent[]
  lastEventId: string | null
  sinceMs: number
}): string {
  const { epoch, last, events, lastEventId, sinceMs } = options
  if (lastEventId === null) {
    const recent = events.filter(event => event.atMs > sinceMs)
    return writeMissed(epoch, recent) || `id: ${epoch}-${last}\n\n`
  }
  const number = readNumber(lastEventId, epoch)
  const oldest = events[0]?.number ?? last + 1
  if (number === null || number > last || number < oldest - 1) {
    return writeEvent({ epoch, number: last, change: 'reset' })
  }
  return writeMissed(
    epoch,
    events.filter(event => event.number > number),
  )
}

// One event for each kind of change is enough to renew a page.
function writeMissed(epoch: string, missed: LoggedEvent[]): string {
  const newest = new Map(missed.map(event => [event.change, event.number]))
  return missed
    .filter(event => newest.get(event.change) === event.number)
    .map(({ number, change }) => writeEvent({ epoch, number, change }))
    .join('')
}

function writeEvent(event: { epoch: string; number: number; change: StreamedChange }): string {
  return `id: ${event.epoch}-${event.number}\ndata: ${event.change}\n\n`
}

function readNumber(id: string, epoch: string): number | null {
  const [, given, digits = ''] = /^([a-z0-9]+)-(\d{1,15})$/.exec(id) ?? []
  return given === epoch ? Number(digits) : null
}
