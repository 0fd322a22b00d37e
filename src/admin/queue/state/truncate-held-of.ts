import type { HeldOf } from '../../../domain/queue/queue-entry.ts'
import { truncateForList } from '../../widgets/truncate-for-list.ts'

/** Shortens the original that an entry is held for: it may be a news link, whose title has no maximum length. */
export function truncateHeldOf<Entry extends { heldOf: HeldOf | null }>(entry: Entry): Entry {
  const { heldOf } = entry
  return heldOf ? { ...entry, heldOf: { ...heldOf, title: truncateForList(heldOf.title) } } : entry
}
