import type * as z from 'zod/mini'
import type { Language } from '../../text/language.ts'
import { namesWith } from '../articles/field-names.ts'
import type { Exchange } from '../records/plain-record.ts'
import { plainRecords } from '../register/plain-records.ts'
import { exchangedNewsLink, newsLinkColumns } from './news-link-exchange.ts'

// The tables that can be exported and imported, under the specification's names (§3): news links, and each plain record
// whose description has an `exchange`.

/** The parts of a description that imports and exports use. */
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
