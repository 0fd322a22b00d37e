import type { JsonValue } from '../../database/tables.ts'
import { kindOf } from './record-kinds.ts'
import type { Revision } from './revision.ts'

/** The title that a record's own columns hold (a story's `desk_title` is the automatic one), or else its address or kind; '' if none. */
export function titleInColumns({
  recordTable,
  before,
  after,
}: Pick<Revision, 'recordTable' | 'before' | 'after'>): string {
  const row = after ?? before
  const field = kindOf[recordTable].titleColumn ?? ''
  return [row?.[field], row?.desk_title, row?.url, row?.canonical_url, row?.rule].find(isText) ?? ''
}

/**
 * The addresses of the articles whose headlines name a record: both of a decision or a proposal, and the one of a place whose
 * headline was not read yet. Empty for other records.
 */
export function addressesOf({
  recordTable,
  before,
  after,
}: Pick<Revision, 'recordTable' | 'before' | 'after'>): string[] {
  const row = after ?? before
  if (recordTable === 'story_links') return isText(row?.title) ? [] : [row?.canonical_url].filter(isText)
  return [row?.first_url, row?.second_url].filter(isText)
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
