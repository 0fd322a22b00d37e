import { expect, test } from 'vitest'
import { showJudgement } from './show-judgement.ts'

const categories = [{ id: 'p' }, { id: 'b' }]
const because = { code: 'words', words: ['tariffs', 'exports'] }
const doubtful = { category: 'b', isSure: false, because }
const shown = { categories, language: 'en' } as const
const nothing = { categoryChoice: null, categoryWhy: null }

test('a doubtful category is offered beside the entry’s own, with the words that speak for it', () => {
  const entry = { categoryId: 'p', isCategoryOpen: true, categoryJudgement: doubtful }
  const why = 'it mentions tariffs and exports'
  expect(showJudgement(entry, shown)).toEqual({ categoryChoice: { categoryId: 'b', why }, categoryWhy: null })
})

test('nothing is offered once somebody chose, or after the category was deleted', () => {
  const entry = { categoryId: 'p', isCategoryOpen: true, categoryJudgement: doubtful }
  expect(showJudgement({ ...entry, isCategoryOpen: false }, shown)).toEqual(nothing)
  expect(showJudgement({ ...entry, categoryId: 'b' }, shown)).toEqual(nothing)
  expect(showJudgement(entry, { ...shown, categories: [{ id: 'p' }] })).toEqual(nothing)
})

test('a sure category names its reason until an editor moves the entry', () => {
  const sure = { category: 'b', isSure: true, because: { code: 'folder', name: 'markets' } }
  const entry = { categoryId: 'b', isCategoryOpen: false, categoryJudgement: sure }
  expect(showJudgement(entry, shown)).toEqual({
    categoryChoice: null,
    categoryWhy: 'its address is under /markets/',
  })
  expect(showJudgement({ ...entry, categoryId: 'p' }, shown)).toEqual(nothing)
})

test('a judgement of a newer version says nothing', () => {
  const entry = {
    categoryId: 'p',
    isCategoryOpen: true,
    categoryJudgement: { ...doubtful, because: { code: 'new' } },
  }
  expect(showJudgement(entry, shown)).toEqual(nothing)
})
