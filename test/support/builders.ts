import type { InsertObject, Selectable, UpdateObject } from 'kysely'
import type { Db } from '../../src/database/connect.ts'
import type { DB } from '../../src/database/tables.ts'
import { signImage } from '../../src/domain/images/signed-image.ts'
import { getSigningKey } from '../../src/domain/installation/installation.ts'
import type { EntryReason } from '../../src/domain/reasons/entry-reason.ts'
import { imageIdOf } from './image-id-of.ts'

// Continues across the test files of one Vitest worker, so tests must not hard-code values that contain it.
let count = 0

/** Adds a category and returns its row; every field can be given. */
export async function addCategory(db: Db, fields: Partial<InsertObject<DB, 'categories'>> = {}) {
  count += 1
  return db
    .insertInto('categories')
    .values({ name: `Category ${count}`, slug: `category-${count}`, ...fields })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An image from another server that is stored on ours and shown by pages. Returns its path on our server. */
export async function addReadyImage(db: Db, url: string): Promise<string> {
  const id = imageIdOf(url)
  const signature = signImage(await getSigningKey(db, 'image-key'), id)
  const { host } = new URL(url)
  await db.insertInto('images').values({ id, url, host, signature, status: 'ready' }).execute()
  return `/images/${id}-${signature}`
}

type NewsLinkFields = Partial<InsertObject<DB, 'newsLinks'>> & { category?: string; url?: string }

/** Adds a news link and returns its row; without a category, in any that is there. */
export async function addNewsLink(db: Db, fields: NewsLinkFields = {}) {
  count += 1
  const url = fields.url ?? `https://outlet.example/built-${count}`
  const blank = { title: `Headline ${count}`, source: 'The Outlet', canonicalUrl: url }
  const category = fields.category ?? (await findCategory(db))
  return db
    .insertInto('newsLinks')
    .values({ ...blank, ...fields, category, url })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function findCategory(db: Db): Promise<string> {
  const first = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()
  return (first ?? (await addCategory(db))).id
}

type EntryFields = Omit<Partial<InsertObject<DB, 'entries'>>, 'url' | 'reason'> & {
  url?: string
  /** A string is a reason as older versions stored it: a sentence. */
  reason?: string | EntryReason
}

/** Adds an entry, waiting in the queue by default, and returns its row. */
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

/** Adds an entry that an editor accepted with a publication time, by default an hour after the year began. */
export async function addScheduledEntry(
  db: Db,
  { publishAt = new Date('2026-01-01T01:00:00Z'), ...fields }: EntryFields & { publishAt?: Date } = {},
) {
  const { id, title, url, source, category } = await addWaitingEntry(db, fields)
  const input = { title, url, source, category: category ?? '' }
  return db
    .updateTable('entries')
    .set({ status: 'scheduled', publishAt, scheduledLink: { input, canonicalUrl: url } })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds a row to any table, past all rules of the domain, and returns it. */
export async function addRow<T extends keyof DB>(db: Db, table: T, values: InsertObject<DB, T>) {
  const added = await db.insertInto(table).values(values).returningAll().executeTakeFirstOrThrow()
  return added as Selectable<DB[T]>
}

/** Adds rows as `addRow` does. */
export async function addRows<T extends keyof DB>(db: Db, table: T, values: InsertObject<DB, T>[]) {
  const added = await db.insertInto(table).values(values).returningAll().execute()
  return added as Selectable<DB[T]>[]
}

/** The id of a row, or values that only it has. */
type Which<T extends keyof DB> = string | Partial<Selectable<DB[T]>>

/** The one row of a table with this id, or with these values. */
export async function getRow<T extends keyof DB>(db: Db, table: T, by: Which<T>) {
  let rows = db.selectFrom(table as 'entries').selectAll()
  for (const [column, value] of Object.entries(typeof by === 'string' ? { id: by } : by))
    rows = rows.where(column as 'id', '=', value as string)
  return (await rows.executeTakeFirstOrThrow()) as unknown as Selectable<DB[T]>
}

/** Changes the rows of any table with this id, or with these values, past all rules of the domain. */
export async function setRow<T extends keyof DB>(
  db: Db,
  table: T,
  by: Which<T>,
  values: UpdateObject<DB, T>,
) {
  let rows = db.updateTable(table as 'entries').set(values as object)
  for (const [column, value] of Object.entries(typeof by === 'string' ? { id: by } : by))
    rows = rows.where(column as 'id', '=', value as string)
  await rows.execute()
}

/** Changes all rows of a table, such as the one of the settings. */
export async function setRows<T extends keyof DB>(db: Db, table: T, values: UpdateObject<DB, T>) {
  await db
    .updateTable(table as 'entries')
    .set(values as object)
    .execute()
}

/** Deletes all rows of these tables, in this order. */
export async function emptyTables(db: Db, ...tables: (keyof DB)[]): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute()
}
