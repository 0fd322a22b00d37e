import { expect, test } from 'vitest'
import { noFeedFilter, readFeedQuery, writeFeedKey } from './read-feed-query.ts'

const id = '00000000-0000-7000-8000-000000000001'
const read = (search: string) => readFeedQuery(new URLSearchParams(search))

test('the address holds the filters of the table', () => {
  const after = { outletName: 'दैनिक', url: 'https://a.example/' }
  const search = `q=Hindu&health=failing:not-found&outlet=${id}&category=${id}&after=${writeFeedKey(after)}`
  expect(read(search)).toEqual({
    filter: { needle: 'Hindu', health: 'failing', failure: 'not-found', outletId: id, categoryId: id },
    after,
  })
})

test('invalid filters are ignored', () => {
  for (const search of ['', 'health=toString&outlet=1&category=x&after=y', "health=failing:' or 1=1"]) {
    expect(read(search)).toMatchObject({ filter: { failure: null, outletId: null }, after: null })
  }
  expect(read('health=toString').filter).toEqual(noFeedFilter)
})
