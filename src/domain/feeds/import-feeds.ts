import { readFile } from 'node:fs/promises'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addDefaultCategories } from '../categories/default-categories.ts'
import { nameInTitle } from '../outlets/outlet.ts'
import { addFeed } from './add-feed.ts'
import { normalizeFeedUrl, type Publishing } from './feed.ts'
import { type CategoryFinder, findCategories } from './find-categories.ts'
import { type ListedFeed, type ReadOpmlResult, readOpml } from './read-opml.ts'

export type ImportOptions = {
  /** Slug of where a feed goes whose folder is no category; without it the first category. */
  category?: string
  /** For feeds that do not say themselves. */
  publishing?: Publishing
  /** Whether folders that are no category become one. */
  newCategories?: boolean
}

export type ImportSummary = {
  added: { url: string; category: string }[]
  known: string[]
  wrong: { url: string; reason: 'bad-address' }[]
  /** How many have markup too broken to tell what they are. */
  unread: number
  /** Folders that are no category; their feeds went to the fallback. */
  unknownFolders: string[]
  newCategories: string[]
}

export type ImportResult =
  | { ok: true; summary: ImportSummary }
  | { ok: false; reason: Extract<ReadOpmlResult, { ok: false }>['reason'] | 'no-such-category' }

/** Adds the feeds of an OPML list, all or none. Those known already stay as they are. */
export async function importFeeds(
  db: Db,
  { opml, options, now }: { opml: string; options?: ImportOptions; now: Date },
): Promise<ImportResult> {
  const list = readOpml(opml)
  if (!list.ok) return list
  return inTransaction(db, async tx => {
    await addDefaultCategories(tx)
    const finder = await findCategories(tx, options ?? {})
    if (!finder) return { ok: false, reason: 'no-such-category' }
    const summary: ImportSummary = {
      ...{ added: [], known: [], wrong: [] },
      unread: list.unread,
      unknownFolders: [],
      newCategories: [],
    }
    for (const feed of list.feeds)
      await importFeed(tx, { feed, finder, options: options ?? {}, summary, now })
    summary.unknownFolders = finder.unknown()
    summary.newCategories = finder.added()
    return { ok: true, summary }
  })
}

/** The list that ships with Chowk: outlets from all over India and the spectrum, in several languages. */
export async function loadStarterFeeds(db: Db, now: Date): Promise<ImportSummary> {
  const opml = await readFile(new URL('../../../db/seeds/starter.opml', import.meta.url), 'utf8')
  const result = await importFeeds(db, { opml, now })
  if (!result.ok) throw new Error(`The starter list cannot be read: ${result.reason}`)
  return result.summary
}

type OneFeed = {
  feed: ListedFeed
  finder: CategoryFinder
  options: ImportOptions
  summary: ImportSummary
  now: Date
}

async function importFeed(tx: Db, { feed, finder, options, summary, now }: OneFeed): Promise<void> {
  const url = normalizeFeedUrl(feed.url)
  if (url === null) {
    summary.wrong.push({ url: feed.url.slice(0, 200), reason: 'bad-address' })
    return
  }
  const category = await finder.categoryFor(feed.categories)
  const siteUrl = feed.siteUrl ? normalizeFeedUrl(feed.siteUrl) : null
  const result = await addFeed(
    tx,
    {
      ...{ url, title: feed.title, language: feed.language },
      category: category.id,
      publishing: isPublishing(feed.publishing) ? feed.publishing : options.publishing,
      outletName: feed.outletName ?? undefined,
      guessedOutletName: nameInTitle(feed.title, siteUrl ?? url) ?? feed.title,
      siteUrl: siteUrl ?? undefined,
    },
    now,
  )
  if (result.ok) summary.added.push({ url, category: category.slug })
  else summary.known.push(url)
}

function isPublishing(text: string | null): text is Publishing {
  return text === 'at-once' || text === 'wait'
}
