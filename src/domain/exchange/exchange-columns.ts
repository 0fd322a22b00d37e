import { snakeCase } from '../../database/snake-case.ts'
import { articleFields, articleNames } from '../articles/article-fields.ts'
import { namesWith } from '../articles/field-names.ts'
import type { ExchangeTable } from './exchange-table.ts'

const ours = namesWith(articleFields, 'isOurs')
const specified = articleNames.filter(name => !ours.some(own => own === name))

/**
 * Columns that later versions added at the end: files of earlier versions stop before one of them. The story is written for
 * people and not read, because a backup holds stories as a whole. `canonical_url` is empty unless it tells articles of one
 * address apart.
 */
export const laterColumns = ['story_title', 'story_path', 'canonical_url']

/** The columns of a file that we write, in order; without `language`, which is ours, a Hindi link would lose its language. */
export const exchangeColumns: Record<ExchangeTable, readonly string[]> = {
  news_links: [
    'id',
    ...specified.map(snakeCase),
    'created_at',
    'updated_at',
    ...ours.map(snakeCase),
    ...laterColumns,
  ],
  categories: ['id', 'name', 'slug', 'description', 'order_num', 'created_at', 'updated_at'],
  site_links: ['id', 'type', 'title', 'content', 'created_at', 'updated_at'],
}
