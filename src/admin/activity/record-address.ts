import { adminPath } from '../../address/admin-path.ts'
import type { RecordTable } from '../../database/record-table.ts'
import type { AnyPlainRecord } from '../../domain/records/plain-record.ts'
import { plainRecords } from '../../domain/register/plain-records.ts'

const openers: Partial<Record<RecordTable, (id: string) => string>> = {
  ...Object.fromEntries(
    Object.values<AnyPlainRecord>(plainRecords).map(({ table, show, edit }) => [table, show ?? edit]),
  ),
  news_links: id => adminPath('/news/edit/:id', { id }),
  scheduled_pages: id => adminPath('/queue/scheduled/:id', { id }),
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
