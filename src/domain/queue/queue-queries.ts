import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { cutPage } from '../../database/cut-page.ts'
import { type EntryState, type QueueEntry, type QueueFilter, type QueueKey, toHeldOf } from './queue-entry.ts'
import { listGroups } from './queue-groups.ts'

// Each filter has its index (0005_queue.sql), in the order of the page: at 100,000 waiting entries a page reads its own
// rows and no more. Two filters together read one index and drop what does not match.

// An entry keeps the id of a category that was deleted, for the undo (decision 55); till then it has none.
const standingCategory = sql<string | null>`(select id from categories where id = entries.category)`

type Listing = { filter: QueueFilter; now: Date; after: QueueKey | null; limit: number }

type Counting = {
  filter: QueueFilter
  now: Date
  above?: QueueKey | null
  below?: QueueKey | null
  most: number
}

/** One page of the queue, newest first, below `after`; entries of one article stand together under the newest. */
export async function listQueue(
  db: Db,
  { filter, now, after, limit }: Listing,
): Promise<{ entries: QueueEntry[]; next: QueueKey | null }> {
  const conditions = [conditionsOf(filter, now), after ? isBeyond(after, '<') : sql`true`]
  const found = await selectQueueEntries(db)
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .orderBy('entries.queuedAt', 'desc')
    .orderBy('entries.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { rows: shown, next } = cutPage(found, { limit, keyOf: ({ queuedAt, id }) => ({ queuedAt, id }) })
  const groups = await listGroups(db, shown, conditionsOf(filter, now))
  return {
    entries: shown
      .filter(row => !groups.isBelowAnother(row))
      .map(row => ({ ...toQueueEntry(row), group: groups.of(row) })),
    next,
  }
}

/**
 * At most `most` articles (and one more says that there are more); what waits twice is one. Of those above or below a
 * place in the list, or of all.
 */
export async function countQueue(db: Db, { filter, now, above, below, most }: Counting): Promise<number> {
  const conditions = [
    conditionsOf(filter, now),
    above ? isBeyond(above, '>') : sql`true`,
    below ? isBeyond(below, '<') : sql`true`,
  ]
  const { rows } = await sql<{ entries: number; articles: number }>`
    select count(*)::integer as entries,
      count(distinct coalesce(canonical_url, id::text) collate "C")::integer as articles
    from (select id, canonical_url from entries where ${sql.join(conditions, sql` and `)} limit ${most + 1}) as counted`.execute(
    db,
  )
  const { entries = 0, articles = 0 } = rows[0] ?? {}
  return entries > most ? entries : articles
}

/** What has become of these by now; what is gone is not among them. */
export async function listEntryStates(db: Db, ids: string[]): Promise<EntryState[]> {
  return db
    .selectFrom('entries')
    .select([
      'entries.id',
      'version',
      'status',
      standingCategory.as('categoryId'),
      'featured',
      'snoozedUntil',
    ])
    .select(({ selectFrom }) =>
      selectFrom('revisions')
        .select('accountName')
        .whereRef('recordId', '=', 'entries.id')
        .orderBy('at', 'desc')
        .orderBy('revisions.id', 'desc')
        .limit(1)
        .as('changedBy'),
    )
    .where('entries.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Outlets and languages that something waits of, by name: 2,000 outlets are 2,000 looks into an index. */
export async function listQueueChoices(
  db: Db,
): Promise<{ outlets: { id: string; name: string }[]; languages: string[] }> {
  const outlets = await sql<{ id: string; name: string }>`
    with recursive ${distinctWaiting(sql`outlet_id`)}
    select outlets.id, name from found join outlets on outlets.id = value order by name, outlets.id`.execute(
    db,
  )
  const languages = await sql<{ value: string }>`
    with recursive ${distinctWaiting(sql`language`)} select value from found where value is not null`.execute(
    db,
  )
  return { outlets: outlets.rows, languages: languages.rows.map(row => row.value) }
}

function distinctWaiting(column: RawBuilder<unknown>) {
  return sql`found (value) as (
    select (select ${column} from entries where status = 'waiting' order by ${column} limit 1)
    union all
    select (select ${column} from entries where status = 'waiting' and ${column} > value order by ${column} limit 1)
    from found where value is not null)`
}

function selectQueueEntries(db: Db) {
  return (
    db
      .selectFrom('entries')
      .leftJoin('newsLinks', 'newsLinks.id', 'entries.newsLinkId')
      .leftJoin('entries as first', 'first.id', 'entries.duplicateOf')
      .select(['entries.id', 'entries.version', 'entries.status', 'entries.origin', 'entries.title'])
      .select([
        'entries.description',
        'entries.url',
        'entries.imageUrl',
        'entries.source',
        'entries.language',
      ])
      .select([
        'entries.sourceIconUrl',
        standingCategory.as('categoryId'),
        'entries.featured',
        'entries.reason',
      ])
      .select([
        'entries.publishedAt',
        'entries.firstSeenAt as arrivedAt',
        'entries.queuedAt',
        'entries.snoozedUntil',
        'entries.canonicalUrl',
      ])
      .select(['entries.tipNote', 'entries.tipFrom'])
      // As `keep-tip-words.ts` writes it.
      .select(sql<QueueEntry['moreTips']>`entries.more_tips`.as('moreTips'))
      .select(['newsLinks.title as linkTitle', 'newsLinks.url as linkUrl'])
      .select(['first.title as firstTitle', 'first.url as firstUrl'])
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof selectQueueEntries>['executeTakeFirstOrThrow']>>

function toQueueEntry(row: Row): Omit<QueueEntry, 'group'> {
  const { canonicalUrl: _, linkTitle, linkUrl, firstTitle, firstUrl, ...entry } = row
  return { ...entry, heldOf: toHeldOf(row) }
}

function conditionsOf(
  { view, categoryId, outletId, language, origin, from, until }: QueueFilter,
  now: Date,
): RawBuilder<unknown> {
  const conditions = [
    // As the partial indexes say it.
    view === 'held' ? sql`entries.status = 'duplicate'` : sql`entries.status = 'waiting'`,
    view === 'snoozed' ? sql`entries.queued_at > ${now}` : sql`entries.queued_at <= ${now}`,
    categoryId === null ? null : sql`entries.category = ${categoryId}::uuid`,
    outletId === null ? null : sql`entries.outlet_id = ${outletId}::uuid`,
    language === null ? null : sql`entries.language = ${language}`,
    origin === null ? null : sql`entries.origin = ${origin}`,
    origin === null || origin === 'feed' ? null : sql`entries.origin <> 'feed'`,
    from && sql`entries.queued_at >= ${from}`,
    until && sql`entries.queued_at < ${until}`,
  ].filter(condition => condition !== null)
  return sql.join(conditions, sql` and `)
}

function isBeyond({ queuedAt, id }: QueueKey, side: '<' | '>'): RawBuilder<unknown> {
  return sql`(entries.queued_at, entries.id) ${sql.raw(side)} (${queuedAt}::timestamptz, ${id}::uuid)`
}
