import type { CategoryFields } from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import { editions, type Language } from '../../text/language.ts'
import { primaryLanguageName } from '../../ui/language/primary-language-name.ts'
import * as words from '../../words/category-desk.ts'
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
    ...editions.flatMap(edition => [
      {
        label: words.nameIn(language, { edition: primaryLanguageName(edition, language) }),
        theirs: theirs.translations[edition]?.name ?? '',
        mine: mine[`${edition}Name` as const] ?? '',
      },
      {
        label: words.descriptionIn(language, { edition: primaryLanguageName(edition, language) }),
        theirs: theirs.translations[edition]?.description ?? '',
        mine: mine[`${edition}Description` as const] ?? '',
      },
    ]),
  ]
}
