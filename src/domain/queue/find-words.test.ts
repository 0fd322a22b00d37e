import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { wholeQueue } from './queue-entry.ts'
import { listQueue } from './queue-queries.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T06:00:00Z')

async function titlesWith(...words: string[]): Promise<string[]> {
  const { entries } = await listQueue(db, { filter: { ...wholeQueue, words }, now, after: null, limit: 50 })
  return entries.map(({ title }) => title)
}

const titles = [
  '\u0130STANBUL ve I\u0307zmir',
  '\u03a3\u039a\u039f\u03a0\u039f\u03a3',
  'mon\u00adsoon\u00a0rains in cafe\u0301s',
  '5% of 6_7 \\ 8',
]

beforeEach(async () => {
  await db.deleteFrom('entries').execute()
  for (const title of titles) await addWaitingEntry(db, { title, firstSeenAt: now })
})

test.each(['default', 'und-x-icu'])(
  'under the collation %s, words are folded as in the public search',
  async collation => {
    await sql`alter table entries alter column title type text collate ${sql.id(collation)}`.execute(db)
    const [cities, aim, rains, signs] = titles
    for (const words of [['istanbul'], ['\u0130stanbul', 'IZMIR']])
      expect(await titlesWith(...words)).toEqual([cities])
    for (const words of [['\u03a3\u039a\u039f\u03a0\u039f\u03a3'], ['\u03c3\u03ba\u03bf\u03c0\u03bf\u03c3']])
      expect(await titlesWith(...words)).toEqual([aim])
    for (const words of [['monsoon rains'], ['CAF\u00c9S', 'outlet']])
      expect(await titlesWith(...words)).toEqual([rains])
    for (const words of [['5%'], ['6_7'], ['\\ 8']]) expect(await titlesWith(...words)).toEqual([signs])
    expect(await titlesWith('6%7')).toEqual([])
  },
)
