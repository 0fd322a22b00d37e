import type { RecordTable, RevisionAction } from '../../domain/revisions/revision.ts'
import type { NoticeName } from '../notice.ts'

export const tableLabels: Record<RecordTable, string> = {
  news_links: 'News link',
  categories: 'Category',
  site_links: 'Site page',
  settings: 'Settings',
  entries: 'Entry',
  rules: 'Rule',
  outlets: 'Outlet',
  feeds: 'Feed',
  imports: 'Import',
  duplicate_exceptions: 'Not a duplicate',
}

export const actionLabels: Record<RevisionAction, string> = {
  add: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
}

const openers: Partial<Record<RecordTable, string>> = {
  news_links: '/admin/news/edit/',
  categories: '/admin/categories/edit/',
  site_links: '/admin/site-links/edit/',
  rules: '/admin/queue/rules/edit/',
  outlets: '/admin/outlets/edit/',
  feeds: '/admin/feeds/show/',
}

/** Where a record stands that is there; null for what has no page of its own. */
export function recordAddress({ table, id }: { table: RecordTable; id: string }): string | null {
  if (table === 'settings') return '/admin/settings'
  const opener = openers[table]
  return opener ? opener + id : null
}

/** The toast for what became of a restore. */
export function restoreNotice(result: { ok: true } | { ok: false; reason: string }): NoticeName {
  if (result.ok) return 'restored'
  return result.reason === 'in-use' || result.reason === 'address-taken'
    ? `not-restored-${result.reason}`
    : 'not-restored'
}

/** `order_num` → `Order num`, `outlet_id` → `Outlet`. */
export function fieldLabel(column: string): string {
  const words = column.replace(/_id$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
