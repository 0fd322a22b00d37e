import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { countByReading, countMatches, findMatches } from './find-matches.ts'
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

const search = (needle: string, categoryId: string | null = null) => ({
  ...{ needle: parseQuery(needle).needle, categoryId, after: null, limit: 10 },
})

test('two letters with which the id of a category begins find nothing but texts that have them', async () => {
  const begin = news.id.slice(0, 2)
  expect(begin).toBe('01')
  expect((await findMatches(db, search(begin), 10)).total).toBe(2)
  expect(await countMatches(db, search(begin, news.id), 10)).toBe(2)
})

test('the index finds of one, two and three letters what reading every link finds', async () => {
  const texts = [...titles, news.id].map(text => Array.from(text))
  const runs = texts.flatMap(letters =>
    [1, 2, 3].flatMap(length => letters.map((_, at) => letters.slice(at, at + length).join(''))),
  )
  for (const run of new Set(runs)) {
    for (const categoryId of [null, news.id]) {
      const byIndex = await countMatches(db, search(run, categoryId), 10)
      expect([run, byIndex]).toEqual([run, await countByReading(db, search(run, categoryId), 10)])
    }
  }
})
