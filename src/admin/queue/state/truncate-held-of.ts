import type { HeldOf } from '../../../domain/queue/queue-entry.ts'
import { cutForList } from '../../widgets/cut-for-list.ts'

/** What an entry is held of may be a news link, whose title has no longest. */
export function truncateHeldOf<Entry extends { heldOf: HeldOf | null }>(entry: Entry): Entry {
  const { heldOf } = entry
  return heldOf ? { ...entry, heldOf: { ...heldOf, title: cutForList(heldOf.title) } } : entry
}
