import { snakeCase } from '../../database/snake-case.ts'
import { articleFields, articleNames } from '../articles/article-fields.ts'
import { namesWith } from '../articles/field-names.ts'
import type { ExchangeTable } from './exchange-table.ts'

const ours = namesWith(articleFields, 'isOurs')
const specified = articleNames.filter(name => !ours.some(own => own === name))

/** Written for people who read the file, and ignored when it is imported: a backup holds stories as a whole. */
export const unreadColumns = ['story_title', 'story_path']

/** The columns of a file that we write, in order; without `language`, which is ours, a Hindi link would lose its language. */
export const exchangeColumns: Record<ExchangeTable, readonly string[]> = {
  news_links: [
    'id',
    ...specified.map(snakeCase),
    'created_at',
    'updated_at',
    ...ours.map(snakeCase),
    ...unreadColumns,
  ],
  categories: ['id', 'name', 'slug', 'description', 'order_num', 'created_at', 'updated_at'],
  site_links: ['id', 'type', 'title', 'content', 'created_at', 'updated_at'],
}
