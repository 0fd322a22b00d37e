import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { openAttemptsMax } from '../../database/lease.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { ImageUse } from './image.ts'

/** An image that pages want and that was not tried lately. */
export type DueImage = {
  id: string
  url: string
  use: ImageUse
  /** The newest article that it belongs to. */
  articleUrl: string
  categoryIds: string[]
  /** Attempts without an outcome so far. */
  openAttempts: number
}

type StoredImage = { id: string; url: string; status: 'fetching' | 'ready' | 'failed' }

// The pictures that readers see first: the newest of the site and of each category (two pages of it). Older links had their
// turn when they were new; an import of a hundred thousand must not send us to a hundred thousand servers.
const newestMax = 300
const perCategoryMax = 48

// Of a picture in a row. Each outlet has one icon, which every link shows: it is tried on, once a week.
const failuresMax = 6

/** The missing images of the newest links, newest first. */
export async function listDueImages(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<DueImage[]> {
  const { rows } = await sql<DueImage>`
    with newest as (
      (select image_url, source_icon_url, url as article_url, category, created_at from news_links
        order by created_at desc, id desc limit ${newestMax})
      union all
      select link.image_url, link.source_icon_url, link.article_url, link.category, link.created_at
      from categories cross join lateral (
        select image_url, source_icon_url, url as article_url, category, created_at from news_links
        where category = any(array[categories.id])
        order by category, created_at desc, id desc limit ${perCategoryMax}) link
      union all
      (select image_url, source_icon_url, url as article_url, category, created_at from news_links
        where featured order by created_at desc, id desc limit 1)
    ), wanted as (
      select image_id(url) as id, url, use, max(created_at) as newest_at, array_agg(distinct category::text) as category_ids,
        (array_agg(article_url order by created_at desc))[1] as article_url
      from newest cross join lateral (values (image_url, 'picture'), (source_icon_url, 'icon')) as of_link (url, use)
      where url ~ '^https?://' and length(url) <= 2048
      group by url, use
    )
    select distinct on (newest_at, wanted.id) wanted.id, wanted.url, wanted.use, wanted.category_ids, wanted.article_url,
      coalesce(image.open_attempts, 0) as open_attempts
    from wanted left join images image on image.id = wanted.id
    where (select show_images from settings)
      and (image.id is null or (
        image.status <> 'ready' and image.next_try_at <= ${now}
        and (image.failed_count < ${failuresMax} or wanted.use = 'icon')))
    order by newest_at desc, wanted.id, wanted.use desc
    limit ${limit}`.execute(db)
  return rows
}

/** Gives up on images whose last three attempts had no outcome. Returns how many. */
export async function setAsideImages(db: Db, now: Date): Promise<number> {
  const aside = await sql`
    update images set status = 'failed', failure = 'crashed-the-reader', next_try_at = null, updated_at = ${now}
    where status = 'fetching' and next_try_at <= ${now} and open_attempts >= ${openAttemptsMax}`.execute(db)
  return Number(aside.numAffectedRows ?? 0n)
}

/** Claims an image until `until`, and counts the attempt; false while another worker has claimed it or its host. */
export async function claimImage(
  db: Db,
  image: { id: string; url: string; host: string; signature: string },
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { id, url, host, signature } = image
  return inTransaction(db, async tx => {
    // Two workers that look at the same moment would both find the host free.
    await takeLock(tx, 'pictures of a host', host)
    const claimed = await sql`
    insert into images (id, url, host, signature, status, next_try_at, updated_at, open_attempts)
    select ${id}, ${url}, ${host}, ${signature}, 'fetching', ${until}, ${now}, 1
    where not exists (
      select from images where host = ${host} and status = 'fetching' and next_try_at > ${now})
    on conflict (id) do update
      set status = 'fetching', failure = null, next_try_at = ${until}, updated_at = ${now},
        open_attempts = images.open_attempts + 1
      where images.status <> 'ready' and images.next_try_at <= ${now}`.execute(tx)
    return claimed.numAffectedRows === 1n
  })
}

/** Gives a claim back, as if the attempt had not begun. */
export async function releaseImage(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('images')
    .set(eb => ({ nextTryAt: now, openAttempts: eb('openAttempts', '-', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'fetching')
    .execute()
}

/** Its files are on the disk of this machine; earlier failures no longer count. */
export async function markImageReady(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('images')
    .set({ status: 'ready', failure: null, failedCount: 0, openAttempts: 0, nextTryAt: null, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** `nextTryAt` null: there is no further attempt. */
export async function markImageFailed(
  db: Db,
  id: string,
  { failure, nextTryAt, now }: { failure: string; nextTryAt: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('images')
    .set(eb => ({
      status: 'failed' as const,
      failure,
      failedCount: eb('failedCount', '+', 1),
      ...(failure === 'crashed-the-reader' ? {} : { openAttempts: 0 }),
      nextTryAt,
      updatedAt: now,
    }))
    .where('id', '=', id)
    .execute()
}

/** The newest article with this picture; null if none has it any more. */
export async function findArticleOfImage(db: Db, url: string): Promise<string | null> {
  const { rows } = await sql<{ url: string }>`
    select url from news_links where ${isUsedAs('image_url', sql`${url}::text`)}
    order by created_at desc limit 1`.execute(db)
  return rows[0]?.url ?? null
}

type PictureColumn = 'image_url' | 'source_icon_url'

/** Two indexes of links have the hash, because an address may be longer than an index accepts. */
function isUsedAs(column: PictureColumn, url: RawBuilder<unknown>) {
  const name = sql.ref(`news_links.${column}`)
  return sql`${name} <> '' and hashtextextended(${name}, 0) = hashtextextended(${url}, 0) and ${name} = ${url}`
}

/** `id` is `image_id(url)`; null for a picture that no page has wanted yet. */
export async function findImage(db: Db, id: string): Promise<StoredImage | null> {
  const image = await db
    .selectFrom('images')
    .select(['id', 'url', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  return image ?? null
}

/** How often an image has failed in a row, and how many attempts ended without an outcome. */
export async function countImageFailures(
  db: Db,
  id: string,
): Promise<{ failedCount: number; openAttempts: number }> {
  const image = await db
    .selectFrom('images')
    .select(['failedCount', 'openAttempts'])
    .where('id', '=', id)
    .executeTakeFirst()
  return image ?? { failedCount: 0, openAttempts: 0 }
}

/** Whether a published article shows it: an article that is taken down takes its picture along. */
export async function isImageShown(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from images image
    where image.id = ${id} and (${isUsed('image_url')} or ${isUsed('source_icon_url')})`.execute(db)
  return rows.length > 0
}

/** Deletes images that no news link uses any more. */
export async function pruneImages(db: Db, now: Date): Promise<number> {
  const pruned = await sql`
    delete from images image
    where image.updated_at < ${new Date(now.getTime() - 7 * 86_400_000)}
      and not ${isUsed('image_url')} and not ${isUsed('source_icon_url')}`.execute(db)
  return Number(pruned.numAffectedRows ?? 0n)
}

/** `offset 0` keeps one lookup per image: a join read all links, and once more for each image that no link has as its picture. */
function isUsed(column: PictureColumn) {
  return sql`exists (select from news_links where ${isUsedAs(column, sql`image.url`)} offset 0)`
}
