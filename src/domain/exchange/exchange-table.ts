import type * as z from 'zod/mini'
import { snakeCase } from '../../database/snake-case.ts'
import type { Language } from '../../text/language.ts'
import { articleFields, articleNames } from '../articles/article-fields.ts'
import { namesWith } from '../articles/field-names.ts'
import { newsLinkRecord } from '../news-links/news-link.record.ts'
import type { Exchange } from '../records/plain-record.ts'
import { plainRecords } from '../register/plain-records.ts'

const ours = namesWith(articleFields, 'isOurs')
const specified = articleNames.filter(name => !ours.some(own => own === name))

/**
 * Without `language`, which is ours, a Hindi link would lose its language. The story is written for people and not read,
 * because a backup holds stories as a whole. `canonical_url` is empty unless it tells articles of one address apart.
 */
const newsLinkColumns = [
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
const exchangedNewsLink = {
  ...newsLinkRecord,
  exchange: {
    required: namesWith(articleFields, 'isRequired').map(snakeCase),
    optional: Object.fromEntries(
      namesWith(articleFields, 'empty').map(name => [snakeCase(name), articleFields[name].empty]),
    ),
    key: 'canonical_url',
  } satisfies Exchange,
}

// The tables that can be exported and imported, under the specification's names (§3): news links, and each plain record
// whose description has an `exchange`.

export type Exchanged = {
  fields: Record<string, object>
  schema: (language: Language) => z.ZodMiniType
  exchange: Exchange
  sortedBy?: readonly string[]
}

export const exchangedRecords = { news_links: exchangedNewsLink, ...plainRecords }

export const exchangeTables = namesWith(exchangedRecords, 'exchange')
export type ExchangeTable = (typeof exchangeTables)[number]

export function exchangeOf(table: ExchangeTable): Exchange {
  return exchangedRecords[table].exchange
}

const columns = new Map(exchangeTables.map(table => [table, listColumns(table)]))

/** The columns of a file that we write, in order. */
export function exchangeColumns(table: ExchangeTable): readonly string[] {
  return columns.get(table) ?? []
}

/** `sourceIconUrl`, `Source Icon URL`, `source_icon_url` are one column; `order` is the specification's other name. */
export function columnNameOf(head: string): string {
  const snake = head
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase()
  return snake === 'order' ? 'order_num' : snake
}

export function readExchangeTable(text: string): ExchangeTable | null {
  return exchangeTables.find(table => table === text) ?? null
}

function listColumns(table: ExchangeTable): readonly string[] {
  if (table === 'news_links') return newsLinkColumns
  const { required, optional } = exchangeOf(table)
  return ['id', ...required, ...Object.keys(optional), 'created_at', 'updated_at']
}
