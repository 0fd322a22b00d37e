import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'

/** `other`: a second category that fits too. `setBy`: why the content decided for this one. */
export type CategoryOfEntry = {
  name: string
  why: string | null
  setBy: string | null
  other: { id: string; name: string; why: string } | null
}

/** The category that accepting applies: the proposed one, with its reason, or the entry's own. Null if there is neither. */
export function categoryOf(
  { categoryId, categoryProposal, categoryChoice, categoryWhy }: QueueEntry,
  categories: { id: string; name: string }[],
): CategoryOfEntry | null {
  const nameOf = (wanted: string | null) => categories.find(({ id }) => id === wanted)?.name
  const proposed = categoryProposal && nameOf(categoryProposal.categoryId)
  if (proposed) return { name: proposed, why: categoryProposal.why, setBy: null, other: null }
  const name = nameOf(categoryId)
  if (!name) return null
  const otherName = nameOf(categoryChoice?.categoryId ?? null)
  const other =
    categoryChoice && otherName
      ? { id: categoryChoice.categoryId, name: otherName, why: categoryChoice.why }
      : null
  return { name, why: null, setBy: categoryWhy, other }
}
