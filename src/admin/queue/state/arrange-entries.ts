import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'

/** Entries of one story stand together at the place of the first, the one that an editor would take for its lead first. */
export function arrangeByStory(entries: QueueEntry[]): QueueEntry[] {
  const stories = Map.groupBy(entries, ({ story }) => story?.id ?? null)
  const listed = new Set<string>()
  return entries.flatMap(entry => {
    const id = entry.story?.id
    if (!id) return [entry]
    if (listed.has(id)) return []
    listed.add(id)
    return (stories.get(id) ?? []).toSorted(byWorth)
  })
}

/**
 * An outlet's own text before an agency's copy, with a picture before without, then who was first. Nothing that a key
 * changes counts here, so that no row moves under the cursor.
 */
function byWorth(a: QueueEntry, b: QueueEntry): number {
  return (
    Number(isCopy(a)) - Number(isCopy(b)) ||
    Number(b.imageUrl !== '') - Number(a.imageUrl !== '') ||
    timeOf(a) - timeOf(b)
  )
}

function isCopy({ story }: QueueEntry): boolean {
  return story?.isCopy ?? false
}

function timeOf({ publishedAt, arrivedAt }: QueueEntry): number {
  return (publishedAt ?? arrivedAt).getTime()
}
