import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import type { CategoryTexts } from '../editions/edition.ts'
import { addRecord } from '../revisions/write-record.ts'

// Specification §3: created when there are no categories. Their places are 0 to 5. They are our own texts, so they come in
// every edition.
export const defaultCategories = [
  {
    name: 'Latest Headlines',
    slug: 'latest-headlines',
    description: 'Most recent news articles',
    translations: {
      hi: { name: 'ताज़ा सुर्खियाँ', description: 'सबसे नई खबरें' },
      ta: { name: 'அண்மைத் தலைப்புகள்', description: 'மிக அண்மைய செய்திகள்' },
    },
  },
  {
    name: 'Politics',
    slug: 'politics',
    description: 'Political news and updates',
    translations: {
      hi: { name: 'राजनीति', description: 'राजनीति की खबरें' },
      ta: { name: 'அரசியல்', description: 'அரசியல் செய்திகள்' },
    },
  },
  {
    name: 'Business',
    slug: 'business',
    description: 'Business and financial news',
    translations: {
      hi: { name: 'कारोबार', description: 'कारोबार और अर्थव्यवस्था की खबरें' },
      ta: { name: 'வணிகம்', description: 'வணிக, பொருளாதாரச் செய்திகள்' },
    },
  },
  {
    name: 'Technology',
    slug: 'technology',
    description: 'Technology news and updates',
    translations: {
      hi: { name: 'टेक्नोलॉजी', description: 'टेक्नोलॉजी की खबरें' },
      ta: { name: 'தொழில்நுட்பம்', description: 'தொழில்நுட்பச் செய்திகள்' },
    },
  },
  {
    name: 'World',
    slug: 'world',
    description: 'International news',
    translations: {
      hi: { name: 'दुनिया', description: 'दुनिया भर की खबरें' },
      ta: { name: 'உலகம்', description: 'உலகச் செய்திகள்' },
    },
  },
  {
    name: 'Opinion',
    slug: 'opinion',
    description: 'Opinion pieces and editorials',
    translations: {
      hi: { name: 'विचार', description: 'लेख और संपादकीय' },
      ta: { name: 'கருத்து', description: 'கட்டுரைகளும் தலையங்கங்களும்' },
    },
  },
] satisfies { name: string; slug: string; description: string; translations: Required<CategoryTexts> }[]

/** Adds the six default categories if there are none, as one batch with its revisions. */
export async function addDefaultCategories(
  db: Db,
  { by, now, batchId = randomUUID() }: { by: Authorized; now: Date; batchId?: string },
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
