import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { countByReading, countMatches, findMatches } from './find-matches.ts'
import { prepareLookup } from './lookup.ts'
import { parseQuery } from './parse-query.ts'

const { db } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const titles = [
  'Talks of the day',
  'Day 01 of the Test',
  'दिल्ली में बारिश',
  'A-b <c> d\\e "f" ’g',
  '٠١ 0 1 -01-',
]
for (const title of titles) await addNewsLink(db, { title, source: 'Q', description: '', category: news.id })

async function prepare(typed: string, categoryId: string | null = null) {
  const { needle } = parseQuery(typed)
  return { after: null, limit: 10, ...(await prepareLookup(db, { needle, categoryId, density: 0 })) }
}

test('two letters that begin the id of a category match only texts that contain them', async () => {
  const begin = news.id.slice(0, 2)
  expect(begin).toBe('01')
  expect((await findMatches(db, await prepare(begin), 10)).total).toBe(2)
  expect(await countMatches(db, await prepare(begin, news.id), 10)).toBe(2)
})

test('for one, two and three letters the index finds the same links as reading all', async () => {
  const texts = [...titles, news.id.slice(0, 9)].map(text => Array.from(text))
  const runs = texts.flatMap(letters =>
    [1, 2, 3].flatMap(length => letters.map((_, at) => letters.slice(at, at + length).join(''))),
  )
  for (const run of new Set(runs)) {
    for (const categoryId of [null, news.id]) {
      const lookup = await prepare(run, categoryId)
      const byIndex = await countMatches(db, lookup, 10)
      expect([run, byIndex]).toEqual([run, await countByReading(db, lookup, 10)])
    }
  }
})
