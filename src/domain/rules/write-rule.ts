import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { violationOf } from '../../database/database-error.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUuid } from '../fields/record-id.ts'
import type { Editor } from '../revisions/revision.ts'
import { addRecord, deleteRecords, updateRecord, updateRecords } from '../revisions/write-record.ts'
import type { RuleInput } from './rule-schema.ts'

/** `gone`: the outlet or a category of the rule has been deleted. */
export type SaveRuleResult =
  | { ok: true; batchId: string }
  | { ok: false; reason: 'gone' | 'not-found' | 'stale' }

/** Adds a rule after all others. */
export async function addRule(
  db: Db,
  { input, ...editor }: Editor & { input: RuleInput },
): Promise<SaveRuleResult> {
  return catchGone(db, async tx => {
    const values = { ...toColumns(input), position: sql`(select coalesce(max(position), 0) + 1 from rules)` }
    const added = await addRecord(tx, { table: 'rules', values, ...editor })
    return added ? { ok: true, batchId: added.batchId } : { ok: false, reason: 'stale' }
  })
}

/** Keeps the rule's position and state. `stale`: another editor has changed what it does since `version`. */
export async function updateRule(
  db: Db,
  { input, ...update }: Editor & { id: string; version: number; input: RuleInput },
): Promise<SaveRuleResult> {
  return catchGone(db, async tx => {
    const version = await followMoves(tx, update)
    const updated = await updateRecord(tx, { table: 'rules', values: toColumns(input), ...update, version })
    if (updated.ok) return updated
    return { ok: false, reason: updated.reason === 'taken' ? 'stale' : updated.reason }
  })
}

/** The present version if the rule was only moved or switched since `version`. */
async function followMoves(tx: Db, { id, version }: { id: string; version: number }): Promise<number> {
  if (!isUuid(id)) return version
  const { rows } = await sql<{ version: number }>`
    select max((after ->> 'version')::integer) as version from revisions
    where record_id = ${id} and (after ->> 'version')::integer > ${version}
    having bool_and(before - ${beside}::text[] = after - ${beside}::text[])`.execute(tx)
  return rows[0]?.version ?? version
}

const beside = ['position', 'is_on', 'version', 'updated_at', 'hit_count', 'last_hit_at']

export type RuleChange = 'up' | 'down' | 'on' | 'off' | 'delete'

export async function changeRule(
  db: Db,
  { id, change, ...editor }: Editor & { id: string; change: RuleChange },
): Promise<{ ok: true; batchId: string } | { ok: false }> {
  if (!isUuid(id)) return { ok: false }
  return inTransaction(db, async tx => {
    const write = { table: 'rules', ids: [id], ...editor } satisfies Parameters<typeof deleteRecords>[1]
    if (change === 'up' || change === 'down') return moveRule(tx, { id, change, ...editor })
    const { count, batchId } =
      change === 'delete'
        ? await deleteRecords(tx, write)
        : await updateRecords(tx, { ...write, values: { isOn: change === 'on' } })
    return count > 0 ? { ok: true, batchId } : { ok: false }
  })
}

async function moveRule(
  tx: Db,
  { id, change, ...editor }: Editor & { id: string; change: 'up' | 'down' },
): Promise<{ ok: true; batchId: string } | { ok: false }> {
  const { rows } = await sql<{ id: string; position: number }>`
    select id, position from rules order by id for update`.execute(tx)
  const ordered = rows.toSorted((one, other) => one.position - other.position)
  const ids = ordered.map(rule => rule.id)
  const from = ids.indexOf(id)
  const to = change === 'up' ? from - 1 : from + 1
  const other = ids[to]
  if (from === -1 || other === undefined) return { ok: false }
  const batchId = randomUUID()
  const moved = ids.with(from, other).with(to, id)
  const positions = new Map(ordered.map(rule => [rule.id, rule.position]))
  for (const [at, each] of moved.entries()) {
    const values = { position: at + 1 }
    // Deleted rules leave gaps, and restored ones may have the position of another.
    if (positions.get(each) === values.position) continue
    await updateRecords(tx, { table: 'rules', ids: [each], values, batchId, ...editor })
  }
  return { ok: true, batchId }
}

function toColumns(input: RuleInput) {
  const { name, outletId, categoryId, language, words, action, toCategoryId } = input
  return {
    name,
    words,
    action,
    outletId: outletId || null,
    category: categoryId || null,
    language: language || null,
    toCategory: action === 'category' ? toCategoryId : null,
  }
}

/** Turns a violated reference into `gone`. Within a caller's transaction, which the violation aborts, the caller must do that. */
export async function catchGone(db: Db, work: (tx: Db) => Promise<SaveRuleResult>): Promise<SaveRuleResult> {
  if (db.isTransaction) return work(db)
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (violationOf(error) === 'reference') return { ok: false, reason: 'gone' }
    throw error
  }
}
