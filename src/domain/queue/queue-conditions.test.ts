import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { findWords } from './queue-conditions.ts'
import { wholeQueue } from './queue-entry.ts'
import { listQueue } from './queue-queries.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z' })

async function titlesWith(...words: string[]): Promise<string[]> {
  const { entries } = await listQueue(db, {
    language: 'en',
    filter: { ...wholeQueue, words },
    now,
    after: null,
    limit: 50,
  })
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

test('words are looked up in the index where reading the queue in its order would take longer', async () => {
  await sql`
    insert into entries (identity, title, status, first_seen_at)
    select n, concat_ws(' ', 'Council meets', case when n % 250 = 0 then 'Begusarai' end, case when n % 3 = 0 then 'ward' end),
      'waiting', ${now} from generate_series(1, 2100) n`.execute(db)
  const isLookedUp = async (word: string, use: 'page' | 'count') => {
    const limit = use === 'page' ? 51 : 9_999
    const condition = await findWords(db, { filter: { ...wholeQueue, words: [word] }, now, limit, use })
    return sql`${condition}`.compile(db).sql.includes('search_grams')
  }
  // The page would be full after reading 12,750 entries.
  expect(await isLookedUp('begusarai', 'page')).toBe(true)
  expect(await isLookedUp('ward', 'page')).toBe(false)
  expect(await isLookedUp('ward', 'count')).toBe(true)
  expect(await isLookedUp('council', 'count')).toBe(false)
})
