/** Of `NOTIFY chowk_changes` about stories that readers may see (0054_stories_announced.sql). */
export type StoryChange =
  /** By the story's id: its title, counts, links or their texts. */
  | `story:${string}`
  /** By a link's id: readers see it in a story now, or no longer. */
  | `placed:${string}`

/** The payload of `NOTIFY chowk_changes`: what a committed change touched (0001_foundation.sql). */
export type Change = `news:${string}` | `page:${string}` | NamedChange | StoryChange

type NamedChange = (typeof namedChanges)[number]

const namedChanges = [
  'categories',
  'settings',
  'outlets',
  'front',
  'corrections',
  'ratings',
  'editorial-log',
  // Nobody announces it: pages with the block expect it after minutes (`http/count-clicks.ts`).
  'most-read',
] as const

/**
 * When readers are to see a change: an editor's at once; what comes in bursts (polls, batches of an import, pictures)
 * together with others, within half a second (`news:…` is then `together news:…`, see `announceTogether`).
 */
export type Pace = 'at-once' | 'together'

/** Says that anything may have changed: the connection that listens was lost for a while. */
export type ChangeOrReset = Change | 'reset'

export type Changes = { subscribe: (listener: (change: ChangeOrReset, pace: Pace) => void) => () => void }

/**
 * The payload of `NOTIFY chowk_queue` (0005_queue.sql): entries were added, or entries with these ids (separated by
 * commas) were decided; without ids, more than a message holds. `stories`: stories or proposals changed. It is for editors only and therefore no `Change`:
 * readers' pages and streams cannot carry it.
 */
export type QueueChange = 'added' | 'stories' | `changed:${string}`
export type QueueChangeOrReset = QueueChange | 'reset'
export type QueueChanges = { subscribe: (listener: (change: QueueChangeOrReset) => void) => () => void }

export function readQueueChange(payload: string): QueueChange | null {
  if (payload === 'added' || payload === 'stories') return payload
  return payload.startsWith('changed:') ? `changed:${payload.slice(8)}` : null
}

export function encodeNotification(change: Change, pace: Pace): string {
  return pace === 'together' ? `together ${change}` : change
}

/** Null for what this version does not know: a newer one may announce more. */
export function decodeNotification(payload: string): { change: Change; pace: Pace } | null {
  const [, together, name = ''] = /^(together )?(.*)$/s.exec(payload) ?? []
  const change = readChange(name)
  return change && { change, pace: together ? 'together' : 'at-once' }
}

function readChange(payload: string): Change | null {
  const named = namedChanges.find(name => name === payload)
  if (named) return named
  if (payload.startsWith('news:')) return `news:${payload.slice(5)}`
  if (payload.startsWith('story:')) return `story:${payload.slice(6)}`
  if (payload.startsWith('placed:')) return `placed:${payload.slice(7)}`
  return payload.startsWith('page:') ? `page:${payload.slice(5)}` : null
}
