import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findDuplicates } from '../duplicates/find-duplicates.ts'
import { alikeColumns } from '../queue/arrivals/alike-columns.ts'
import { readSampleNews, type SampleSection, toSampleRows } from './sample-news.ts'
import { readSamplePages } from './sample-pages.ts'
import { readSampleQueue, type SampleEntry, toWaitingRows } from './sample-queue.ts'

/**
 * Demo mode only: into an empty installation, once in its life; not where there are news links or feeds, nor after the
 * samples made room. Editors' records stay as they are. Returns how many news links it added.
 */
export async function loadSamples(db: Db, { now }: { now: Date }): Promise<number> {
  const [sections, pages, queue] = await Promise.all([readSampleNews(), readSamplePages(), readSampleQueue()])
  return inTransaction(db, async tx => {
    if (!(await claimOnce(tx, now)) || (await isInUse(tx))) return 0
    await tx
      .insertInto('siteLinks')
      .values(pages.map(page => ({ ...page, createdAt: now, updatedAt: now })))
      .onConflict(conflict => conflict.column('type').doNothing())
      .execute()
    let added = 0
    for (const [orderNum, section] of sections.entries()) {
      added += await addSection(tx, { section, orderNum, now })
    }
    await addQueue(tx, queue, now)
    return added
  })
}

/** Judged as what feeds bring: a demo shows what is held and why. */
async function addQueue(tx: Db, queue: SampleEntry[], now: Date): Promise<void> {
  const categories = await tx.selectFrom('categories').select(['id', 'slug']).execute()
  const rows = toWaitingRows(queue, { categories, now })
  const duplicates = await findDuplicates(tx, rows, new Map())
  const judged = rows.map((row, place) => {
    const duplicate = duplicates[place]
    return duplicate ? { ...row, ...alikeColumns(duplicate), status: 'duplicate' as const } : row
  })
  await tx.insertInto('entries').values(judged).execute()
}

/** Two processes that start at once: the second waits for the first and then finds it done. */
async function claimOnce(tx: Db, now: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('installation')
    .values({ key: 'samples', value: { loadedAt: now }, updatedAt: now })
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

async function isInUse(tx: Db): Promise<boolean> {
  const newsLink = await tx.selectFrom('newsLinks').select('id').limit(1).executeTakeFirst()
  const feed = await tx.selectFrom('feeds').select('id').limit(1).executeTakeFirst()
  return newsLink !== undefined || feed !== undefined
}

async function addSection(
  tx: Db,
  { section, orderNum, now }: { section: SampleSection; orderNum: number; now: Date },
): Promise<number> {
  const { slug } = section.category
  await tx
    .insertInto('categories')
    .values({ ...section.category, orderNum, isSample: true, createdAt: now, updatedAt: now })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .execute()
  const category = await tx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const rows = toSampleRows(section, { categoryId: category.id, orderNum, now })
  await tx.insertInto('newsLinks').values(rows).execute()
  return rows.length
}
