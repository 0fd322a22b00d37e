import type { CategoryFields } from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import type { Edition } from '../../text/language.ts'
import * as words from '../../words/category-desk.ts'
import { inEdition } from '../forms/field-texts.ts'

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

export const categoryTexts = {
  name: { label: words.name },
  slug: { label: words.slug, hint: words.slugHint },
  description: { label: words.description, hint: words.optional },
  orderNum: { label: words.order },
  hiName: nameIn('hi'),
  hiDescription: { label: inEdition('hi', words.descriptionIn) },
  taName: nameIn('ta'),
  taDescription: { label: inEdition('ta', words.descriptionIn) },
}

function nameIn(edition: Edition) {
  return { label: inEdition(edition, words.nameIn), hint: words.nameInHint }
}
