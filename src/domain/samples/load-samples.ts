import { readFile } from 'node:fs/promises'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addDemoAccount } from '../accounts/add-account.ts'
import type { Passwords } from '../accounts/password.ts'
import { findDuplicates } from '../duplicates/judge-articles.ts'
import { loadStarterFeeds } from '../feeds/import-feeds.ts'
import { alikeColumns } from '../queue/arrivals/find-alike.ts'
import { siteLinkLabels, siteLinkTypes } from '../site-links/site-link.ts'
import {
  addSampleOutlets,
  readSampleNews,
  readSampleQueue,
  type SampleEntry,
  type SampleSection,
  toSampleRows,
  toWaitingRows,
} from './sample-news.ts'
import { addSampleStories, type SampleOfStory } from './sample-stories.ts'

/** Adds the demo account at every start, and samples and feeds once to an empty installation. Safe in several processes. */
export async function loadDemo(
  db: Db,
  { now, passwords }: { now: Date; passwords: Passwords },
): Promise<void> {
  await addDemoAccount(db, passwords)
  await inTransaction(db, async tx => {
    const added = await loadSamples(tx, { now })
    if (added > 0) await loadStarterFeeds(tx, now)
  })
}

const folder = new URL('../../../db/seeds/pages/', import.meta.url)

/**
 * Demo mode only: fills an empty installation, once in its life; not if there are news links or feeds, nor after the
 * samples were removed. Editors' records stay as they are. Returns the number of news links that it added.
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
    const outletIds = await addSampleOutlets(tx, now)
    const published: SampleOfStory[] = []
    let added = 0
    for (const [orderNum, section] of sections.entries()) {
      const storied = await addSection(tx, { section, orderNum, outletIds, now })
      published.push(...storied)
      added += section.newsLinks.length
    }
    const waiting = await addQueue(tx, queue, { outletIds, now })
    await addSampleStories(tx, [...published, ...waiting], now)
    return added
  })
}

type Loading = { outletIds: ReadonlyMap<string, string>; now: Date }

/** Judges them like entries from feeds, so that a demo shows what is held and why. */
async function addQueue(tx: Db, queue: SampleEntry[], { outletIds, now }: Loading): Promise<SampleOfStory[]> {
  const categories = await tx.selectFrom('categories').select(['id', 'slug']).execute()
  const samples = toWaitingRows(queue, { categories, outletIds, now })
  const rows = samples.map(({ row }) => row)
  const duplicates = await findDuplicates(tx, rows, new Map())
  const judged = rows.map(row => {
    const duplicate = duplicates.get(row.canonicalUrl)
    return duplicate ? { ...row, ...alikeColumns(duplicate), status: 'duplicate' as const } : row
  })
  const added = await tx
    .insertInto('entries')
    .values(judged)
    .returning(['id', 'canonicalUrl', 'status'])
    .execute()
  const waiting = new Map(
    added.filter(({ status }) => status === 'waiting').map(entry => [entry.canonicalUrl, entry.id]),
  )
  return samples.flatMap(({ row, story, mayBelongTo }) => {
    const entryId = waiting.get(row.canonicalUrl)
    return entryId && (story ?? mayBelongTo) !== null
      ? [{ ...row, newsLinkId: null, entryId, story, mayBelongTo }]
      : []
  })
}

/** If two processes start at once, the second waits for the first and then finds the samples loaded. */
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
  { section, orderNum, ...loading }: Loading & { section: SampleSection; orderNum: number },
): Promise<SampleOfStory[]> {
  const { now } = loading
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
  const samples = toSampleRows(section, { categoryId: category.id, orderNum, ...loading })
  const rows = samples.map(({ row }) => row)
  const added = await tx.insertInto('newsLinks').values(rows).returning(['id', 'canonicalUrl']).execute()
  const ids = new Map(added.map(link => [link.canonicalUrl, link.id]))
  return samples.flatMap(({ row, story }) =>
    story !== null
      ? [{ ...row, newsLinkId: ids.get(row.canonicalUrl) ?? null, entryId: null, story, mayBelongTo: null }]
      : [],
  )
}

/** The four pages that a new site starts with and can edit: our own texts, HTML that needs no cleaning. */
async function readSamplePages() {
  return Promise.all(
    siteLinkTypes.map(async type => ({
      type,
      title: siteLinkLabels[type],
      content: await readFile(new URL(`${type}.html`, folder), 'utf8'),
      isSample: true,
    })),
  )
}
