import { isUuid } from '../../domain/is-uuid.ts'
import type { OutletKey } from '../../domain/outlets/outlet-queries.ts'
import { readTextKey, writeTextKey } from '../forms/text-key.ts'

export function writeOutletKey({ name, id }: OutletKey): string {
  return writeTextKey([name, id])
}

/** Null for the first page and for what is no key. */
export function readOutletKey(text: string | null): OutletKey | null {
  const [name, id] = readTextKey(text) ?? []
  return name !== undefined && id !== undefined && isUuid(id) ? { name, id } : null
}
