import type { Dispatch, RefObject } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { QueueEvent } from '../queue-state.ts'
import type { QueueToast } from '../use-queue-toast.tsx'
import type { Piece } from './send-in-pieces.ts'

/** One decision of this page, for its undo. */
export type Done = Piece<QueueEntry>[]

/** Where a decision shows: in the list, in what is told, and in what can be taken back. */
export type DecidingDesk = { dispatch: Dispatch<QueueEvent>; toast: QueueToast; undoStack: RefObject<Done[]> }
