import { adminPath } from '../../address/admin-path.ts'
import type { PlainRecord } from '../../domain/records/plain-record.ts'
import type { RecordTable } from '../../domain/revisions/record-kinds.ts'
import { plainRecords } from '../records/plain-records.ts'

type AnyRecord = Pick<PlainRecord<never, never, never>, 'table' | 'edit' | 'show'>

const openers: Partial<Record<RecordTable, (id: string) => string>> = {
  ...Object.fromEntries(plainRecords.map((record: AnyRecord) => [record.table, record.show ?? record.edit])),
  news_links: id => adminPath('/news/edit/:id', { id }),
  rules: id => adminPath('/queue/rules/edit/:id', { id }),
  accounts: id => adminPath('/accounts/edit/:id', { id }),
  stories: id => adminPath('/stories/:id', { id }),
}

/** The page of an existing record; null for a kind without pages of its own. */
export function recordAddress({ table, id }: { table: RecordTable; id: string }): string | null {
  if (table === 'settings') return adminPath('/settings')
  if (table === 'account_rules') return adminPath('/accounts')
  if (table === 'pins') return adminPath('/front')
  return openers[table]?.(id) ?? null
}
