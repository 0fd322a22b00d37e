import type { CategoryFields } from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import type { ConflictField } from '../forms/conflict.tsx'

export function categoryFields(category?: EditedCategory): CategoryFields {
  const { name = '', slug = '', description = '', orderNum = 0 } = category ?? {}
  return { name, slug, description, orderNum }
}

export function categoryConflict(theirs: EditedCategory, mine: CategoryFields): ConflictField[] {
  return [
    { label: 'Name', theirs: theirs.name, mine: mine.name },
    { label: 'Slug', theirs: theirs.slug, mine: mine.slug },
    { label: 'Description', theirs: theirs.description, mine: mine.description ?? '' },
    { label: 'Display order', theirs: String(theirs.orderNum), mine: String(mine.orderNum ?? '') },
  ]
}
