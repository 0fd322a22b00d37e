import { expect, test } from 'vitest'
import type { CategorizedEntry } from '../reasons/category-reason.ts'
import { showJudgement } from './show-judgement.ts'

const because = { code: 'words' as const, words: ['tariffs', 'exports'] }
const why = 'it mentions tariffs and exports'
const doubtful = { category: 'b', isSure: false, because }
const sure = { category: 'b', isSure: true, because }
const entry: CategorizedEntry = { categoryId: 'p', categoryJudgement: null, feedCategory: 'p', ruleId: null }
const ofFeed = 'it is the category of its feed'
const nothing = { categoryProposal: null, categoryChoice: null, categoryWhy: null }

test('a doubtful category is offered beside the entry’s own, with the words that speak for it', () => {
  expect(showJudgement(entry, doubtful, 'en')).toEqual({
    categoryProposal: null,
    categoryChoice: { categoryId: 'b', why },
    categoryWhy: ofFeed,
  })
})

test('a category that is sure by now is applied when the entry is accepted', () => {
  expect(showJudgement(entry, sure, 'en')).toMatchObject({ categoryProposal: { categoryId: 'b', why } })
})

test('an entry without a category gets even a doubtful one', () => {
  const tip = { ...entry, categoryId: null, feedCategory: null }
  expect(showJudgement(tip, doubtful, 'en')).toEqual({
    ...nothing,
    categoryProposal: { categoryId: 'b', why },
  })
})

test('a category names its reason: its content, or its feed, until an editor or a rule chooses another', () => {
  const moved = { ...entry, categoryId: 'b', categoryJudgement: sure }
  expect(showJudgement(moved, null, 'en')).toEqual({ ...nothing, categoryWhy: why })
  expect(showJudgement({ ...moved, categoryId: 'o' }, null, 'en')).toEqual(nothing)
  expect(showJudgement(entry, null, 'en')).toEqual({ ...nothing, categoryWhy: ofFeed })
  expect(showJudgement({ ...entry, ruleId: 'r' }, null, 'en')).toEqual(nothing)
})

test('a stored judgement of a newer version says nothing', () => {
  const newer = { ...entry, feedCategory: 'b', categoryJudgement: { ...sure, because: { code: 'new' } } }
  expect(showJudgement(newer, null, 'en')).toEqual(nothing)
})
