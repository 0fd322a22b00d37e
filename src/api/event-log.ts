import type { ChangeOrReset } from '../database/changes.ts'

// The changes that open pages are told about, with numbers, so that a page that was away for a moment hears what it
// missed and nothing twice. Bursts are folded: an import announces thousands of changes of one category a minute.

export type LoggedEvent = { number: number; change: ChangeOrReset; atMs: number }
export type EventLog = ReturnType<typeof createEventLog>

// A page that was away for longer than this many events gets one `reset` and renews itself as a whole.
const keptEvents = 1_000

// The first change of a kind goes out at once, those within this time after it together at its end.
const foldMs = 400

// A page is made a little before its stream opens; what changed between is told again.
const openingMs = 20_000

export function createEventLog(options: {
  epoch: string
  nowMs: () => number
  send: (event: string) => void
}) {
  const { epoch, nowMs, send } = options
  const events: LoggedEvent[] = []
  const folding = new Map<ChangeOrReset, { timer: NodeJS.Timeout; isDue: boolean }>()
  let last = 0

  function add(change: ChangeOrReset): void {
    const open = folding.get(change)
    if (open) open.isDue = true
    else publish(change)
  }

  function publish(change: ChangeOrReset): void {
    last += 1
    events.push({ number: last, change, atMs: nowMs() })
    if (events.length > keptEvents) events.shift()
    const timer = setTimeout(() => endFold(change), foldMs)
    folding.set(change, { timer: timer.unref(), isDue: false })
    send(writeEvent(`${epoch}-${last}`, change))
  }

  function endFold(change: ChangeOrReset): void {
    const isDue = folding.get(change)?.isDue
    folding.delete(change)
    if (isDue) publish(change)
  }

  /** What a client that connects has to hear first. `lastEventId` is null for one that never was here. */
  function catchUp(lastEventId: string | null): string {
    const here = `${epoch}-${last}`
    if (lastEventId === null)
      return writeMissed(
        here,
        events.filter(event => event.atMs > nowMs() - openingMs),
      )
    const number = readNumber(lastEventId, epoch)
    const oldest = events[0]?.number ?? last + 1
    if (number === null || number > last || number < oldest - 1) return writeEvent(here, 'reset')
    return writeMissed(
      here,
      events.filter(event => event.number > number),
    )
  }

  function close(): void {
    for (const { timer } of folding.values()) clearTimeout(timer)
  }

  return { add, catchUp, close }
}

// One event a kind of change is enough to renew a page; all of them carry the newest id.
function writeMissed(id: string, missed: LoggedEvent[]): string {
  const changes = new Set(missed.map(event => event.change))
  if (changes.size === 0) return `id: ${id}\n\n`
  return [...changes].map(change => writeEvent(id, change)).join('')
}

function writeEvent(id: string, change: ChangeOrReset): string {
  return `id: ${id}\ndata: ${change}\n\n`
}

function readNumber(id: string, epoch: string): number | null {
  const [, given, digits = ''] = /^([a-z0-9]+)-(\d{1,15})$/.exec(id) ?? []
  return given === epoch ? Number(digits) : null
}
