import type { Language } from '../../text/language.ts'
import * as words from '../../words/exchange-desk.ts'
// The tables that can be exported and imported, under the specification's names (§3).

export const exchangeTables = ['news_links', 'categories', 'site_links'] as const
export type ExchangeTable = (typeof exchangeTables)[number]

export const exchangeLabels: Record<ExchangeTable, (language: Language) => string> = {
  news_links: words.newsLinks,
  categories: words.categories,
  site_links: words.sitePages,
}

export const requiredColumns: Record<ExchangeTable, readonly string[]> = {
  news_links: ['title', 'url', 'source', 'category'],
  categories: ['name', 'slug'],
  site_links: ['type', 'title', 'content'],
}

/** The column that identifies a record without an id; unique in the database. */
export const keyColumns: Record<ExchangeTable, string> = {
  news_links: 'canonical_url',
  categories: 'slug',
  site_links: 'type',
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
