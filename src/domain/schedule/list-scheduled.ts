import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Act } from './carry-out-due.ts'

/** One scheduled act. `takeDownAt` is when an item to be published is to be taken down again. */
export type ScheduledAct = {
  /** A planned pin begins without an act and is changed on the front desk. */
  act: Act | 'begin-pin'
  /** The id of the entry, link, page or pin. */
  id: string
  version: number
  title: string
  /** The source of a link, the path of a page, or the slot of a pin. */
  source: string
  at: Date
  takeDownAt: Date | null
}

// A worker looks for due acts every two seconds, and carries out many at once after a pause.
const lateMs = 60_000

/** Whether no worker has carried it out at its time. */
export function isOverdue({ at }: Pick<ScheduledAct, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() > lateMs
}

// More than editors plan; the list says if there are more.
export const scheduledMax = 200

/** All scheduled acts, the next first; one more than `scheduledMax` shows that there are more. */
export async function listScheduled(
  db: Db,
  { now, limit = scheduledMax + 1 }: { now: Date; limit?: number },
): Promise<ScheduledAct[]> {
  const { rows } = await sql<ScheduledAct>`
    select act, id, version, title, source, at, take_down_at from (
      (select 'publish-link' as act, id, version, scheduled_link -> 'input' ->> 'title' as title,
          scheduled_link -> 'input' ->> 'source' as source, publish_at as at, take_down_at
        from entries where status = 'scheduled' order by publish_at, id limit ${limit})
      union all
      (select 'take-down-link', id, version, title, source, take_down_at, null
        from news_links where take_down_at is not null order by take_down_at, id limit ${limit})
      union all
      (select 'publish-page', id, version, title, '/' || type, publish_at, take_down_at
        from scheduled_pages order by publish_at, id limit ${limit})
      union all
      (select 'take-down-page', id, version, title, '/' || type, take_down_at, null
        from site_links where take_down_at is not null)
      union all
      (select 'begin-pin', id, version, title, place, begins_at, ends_at
        from pins where begins_at > ${now} order by begins_at, id limit ${limit})
    ) coming order by at, id limit ${limit}`.execute(db)
  return rows
}
