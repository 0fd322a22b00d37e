import * as z from 'zod/mini'
import type { Edition } from '../../text/language.ts'
import * as apiWords from '../../words/api-page.ts'
import * as words from '../../words/category-desk.ts'
import { inEdition } from '../editions/primary-language-name.ts'
import { type PlainRecord, plainAddresses } from '../records/plain-record.ts'
import type { EditedCategory } from './category-queries.ts'
import { type CategoryFields, type CategoryInput, categorySchema } from './category-schema.ts'

export const categoryRecord = {
  table: 'categories',
  ...plainAddresses('categories'),
  fields: {
    name: { label: words.name },
    slug: { label: words.slug, hint: words.slugHint },
    description: { label: words.description, hint: words.optional, control: { rows: 3 } },
    orderNum: { label: words.order, hint: words.orderHint, control: { type: 'number', min: 0 } },
    hiName: nameIn('hi'),
    hiDescription: descriptionIn('hi'),
    taName: nameIn('ta'),
    taDescription: descriptionIn('ta'),
  },
  schema: () => categorySchema,
  columns: ['id', 'version', 'name', 'slug', 'description', 'orderNum', 'isOnFront', 'translations'],
  toFields: category => {
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
  },
  sortedBy: ['orderNum', 'name', 'id'],
  exchange: {
    required: ['name', 'slug'],
    optional: { description: '', order_num: 0, is_on_front: true, translations: {} },
    key: 'slug',
  },
  api: {
    name: 'Category',
    about: apiWords.listCategories,
    item: z.object({ slug: z.string(), name: z.string(), description: z.string(), isOnFront: z.boolean() }),
    change: 'categories',
  },
  words: {
    add: words.add,
    edit: words.edit,
    saving: words.saving,
    submit: { add: words.add, update: words.update },
    failed: { add: words.notAdded, update: words.notUpdated, delete: words.notDeleted },
  },
} satisfies PlainRecord<EditedCategory, CategoryFields, CategoryInput>

function nameIn(edition: Edition) {
  return { label: inEdition(edition, words.nameIn), hint: words.nameInHint }
}

function descriptionIn(edition: Edition) {
  return { label: inEdition(edition, words.descriptionIn), control: { rows: 3 } }
}
