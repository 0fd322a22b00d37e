import type { CategoryFields } from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import { editions } from '../../text/language.ts'
import { languageName } from '../../ui/language/language-name.ts'
import type { ConflictField } from '../forms/conflict.tsx'

export function categoryFields(category?: EditedCategory): CategoryFields {
  const { name = '', slug = '', description = '', orderNum = 0 } = category ?? {}
  const { hi, ta } = category?.translations ?? {}
  return {
    name,
    slug,
    description,
    orderNum,
    hiName: hi?.name ?? '',
    hiDescription: hi?.description ?? '',
    taName: ta?.name ?? '',
    taDescription: ta?.description ?? '',
  }
}

export function categoryConflict(theirs: EditedCategory, mine: CategoryFields): ConflictField[] {
  return [
    { label: 'Name', theirs: theirs.name, mine: mine.name },
    { label: 'Slug', theirs: theirs.slug, mine: mine.slug },
    { label: 'Description', theirs: theirs.description, mine: mine.description ?? '' },
    { label: 'Display order', theirs: String(theirs.orderNum), mine: String(mine.orderNum ?? '') },
    ...editions.flatMap(edition => [
      {
        label: `Name in ${languageName(edition)}`,
        theirs: theirs.translations[edition]?.name ?? '',
        mine: mine[`${edition}Name` as const] ?? '',
      },
      {
        label: `Description in ${languageName(edition)}`,
        theirs: theirs.translations[edition]?.description ?? '',
        mine: mine[`${edition}Description` as const] ?? '',
      },
    ]),
  ]
}
