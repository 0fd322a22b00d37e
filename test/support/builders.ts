import type { Db } from '../../src/database/connect.ts'

let count = 0

/** Adds a category and returns its row; every field can be given. */
export async function addCategory(
  db: Db,
  fields: { name?: string; slug?: string; description?: string; orderNum?: number } = {},
) {
  count += 1
  return db
    .insertInto('categories')
    .values({ name: `Category ${count}`, slug: `category-${count}`, ...fields })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type NewsLinkFields = {
  title?: string
  url?: string
  source?: string
  description?: string
  imageUrl?: string
  featured?: boolean
  language?: string
  createdAt?: Date
  publishedAt?: Date
  isSample?: boolean
}

/** Adds a news link in the given category and returns its row. */
export async function addNewsLink(db: Db, fields: NewsLinkFields & { category: string }) {
  count += 1
  const url = fields.url ?? `https://outlet.example/article-${count}`
  return db
    .insertInto('newsLinks')
    .values({ title: `Headline ${count}`, source: 'The Outlet', canonicalUrl: url, ...fields, url })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type EntryFields = {
  title?: string
  description?: string
  url?: string
  canonicalUrl?: string
  status?: 'waiting' | 'published' | 'duplicate' | 'rejected' | 'unreadable'
  source?: string
  category?: string | null
  outletId?: string
  feedId?: string
  language?: string
  reason?: string
  duplicateOf?: string
  newsLinkId?: string
  firstSeenAt?: Date
  snoozedUntil?: Date
}

/** Adds an entry that waits in the queue, unless told otherwise, and returns its row. */
export async function addWaitingEntry(db: Db, fields: EntryFields = {}) {
  count += 1
  const url = fields.url ?? `https://outlet.example/waiting-${count}`
  const blank = { title: `Headline ${count}`, source: 'The Outlet', status: 'waiting' as const }
  return db
    .insertInto('entries')
    .values({ ...blank, canonicalUrl: url, identity: url, ...fields, url })
    .returningAll()
    .executeTakeFirstOrThrow()
}
