import { isUuid } from '../../../domain/fields/record-id.ts'
import type { EntryMark } from '../../../domain/queue/entry-mark-queries.ts'
import type { SeenEntry } from '../../../domain/queue/open-entries.ts'
import type { EntryState, QueueEntry, QueueView } from '../../../domain/queue/queue-entry.ts'
import type { EntryStory } from '../../../domain/queue/queue-stories.ts'
import type { FieldErrors } from '../../forms/read-form.ts'

/** The most entries of one request; a larger selection is sent as several requests of one batch. */
export const entriesMax = 500

export type ShownState = Pick<EntryState, 'id' | 'version' | 'categoryId' | 'featured'> & {
  /** Decided or snoozed, so no longer waiting. */
  isAway: boolean
  /** The latest decision: "Published by Asha Devi". */
  fate: string
  /** The published link that it became, or whose duplicate it is. */
  linkId: string | null
  /** Absent if it was not read; the page then keeps its own. */
  mark?: EntryMark | null
  /** The name of its story, '' once that has no other article. Absent if the entry is away or it was not read. */
  storyTitle?: string
}

/** Why one entry was left unchanged, in a sentence; `state` is null if the entry is gone or as it was. */
export type ShownRefusal = {
  id: string
  text: string
  state: ShownState | null
  /** Another editor changed it, but it is still open: after a look at the change it can be decided. */
  isChanged?: true
}

export type DecisionResponse =
  | {
      ok: true
      decided: ShownState[]
      refused: ShownRefusal[]
      batchId: string | null
      /** Effects that this page does not show, in sentences: a learnt exception, or the link's place. */
      detail?: string
      /** The news link that the one published entry became. */
      linkId?: string
      /** By entry id: the stories after a decision about stories. */
      stories?: Record<string, EntryStory>
    }
  /** `isUnconfirmed`: the request did not reach the server, was not saved, or its response was lost. */
  | {
      ok: false
      text: string
      errors?: FieldErrors
      isUnconfirmed?: true
      /** The record whose history explains the failure. */
      historyId?: string
    }

/** News for an open page of the queue: how many entries arrived on top, and the current state of the entries it shows. */
export type QueueNews = { waiting: string; newer: number; states: ShownState[] }

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

// An entry in a form as the editor saw it: `ID:VERSION`, or `ID:VERSION:CATEGORY` with the category to accept it into.

export function writeSeen({ id, version, acceptedCategory: category }: SeenEntry): string {
  return category ? `${id}:${version}:${category}` : `${id}:${version}`
}

export function readSeen(text: string): SeenEntry {
  const [id = '', version = '', category = ''] = text.split(':')
  return { id, version: Number(version), ...(isUuid(category) ? { acceptedCategory: category } : {}) }
}
