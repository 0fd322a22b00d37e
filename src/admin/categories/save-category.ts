import type { CategoryFields } from '../../domain/categories/category-schema.ts'
import * as words from '../../words/category-desk.ts'
import type { Refusals } from '../records/save-record.ts'

/** The order as a number, as the schema checks it; an empty one is 0. */
export function withOrder(texts: Record<string, string>): Record<string, string | number> {
  return { ...texts, orderNum: Number(texts.orderNum || 0) }
}

export const categoryRefusals: Refusals<CategoryFields> = {
  'slug-taken': { field: 'slug', text: words.slugTaken },
  'name-taken': { field: 'name', text: words.nameTaken },
}
