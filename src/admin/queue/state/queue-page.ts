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
  categories: { id: string; name: string }[]
}

/** What is asked of an editor. */
export type Asking = 'category' | 'snooze' | 'edit'
