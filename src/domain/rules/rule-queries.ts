import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../is-uuid.ts'
import type { EntryStatus } from '../queue/entry.ts'
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

export type RecentEntry = RuledEntry & {
  id: string
  origin: 'feed' | 'tip'
  source: string
  status: Exclude<EntryStatus, 'unreadable'>
}

/** The latest entries that rules apply to, newest first, whatever was decided about them. */
export async function listRecentEntries(db: Db, limit: number): Promise<RecentEntry[]> {
  const { rows } = await sql<RecentEntry>`
    select entry.id, entry.title, entry.description, entry.outlet_id, entry.origin, entry.source, entry.status,
      coalesce(feed.category, entry.category) as category_id, coalesce(entry.language, feed.language) as language
    from entries entry left join feeds feed on feed.id = entry.feed_id
    where entry.status <> 'unreadable' and entry.origin in ('feed', 'tip') order by entry.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

function selectRules(db: Db) {
  return db
    .selectFrom('rules')
    .select(['id', 'name', 'isOn', 'outletId', 'category as categoryId', 'language', 'words', 'action'])
    .select(['toCategory as toCategoryId', 'version', 'hitCount', 'lastHitAt'])
}
