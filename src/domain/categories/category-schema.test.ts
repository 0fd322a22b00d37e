import { expect, test } from 'vitest'
import { describeFieldProblem } from '../fields/field-problem.ts'
import { categorySchema, newCategorySchema } from './category-schema.ts'

const badSlug = 'Slug should contain only lowercase letters, numbers, and hyphens'

function messages(fields: object): string[] {
  const result = categorySchema.safeParse({ name: 'World', slug: 'world', ...fields })
  return result.success ? [] : result.error.issues.map(issue => describeFieldProblem(issue.message, 'en'))
}

test('a name and a slug are enough', () => {
  const stored = { name: 'World', slug: 'world', description: '', orderNum: 0 }
  expect(categorySchema.parse({ name: ' World ', slug: 'world' })).toEqual(stored)
})

test('a name and a slug are required', () => {
  expect(messages({ name: ' ', slug: '' })).toEqual(['Name is required', 'Slug is required'])
})

test('the name is limited, because it appears in the menu of every page', () => {
  expect(messages({ name: 'क'.repeat(100) })).toEqual([])
  expect(messages({ name: 'x'.repeat(101) })).toEqual(['Use at most 100 characters'])
})

test('a slug has lowercase letters, numbers and hyphens, and a limited length', () => {
  expect(messages({ slug: 'World News' })).toEqual([badSlug])
  expect(messages({ slug: 'a'.repeat(201) })).toEqual(['Use at most 200 characters'])
})

test('the order is a whole number from 0', () => {
  expect(messages({ orderNum: 1.5 })).toEqual(['Display order must be a whole number'])
  expect(messages({ orderNum: -1 })).toEqual(['Display order must be at least 0'])
  expect(messages({ orderNum: 1_000_001 })).toEqual(['Display order must be at most 1000000'])
})

test('a new category with a name may omit its slug; any other text must be a valid slug', () => {
  const slugErrors = (fields: { name: string; slug: string }) =>
    newCategorySchema
      .safeParse(fields)
      .error?.issues.flatMap(({ path, message }) =>
        path[0] === 'slug' ? [describeFieldProblem(message, 'en')] : [],
      ) ?? []
  expect(slugErrors({ name: 'World', slug: ' ' })).toEqual([])
  expect(slugErrors({ name: ' ', slug: '' })).toEqual(['Slug is required'])
  expect(slugErrors({ name: 'World', slug: 'The World' })).toEqual([badSlug])
})
