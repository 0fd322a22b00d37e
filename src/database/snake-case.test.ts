import { expect, test } from 'vitest'
import { snakeCase } from './snake-case.ts'

test.each([
  ['newsLinks', 'news_links'],
  ['createdAt', 'created_at'],
  ['sourceIconUrl', 'source_icon_url'],
  ['slug', 'slug'],
  ['news_links', 'news_links'],
])('%s is %s in the database', (name, inDatabase) => {
  expect(snakeCase(name)).toBe(inDatabase)
})
