import type { Db } from '../../src/database/connect.ts'
import { signImage } from '../../src/domain/images/image-signature.ts'
import { getSigningKey } from '../../src/domain/installation/get-signing-key.ts'
import type { EntryReason } from '../../src/domain/reasons/entry-reason.ts'
import { imageIdOf } from './image-id-of.ts'

// Goes on over the files of one worker, so what has it in its name must be nothing that a test writes out.
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

/** An image of somebody else that our server has; pages show it. Returns the path that they show it at. */
export async function addReadyImage(db: Db, url: string): Promise<string> {
  const id = imageIdOf(url)
  const signature = signImage(await getSigningKey(db, 'image-key'), id)
  const { host } = new URL(url)
  await db.insertInto('images').values({ id, url, host, signature, status: 'ready' }).execute()
  return `/images/${id}-${signature}`
}

type NewsLinkFields = {
  title?: string
  url?: string
  source?: string
  sourceIconUrl?: string
  description?: string
  imageUrl?: string
  featured?: boolean
  language?: string
  createdAt?: Date
  publishedAt?: Date
  isSample?: boolean
  outletId?: string
}

/** Adds a news link in the given category and returns its row. */
export async function addNewsLink(db: Db, fields: NewsLinkFields & { category: string }) {
  count += 1
  const url = fields.url ?? `https://outlet.example/built-${count}`
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
  imageUrl?: string
  canonicalUrl?: string
  status?: 'waiting' | 'published' | 'duplicate' | 'rejected' | 'unreadable'
  source?: string
  category?: string | null
  outletId?: string
  feedId?: string
  language?: string
  /** A text stands for a sentence of an older version. */
  reason?: string | EntryReason
  duplicateOf?: string
  duplicateRule?: 'address' | 'headline' | 'wording' | 'text'
  newsLinkId?: string
  publishedAt?: Date
  firstSeenAt?: Date
  snoozedUntil?: Date
  origin?: 'feed' | 'paste' | 'bookmarklet' | 'tip'
  tipNote?: string
  tipFrom?: string
}

/** Adds an entry that waits in the queue, unless told otherwise, and returns its row. */
export async function addWaitingEntry(db: Db, { reason: said, ...fields }: EntryFields = {}) {
  count += 1
  const url = fields.url ?? `https://outlet.example/waiting-${count}`
  const reason = typeof said === 'string' ? ({ code: 'legacy', text: said } as const) : (said ?? null)
  const blank = { title: `Headline ${count}`, source: 'The Outlet', status: 'waiting' as const }
  return db
    .insertInto('entries')
    .values({ ...blank, canonicalUrl: url, identity: url, reason, ...fields, url })
    .returningAll()
    .executeTakeFirstOrThrow()
}
