import type { QueueEntry, QueueView } from '../../../domain/queue/queue-entry.ts'

export type QueuePage = {
  view: QueueView
  entries: QueueEntry[]
  /** Key of the next page. */
  next: string | null
  /** How many entries are above the first of this page and below its last: up to 10,000, null if unknown. */
  before: number | null
  beyond: number | null
  /** The requested open entry, when no script moves the cursor. */
  pointed: string | null
  /** Entries above this key are new. */
  top: string
  categories: { id: string; name: string; slug: string }[]
  /** The name of the signed-in editor, who may decide entries that this name has claimed. */
  me: string
  /** Whether any entry has ever arrived. */
  isUsed: boolean
  /** Entries of one story are grouped. */
  isByStory: boolean
}

/** The dialogs of the queue; `accept`, `file` and `pin` ask for the category of entries without one. */
export type QueueDialog = 'category' | 'accept' | 'file' | 'pin' | 'snooze' | 'edit' | 'note' | 'put'

// Limits of the queue's pages and requests.

// No editor decides more in a sitting, and counting this far takes some 10 ms.
export const countMax = 9_999

/**
 * The most entries whose current states one request reads. Its address holds their ids beside the filter of the list, and old
 * proxies forward at most 4,096 characters.
 */
export const statesMax = 60

/**
 * After this time a request counts as failed. A phone that changes its cell can lose one without an error, and all later
 * requests would wait forever.
 */
export const responseMsMax = 30_000
