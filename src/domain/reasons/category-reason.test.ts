import { expect, test } from 'vitest'
import { type CategoryReason, categoryJudgementOf, describeCategoryReason } from './category-reason.ts'

test.each<[CategoryReason, string]>([
  [{ code: 'tag', name: 'politics' }, 'its outlet tagged it “politics”'],
  [{ code: 'folder', name: 'markets' }, 'its address is under /markets/'],
  [{ code: 'words', words: ['parliament', 'minister'] }, 'it mentions parliament and minister'],
  [{ code: 'no-section', words: ['ipl'] }, 'its words or address (ipl) fit no section of this site'],
  [
    { code: 'learnt', words: ['outlet.example/city/'], count: 9, of: 11 },
    'editors filed 9 of 11 articles with outlet.example/city/ there',
  ],
  [{ code: 'learnt', words: ['kochi'] }, 'editors filed articles that mention kochi there'],
  [{ code: 'feeds', outlet: 'The Daily' }, 'the feeds of The Daily publish to this category'],
  [
    { code: 'usual', outlet: 'The Daily', count: 41, of: 50 },
    '41 of the last 50 links from The Daily are in this category',
  ],
])('%j is a sentence and survives the database', (because, sentence) => {
  expect(describeCategoryReason(because, 'en')).toBe(sentence)
  const stored = { category: 'c', isSure: true, because }
  expect(categoryJudgementOf(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})

test('a judgement of a newer version, and anything else, is none', () => {
  expect(categoryJudgementOf({ category: 'c', isSure: true, because: { code: 'new' } })).toBeNull()
  expect(categoryJudgementOf(null)).toBeNull()
})
