import type { QueueEntry, QueueView } from '../../domain/queue/queue-entry.ts'

/** One page of the queue as the server gives it. */
export type QueuePage = {
  view: QueueView
  entries: QueueEntry[]
  /** Key of the next page. */
  next: string | null
  /** Key above which everything is new. */
  top: string
  categories: { id: string; name: string }[]
}

/** What is being asked before a decision: which category, until when, or every field. */
export type Asking = 'category' | 'snooze' | 'edit' | null
