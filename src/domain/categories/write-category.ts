import { plainWrites } from '../records/write-plain.ts'
import { toCategoryValues } from './category-schema.ts'

/** A slug belongs to one category. Links, feeds and rules keep theirs from being deleted; waiting entries do not. */
export const {
  add: addCategory,
  update: updateCategory,
  remove: deleteCategory,
} = plainWrites({
  table: 'categories',
  toValues: toCategoryValues,
  taken: async () => ({ reason: 'slug-taken' as const }),
})
