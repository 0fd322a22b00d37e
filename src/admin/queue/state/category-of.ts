import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'

export type CategoryOfEntry = { name: string; why: string | null }

/** The category that accepting applies: the proposed one, with its reason, or the entry's own. Null if there is neither. */
export function categoryOf(
  { categoryId, categoryProposal }: QueueEntry,
  categories: { id: string; name: string }[],
): CategoryOfEntry | null {
  const nameOf = (wanted: string | null) => categories.find(({ id }) => id === wanted)?.name
  const proposed = categoryProposal && nameOf(categoryProposal.categoryId)
  if (proposed) return { name: proposed, why: categoryProposal.why }
  const name = nameOf(categoryId)
  return name ? { name, why: null } : null
}
