import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { EntryRuling, KnownEntry, NewEntry } from '../entry.ts'

type Seen = Pick<KnownEntry, 'id' | 'status' | 'version'>

/** The new judgement of an entry that was read as `was`; a missing ruling leaves the old one. */
export type Rejudged = { was: Seen } & Pick<
  NewEntry,
  'status' | 'reason' | 'newsLinkId' | 'duplicateOf' | 'duplicateRule' | 'givenUrl'
> &
  Partial<EntryRuling>

/**
 * Updates entries with a poll's new judgement, except those that an editor has changed since and those that do not change.
 * An entry whose status changes gets a new version, so that open pages are notified; `judged_version` distinguishes it from
 * an editor's version.
 */
export async function rejudgeEntries(tx: Db, entries: Rejudged[], now: Date): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ was, ...judged }) => ({
    ...judged,
    id: was.id,
    wasStatus: was.status,
    wasVersion: was.version,
    isRuled: judged.category !== undefined,
  }))
  await sql`
    update entries set status = judged.status, reason = judged.reason, duplicate_rule = judged."duplicateRule",
      news_link_id = judged."newsLinkId", duplicate_of = judged."duplicateOf", given_url = judged."givenUrl",
      category = case when judged."isRuled" then judged.category else entries.category end,
      category_judgement = case when judged."isRuled" then judged."categoryJudgement"
        else entries.category_judgement end,
      rule_id = case when judged."isRuled" then judged."ruleId" else entries.rule_id end,
      decided_at = case when judged."isRuled" then judged."decidedAt" else entries.decided_at end,
      version = entries.version + moved.by, judged_version = entries.judged_version + moved.by,
      updated_at = case when moved.by = 0 then entries.updated_at else ${now} end
    from json_to_recordset(${JSON.stringify(rows)}::json) as judged(
        id uuid, "wasStatus" text, "wasVersion" integer, "isRuled" boolean, status text, reason jsonb,
        "duplicateRule" text, "newsLinkId" uuid, "duplicateOf" uuid, "givenUrl" text,
        category uuid, "categoryJudgement" jsonb, "ruleId" uuid, "decidedAt" timestamptz(3)),
      lateral (select case when judged.status = judged."wasStatus" then 0 else 1 end as by) as moved
    where entries.id = judged.id and entries.status = judged."wasStatus" and entries.version = judged."wasVersion"
      and (entries.status, entries.duplicate_rule, entries.news_link_id, entries.duplicate_of, entries.reason)
        is distinct from (judged.status, judged."duplicateRule", judged."newsLinkId", judged."duplicateOf", judged.reason)`.execute(
    tx,
  )
}
