import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { attachPublished } from '../../domain/stories/story-places.ts'

/** Older articles are no longer news, so that an import of a hundred thousand of them opens no stories. */
const windowMs = 3 * 86_400_000

const atOnceMax = 2000

/**
 * Adds a due row for each published link and waiting entry that arrived after `since`, so that polls and editors' verbs need
 * not write one. Returns how many are new. The place of an entry is kept by the link that it becomes.
 */
export async function enrollArticles(db: Db, { now, since }: { now: Date; since: Date }): Promise<number> {
  const newsAt = new Date(now.getTime() - windowMs)
  await attachPublished(db, sql`entry.decided_at > ${since}`)
  const links = await sql`
    with arrived as materialized (
      select id from news_links where created_at > ${since}
      union
      -- A feed's first poll dates its links back to their publication.
      select id from news_links where id between ${lowestIdAt(since)}::uuid and ${lowestIdAt(now)}::uuid
    )
    insert into story_links (news_link_id, canonical_url, published_at)
    select id, coalesce(canonical_url, url), published_at from arrived join news_links link using (id)
    where published_at > ${newsAt} and not is_sample
      and not exists (select from story_links where news_link_id = link.id)
    order by created_at desc limit ${atOnceMax}
    on conflict do nothing`.execute(db)
  const entries = await sql`
    insert into story_links (entry_id, canonical_url, published_at)
    select id, coalesce(canonical_url, url), coalesce(published_at, first_seen_at) from entries entry
    where status = 'waiting' and queued_at > ${since} and coalesce(published_at, first_seen_at) > ${newsAt}
      and not is_sample and not exists (select from story_links where entry_id = entry.id)
    order by queued_at desc limit ${atOnceMax}
    on conflict do nothing`.execute(db)
  return Number((links.numAffectedRows ?? 0n) + (entries.numAffectedRows ?? 0n))
}

/** The lowest id that `uuid_v7()` gives from this time on. Random ids of imported rows are hardly ever between two of these. */
function lowestIdAt(at: Date): string {
  return `${at.getTime().toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')}-7000-8000-000000000000`
}
