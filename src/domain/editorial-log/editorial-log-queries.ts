import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'

/** Actions of editors whose effect readers could see. */
type EditorialAct = 'published' | 'corrected' | 'took-down' | 'put-back' | 'withdrew-correction'

export type EditorialLogLine = {
  id: string
  at: Date
  act: EditorialAct
  headline: string
  source: string
  language: string | null
  /** The article, while its news link is public. */
  address: string | null
  /** The editor's name if they chose to be named; otherwise null. */
  name: string | null
}

export const logLinesPerPage = 50

// The public log is made from revisions, which hold more than readers may know. It reads only rows that were added to or
// removed from `news_links` and `corrections`, never `entries`: queued, rejected and scheduled articles have no such row.
// Slips stay out: an action that was undone within ten minutes is not listed, and neither is its undo.

const slip = sql`interval '10 minutes'`

/** Newest first, below `after`. */
export async function listEditorialLog(
  db: Db,
  { after, limit }: { after: TimeKey | null; limit: number },
): Promise<{ lines: EditorialLogLine[]; next: TimeKey | null }> {
  const below = after ? sql`and ${isBelow('act.at', after)}` : sql``
  const { rows } = await sql<EditorialLogLine>`
    select act.id, act.at,
      case
        when act.record_table = 'corrections' then case when act.after is null then 'withdrew-correction' else 'corrected' end
        when act.after is null then 'took-down'
        when act.action = 'add' then 'published'
        else 'put-back'
      end as act,
      coalesce(link.title, act.after ->> 'headline', act.before ->> 'headline', act.after ->> 'title', act.before ->> 'title') as headline,
      coalesce(link.source, act.after ->> 'source', act.before ->> 'source') as source,
      coalesce(link.language, act.after ->> 'language', act.before ->> 'language') as language,
      link.url as address,
      account.name
    from revisions act
    left join news_links link on link.id = case act.record_table when 'news_links' then act.record_id
      else (coalesce(act.after, act.before) ->> 'news_link_id')::uuid end
    left join accounts account on account.id = act.account_id and account.named_in_log
    where act.record_table in ('news_links', 'corrections') and not act.is_bulk
      and (act.before is null or act.after is null)
      and coalesce(act.after, act.before) ->> 'is_sample' is distinct from 'true'
      and not (act.undone and exists (
        select from revisions undo where undo.record_id = act.record_id and undo.action = 'restore'
          and undo.at between act.at and act.at + ${slip} and (undo.before is null) <> (act.before is null)))
      and not (act.action = 'restore' and exists (
        select from revisions done where done.record_id = act.record_id and done.undone
          and done.at between act.at - ${slip} and act.at and (done.before is null) <> (act.before is null)
          and (done.before is null or done.after is null)))
      ${below}
    order by act.at desc, act.id desc limit ${limit + 1}`.execute(db)
  const page = slicePage(rows, { limit, keyOf: ({ at, id }) => ({ at, id }) })
  return { lines: page.rows, next: page.next }
}
