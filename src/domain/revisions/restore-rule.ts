import type { Db } from '../../database/connect.ts'
import type { Batch } from './editor.ts'
import type { Standing } from './find-standing.ts'
import type { Restoration } from './restore-records.ts'
import type { Revision } from './revision.ts'

export type UndoRefusal =
  | 'nothing-to-undo'
  | 'changed-since'
  | 'in-use'
  | 'address-taken'
  | 'time-passed'
  | 'against-stories'
  | Standing
  | 'needs-administrator'

/** Conditions of a noun for undo and restore. A rule gets all records that are restored together and picks its own. */
export type RestoreRule = {
  /** Takes locks that come before those of the rows. */
  lock?: (tx: Db, revisions: readonly Revision[]) => Promise<void>
  /** Why the records may not return. Nothing has been written yet. */
  refuse?: (tx: Db, restored: readonly Restoration[], now: Date) => Promise<UndoRefusal | null>
  /** Runs before the records are written. `complete` runs after that; its refusal rolls everything back. */
  prepare?: (tx: Db, restored: readonly Restoration[]) => Promise<Complete>
}

export type Complete = (editor: Batch) => Promise<UndoRefusal | null>
