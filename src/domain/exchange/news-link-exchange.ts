import { snakeCase } from '../../database/snake-case.ts'
import { articleFields, articleNames } from '../articles/article-fields.ts'
import { namesWith } from '../articles/field-names.ts'
import { newsLinkRecord } from '../news-links/news-link.record.ts'
import type { Exchange } from '../records/plain-record.ts'

const ours = namesWith(articleFields, 'isOurs')
const specified = articleNames.filter(name => !ours.some(own => own === name))

/**
 * Without `language`, which is ours, a Hindi link would lose its language. The story is written for people and not read,
 * because a backup holds stories as a whole. `canonical_url` is empty unless it tells articles of one address apart.
 */
export const newsLinkColumns = [
  'id',
  ...specified.map(snakeCase),
  'created_at',
  'updated_at',
  ...ours.map(snakeCase),
  'story_title',
  'story_path',
  'canonical_url',
]

/** The heads of spreadsheets that people keep by hand, by column; read where a file lacks the column's own name. */
const otherHeads = {
  title: ['headline', 'heading', 'news_title', 'शीर्षक'],
  url: ['link', 'web_address', 'article_url', 'लिंक'],
  source: ['publisher', 'outlet', 'publication', 'newspaper', 'स्रोत'],
  category: ['section', 'topic', 'श्रेणी'],
  published_at: ['date', 'published', 'published_on', 'publish_date', 'publication_date', 'तारीख'],
  description: ['summary', 'excerpt', 'सारांश'],
  image_url: ['image', 'picture'],
}
export const newsLinkHeads: ReadonlyMap<string, string> = new Map(
  Object.entries(otherHeads).flatMap(([column, heads]) => heads.map(head => [head, column] as const)),
)

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
