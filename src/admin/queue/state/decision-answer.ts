import type { EntryMark } from '../../../domain/queue/entry-mark-queries.ts'
import type { EntryState } from '../../../domain/queue/queue-entry.ts'
import type { FieldErrors } from '../../forms/read-form.ts'

/** As many entries as one request decides; a larger selection is sent in pieces of one batch. */
export const entriesMax = 500

export type ShownState = Pick<EntryState, 'id' | 'version' | 'categoryId' | 'featured'> & {
  /** It no longer waits here: decided, or snoozed. */
  isAway: boolean
  /** "Published by Asha Devi", what became of it last. */
  fate: string
  /** Absent where it was not read: it stays as it is. */
  mark?: EntryMark | null
}

/** Why one entry was left as it is, in a sentence; without a state it is gone. */
export type ShownRefusal = { id: string; text: string; state: ShownState | null }

export type DecisionAnswer =
  | {
      ok: true
      decided: ShownState[]
      refused: ShownRefusal[]
      batchId: string | null
      /** Effects that this page does not show, in sentences: an exception that was learnt, or the place of the link. */
      said?: string
    }
  /** `isUnheard`: the server did not take it, or nobody knows whether it did. */
  | { ok: false; text: string; errors?: FieldErrors; isUnheard?: true }
