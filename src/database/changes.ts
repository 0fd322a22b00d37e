import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'

/** The part of `NOTIFY chowk_changes` that concerns public stories (the trigger function `announce_public_stories`). */
export type StoryChange =
  /** With the story's id: its title, counts, links or their texts changed. */
  | `story:${string}`
  /** With a link's id: it is now in a public story, or no longer. */
  | `placed:${string}`

/** The payload of `NOTIFY chowk_changes`: what a committed write changed (the trigger functions `announce_…`). */
export type Change = `news:${string}` | `page:${string}` | NamedChange | StoryChange

type NamedChange = (typeof namedChanges)[number]

const namedChanges = [
  // These concern a whole table.
  'categories',
  'corrections',
  'outlets',
  'settings',
  'front',
  'ratings',
  'editorial-log',
  // Never announced by the database: pages with the block schedule the one (`http/count-clicks.ts`), pages of today the other.
  'most-read',
  'day',
] as const

/**
 * How readers' pages follow a change. `at-once`: no page of before is served again. `adding`: new links and nothing else, so
 * the page of before is served until its successor is rendered (`adding news:…`). `together`: changes that come in bursts
 * (polls, batches of an import, pictures) are gathered, too (`together news:…`, see `announceTogether`).
 */
export type Pace = 'at-once' | 'adding' | 'together'

const gentlePaces = ['adding', 'together'] as const

/** `reset`: anything may have changed, by a restore or while the listening connection was lost. */
export type ChangeOrReset = Change | 'reset'

export type Changes = { subscribe: (listener: (change: ChangeOrReset, pace: Pace) => void) => () => void }

/**
 * The payload of `NOTIFY chowk_queue` (the trigger function `announce_queue`): entries were added, or entries with these comma-separated ids were
 * decided; without ids there were more than a message holds. `stories`: stories or proposals changed. It is for editors only
 * and therefore no `Change`, so readers' pages and streams cannot carry it.
 */
type QueueChange = 'added' | 'stories' | `changed:${string}`
export type QueueChangeOrReset = QueueChange | 'reset'
export type QueueChanges = { subscribe: (listener: (change: QueueChangeOrReset) => void) => () => void }

export function readQueueChange(payload: string): QueueChange | null {
  if (payload === 'added' || payload === 'stories') return payload
  return payload.startsWith('changed:') ? `changed:${payload.slice(8)}` : null
}

export function encodeNotification(change: Change, pace: Pace): string {
  return pace === 'at-once' ? change : `${pace} ${change}`
}

/** Null for `reset`, and for a change that this version does not know; a newer version may announce more. */
export function decodeNotification(payload: string): { change: Change; pace: Pace } | null {
  const pace = gentlePaces.find(pace => payload.startsWith(`${pace} `))
  const change = readChange(pace ? payload.slice(pace.length + 1) : payload)
  return change && { change, pace: pace ?? 'at-once' }
}

function readChange(payload: string): Change | null {
  const named = namedChanges.find(name => name === payload)
  if (named) return named
  if (payload.startsWith('news:')) return `news:${payload.slice(5)}`
  if (payload.startsWith('story:')) return `story:${payload.slice(6)}`
  if (payload.startsWith('placed:')) return `placed:${payload.slice(7)}`
  return payload.startsWith('page:') ? `page:${payload.slice(5)}` : null
}

/** For one of many similar transactions: readers are shown its changes together with those of the others. */
export async function announceTogether(tx: Db): Promise<void> {
  await sql`select set_config('chowk.pace', 'together', true)`.execute(tx)
}

/** Announces a change that no trigger notices, at the pace of the transaction, as the triggers do. */
export function notifyAtPace(change: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_notify('chowk_changes', coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '') || ${change})`
}

/**
 * Announces that links of these categories look different although their rows did not change (their pictures arrived);
 * readers are shown it together with other changes.
 */
export async function announceNewsTogether(db: Db, categoryIds: Iterable<string>): Promise<void> {
  const payloads = Array.from(categoryIds, id => encodeNotification(`news:${id}`, 'together'))
  await sql`select pg_notify('chowk_changes', payload) from unnest(${payloads}::text[]) as payload`.execute(
    db,
  )
}

export function createAudience<Message extends unknown[]>() {
  const listeners = new Set<(...message: Message) => void>()
  const notify = (...message: Message) => {
    for (const listener of listeners) listener(...message)
  }
  const subscribe = (listener: (...message: Message) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { notify, subscribe }
}
