import type { HeldOf } from '../../../domain/queue/queue-entry.ts'
import { cutForList } from '../../widgets/cut-for-list.ts'

/** Shortens the original that an entry is held for: it may be a news link, whose title has no maximum length. */
export function truncateHeldOf<Entry extends { heldOf: HeldOf | null }>(entry: Entry): Entry {
  const { heldOf } = entry
  return heldOf ? { ...entry, heldOf: { ...heldOf, title: cutForList(heldOf.title) } } : entry
}
