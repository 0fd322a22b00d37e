import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { CategoryTexts } from '../editions/edition.ts'
import { plainWrites } from '../records/plain-rows.ts'
import type { Editor } from '../revisions/revision.ts'
import { addRecord } from '../revisions/write-record.ts'
import { hasNamesake } from './category-queries.ts'
import { toCategoryValues } from './category-schema.ts'

/** A slug belongs to one category. Links, feeds and rules keep theirs from being deleted; waiting entries do not. */
export const {
  add: addCategory,
  update: updateCategory,
  remove: deleteCategory,
} = plainWrites({
  table: 'categories',
  toValues: toCategoryValues,
  taken: async () => ({ reason: 'slug-taken' as const }),
})

/** Runs `write` unless another category has the name, one such write at a time: no constraint compares names. */
export async function unlessNamesake<T>(
  db: Db,
  named: Parameters<typeof hasNamesake>[1],
  write: (tx: Db) => Promise<T>,
): Promise<T | { ok: false; reason: 'name-taken' }> {
  return inTransaction(db, async tx => {
    await takeLock(tx, 'category names')
    return (await hasNamesake(tx, named)) ? { ok: false, reason: 'name-taken' } : write(tx)
  })
}

// Specification §3: created when there are no categories. Their places are 0 to 5. They are our own texts, so they come in
// every edition.
export const defaultCategories = [
  'Latest Headlines | Most recent news articles | ताज़ा सुर्खियाँ | सबसे नई खबरें | அண்மைத் தலைப்புகள் | மிக அண்மைய செய்திகள்',
  'Politics | Political news and updates | राजनीति | राजनीति की खबरें | அரசியல் | அரசியல் செய்திகள்',
  'Business | Business and financial news | कारोबार | कारोबार और अर्थव्यवस्था की खबरें | வணிகம் | வணிக, பொருளாதாரச் செய்திகள்',
  'Technology | Technology news and updates | टेक्नोलॉजी | टेक्नोलॉजी की खबरें | தொழில்நுட்பம் | தொழில்நுட்பச் செய்திகள்',
  'World | International news | दुनिया | दुनिया भर की खबरें | உலகம் | உலகச் செய்திகள்',
  'Opinion | Opinion pieces and editorials | विचार | लेख और संपादकीय | கருத்து | கட்டுரைகளும் தலையங்கங்களும்',
].map(row => {
  const [name = '', description = '', hi = '', hiDescription = '', ta = '', taDescription = ''] =
    row.split(' | ')
  const translations: Required<CategoryTexts> = {
    hi: { name: hi, description: hiDescription },
    ta: { name: ta, description: taDescription },
  }
  return { name, slug: name.toLowerCase().replace(' ', '-'), description, translations }
})

/** Adds the six default categories if there are none, as one batch with its revisions. */
export async function addDefaultCategories(
  db: Db,
  { by, now, batchId = randomUUID() }: Editor & { batchId?: string },
): Promise<void> {
  await inTransaction(db, async tx => {
    // A program that starts with several requests at once would add them several times.
    await sql`lock table categories in share row exclusive mode`.execute(tx)
    const existing = await tx.selectFrom('categories').select('id').limit(1).executeTakeFirst()
    if (existing) return
    for (const [orderNum, category] of defaultCategories.entries()) {
      const values = { ...category, translations: JSON.stringify(category.translations), orderNum }
      await addRecord(tx, { table: 'categories', values, by, now, batchId })
    }
  })
}
