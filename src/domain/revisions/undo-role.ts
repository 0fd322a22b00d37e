import { type RecordTable, recordKinds } from './record-kinds.ts'

const kindOf: Record<RecordTable, { restored: readonly string[]; needs?: 'administrator' }> = recordKinds

/** The role that undo and restore of a record need; null where neither is offered. */
export function findUndoRole(table: RecordTable): 'administrator' | 'editor' | null {
  const { restored, needs = 'editor' } = kindOf[table]
  return restored.length === 0 ? null : needs
}
