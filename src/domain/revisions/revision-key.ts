import { isUuid } from '../fields/record-id.ts'
import type { RevisionKey } from './revision-queries.ts'

export function writeRevisionKey({ at, id }: RevisionKey): string {
  return `${at.getTime()}-${id}`
}

/** Null for the first page and for a malformed key. */
export function readRevisionKey(text: string | null): RevisionKey | null {
  const [, time = '', id = ''] = /^(\d{1,13})-(\S+)$/.exec(text ?? '') ?? []
  return time && isUuid(id) ? { at: new Date(Number(time)), id } : null
}
