import type { QueueEntry, QueueView } from '../../../domain/queue/queue-entry.ts'

export type QueuePage = {
  view: QueueView
  entries: QueueEntry[]
  /** Key of the next page. */
  next: string | null
  /** How many stand above the first entry of this page, and how many below its last: to 10,000, null when unknown. */
  before: number | null
  beyond: number | null
  /** The entry that was asked for, where no script points at one. */
  pointed: string | null
  /** Key above which everything is new. */
  top: string
  categories: { id: string; name: string; slug: string }[]
  /** Entries of one story stand together. */
  isByStory: boolean
}

/** The dialogs of the queue; `accept`, `file` and `pin` ask for the category of entries that have none. */
export type Asking = 'category' | 'accept' | 'file' | 'pin' | 'snooze' | 'edit' | 'note'
