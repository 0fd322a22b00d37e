import type { CategoryFields } from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/category-desk.ts'
import type { ConflictField } from '../forms/conflict.tsx'

export function categoryFields(category?: EditedCategory): CategoryFields {
  const { name = '', slug = '', description = '', orderNum = 0 } = category ?? {}
  return { name, slug, description, orderNum }
}

export function categoryConflict(
  theirs: EditedCategory,
  mine: CategoryFields,
  language: Language,
): ConflictField[] {
  return [
    { label: words.name(language), theirs: theirs.name, mine: mine.name },
    { label: words.slug(language), theirs: theirs.slug, mine: mine.slug },
    { label: words.description(language), theirs: theirs.description, mine: mine.description ?? '' },
    { label: words.order(language), theirs: String(theirs.orderNum), mine: String(mine.orderNum ?? '') },
  ]
}
