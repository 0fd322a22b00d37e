import type { SeenEntry } from '../../../domain/queue/open-entries.ts'

// An entry in a posted form, as the editor saw it: `ID:VERSION`.

export function writeSeen({ id, version }: SeenEntry): string {
  return `${id}:${version}`
}

export function readSeen(text: string): SeenEntry {
  const [id = '', version = ''] = text.split(':')
  return { id, version: Number(version) }
}
