import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../fields/record-id.ts'
import type { EntryStatus } from '../queue/entry.ts'
import type { EntryReason } from '../reasons/entry-reason.ts'
import type { Rule, RuledEntry } from './rule.ts'

export type EditedRule = Rule & { version: number; hitCount: number; lastHitAt: Date | null }

/** All rules in the order in which they are applied. */
export async function listRules(db: Db): Promise<EditedRule[]> {
  return selectRules(db).orderBy('position').orderBy('id').execute()
}

export async function findRule(db: Db, id: string): Promise<EditedRule | null> {
  if (!isUuid(id)) return null
  const rule = await selectRules(db).where('id', '=', id).executeTakeFirst()
  return rule ?? null
}

/** Counts the rules that matched in one poll, in the order of their ids, so that two polls cannot deadlock. */
export async function countRuleHits(db: Db, hits: Map<string, number>, now: Date): Promise<void> {
  if (hits.size === 0) return
  const rows = [...hits].map(([id, count]) => ({ id, count }))
  await sql`
    with hit as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as given(id uuid, count integer)),
      locked as (select id from rules where id in (select id from hit) order by id for no key update)
    update rules set hit_count = hit_count + hit.count, last_hit_at = ${now}
    from hit join locked using (id) where rules.id = hit.id`.execute(db)
}

export type EntryNote = { id: string; reason: EntryReason }

/**
 * Notes what a rule says about an outlet's edit, so that an editor sees it: a published entry that nobody decided on is among the
 * decided ones from then on; another's decision keeps its time. A waiting entry keeps the reason that it has. Returns the ids of
 * entries that had not this note, of whatever time.
 */
export async function noteEdits(db: Db, notes: EntryNote[], now: Date): Promise<Set<string>> {
  if (notes.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    update entries set reason = note.reason,
      decided_at = case when status = 'published' and (decided_at is null or decided_at = (entries.reason ->> 'at')::timestamptz)
        then ${now} else decided_at end
    from json_to_recordset(${JSON.stringify(notes)}::json) as note(id uuid, reason jsonb)
    where entries.id = note.id and entries.reason - 'at' is distinct from note.reason - 'at'
      and (entries.status <> 'waiting' or entries.reason is null) returning entries.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export type TriableEntry = RuledEntry & {
  id: string
  origin: 'feed' | 'tip'
  source: string
  status: Exclude<EntryStatus, 'unreadable'>
}

/** The entries that rules apply to, newest first: the latest, whatever was decided about them, and those that wait. */
export async function listTriedEntries(
  db: Db,
  { latestMax, waitingMax }: { latestMax: number; waitingMax: number },
): Promise<TriableEntry[]> {
  const latest = await selectTriable(db, {
    those: sql`entry.status <> 'unreadable'`,
    first: sql`entry.id desc limit ${latestMax}`,
  })
  const waiting = await selectTriable(db, {
    those: sql`entry.status = 'waiting'`,
    first: sql`entry.queued_at desc, entry.id desc limit ${waitingMax}`,
  })
  const entries = new Map([...waiting, ...latest].map(entry => [entry.id, entry]))
  return [...entries.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** Those of these entries that rules apply to, newest first. */
export async function findTriedEntries(db: Db, ids: readonly string[]): Promise<TriableEntry[]> {
  const those = sql`entry.id = any(${ids.filter(isUuid)}::uuid[]) and entry.status <> 'unreadable'`
  return selectTriable(db, { those, first: sql`entry.id desc` })
}

async function selectTriable(
  db: Db,
  { those, first }: { those: RawBuilder<unknown>; first: RawBuilder<unknown> },
): Promise<TriableEntry[]> {
  const { rows } = await sql<TriableEntry>`
    select entry.id, entry.title, entry.description, entry.outlet_id, entry.origin, entry.source, entry.status,
      coalesce(feed.category, entry.category) as category_id, coalesce(entry.language, feed.language) as language
    from entries entry left join feeds feed on feed.id = entry.feed_id
    where ${those} and entry.origin in ('feed', 'tip') order by ${first}`.execute(db)
  return rows
}

function selectRules(db: Db) {
  return db
    .selectFrom('rules')
    .select(['id', 'name', 'isOn', 'outletId', 'category as categoryId', 'language', 'words', 'action'])
    .select(['toCategory as toCategoryId', 'version', 'hitCount', 'lastHitAt'])
}
