import { snakeCase } from '../../database/snake-case.ts'
import { articleFields, articleNames } from '../articles/article-fields.ts'
import { namesWith } from '../articles/field-names.ts'
import { newsLinkRecord } from '../news-links/news-link.record.ts'
import type { Exchange } from '../records/plain-record.ts'

const ours = namesWith(articleFields, 'isOurs')
const specified = articleNames.filter(name => !ours.some(own => own === name))

/**
 * Columns that later versions added at the end: files of earlier versions stop before one of them. The story is written for
 * people and not read, because a backup holds stories as a whole. `canonical_url` is empty unless it tells articles of one
 * address apart.
 */
export const laterColumns = ['story_title', 'story_path', 'canonical_url']

/** Without `language`, which is ours, a Hindi link would lose its language. */
export const newsLinkColumns = [
  'id',
  ...specified.map(snakeCase),
  'created_at',
  'updated_at',
  ...ours.map(snakeCase),
  ...laterColumns,
]

/** Here and not in the description, because browsers need none of it. */
export const exchangedNewsLink = {
  ...newsLinkRecord,
  exchange: {
    required: namesWith(articleFields, 'isRequired').map(snakeCase),
    optional: Object.fromEntries(
      namesWith(articleFields, 'empty').map(name => [snakeCase(name), articleFields[name].empty]),
    ),
    key: 'canonical_url',
  } satisfies Exchange,
}
