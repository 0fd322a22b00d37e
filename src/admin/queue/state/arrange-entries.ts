import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'

/** Groups the entries of one story at the place of its first entry, the best candidate for the lead on top. */
export function arrangeByStory(entries: QueueEntry[]): QueueEntry[] {
  const stories = Map.groupBy(entries, ({ story }) => story?.id ?? null)
  const listed = new Set<string>()
  return entries.flatMap(entry => {
    const id = entry.story?.id
    if (!id) return [entry]
    if (listed.has(id)) return []
    listed.add(id)
    return (stories.get(id) ?? []).toSorted(byLeadQuality)
  })
}

/** Inserts an entry above the first older one; no other row moves. */
export function insertAboveOlder(entries: QueueEntry[], entry: QueueEntry): QueueEntry[] {
  const at = entries.findIndex(each => newestFirst(entry, each) < 0)
  return at === -1 ? [...entries, entry] : entries.toSpliced(at, 0, entry)
}

/**
 * An outlet's own text before an agency's copy, with a picture before without, then the earliest. Nothing that a key changes
 * counts here, so that no row moves under the cursor.
 */
function byLeadQuality(a: QueueEntry, b: QueueEntry): number {
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

function newestFirst(a: QueueEntry, b: QueueEntry): number {
  return b.queuedAt.getTime() - a.queuedAt.getTime() || (a.id < b.id ? 1 : -1)
}
