import { isUuid } from '../../../domain/fields/record-id.ts'
import type { SeenEntry } from '../../../domain/queue/open-entries.ts'

// An entry in a form as the editor saw it: `ID:VERSION`, or `ID:VERSION:CATEGORY` with the category to accept it into.

export function writeSeen({ id, version, acceptedCategory: category }: SeenEntry): string {
  return category ? `${id}:${version}:${category}` : `${id}:${version}`
}

export function readSeen(text: string): SeenEntry {
  const [id = '', version = '', category = ''] = text.split(':')
  return { id, version: Number(version), ...(isUuid(category) ? { acceptedCategory: category } : {}) }
}
