import { expect, test } from 'vitest'
import { slugOf } from './category.ts'

test.each([
  ['Latest Headlines', 'latest-headlines'],
  ['  Arts & Culture ', 'arts-culture'],
  ['Économie', 'economie'],
  ['राजनीति', ''],
])('%j proposes %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
