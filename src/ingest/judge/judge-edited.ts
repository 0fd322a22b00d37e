// A headline that its outlet changes while the entry waits may now say what another one says, or no longer.
import type { Db } from '../../database/connect.ts'
import type { Exemptions } from '../../domain/duplicates/duplicate-exceptions.ts'
import { type FoundDuplicate, findDuplicates } from '../../domain/duplicates/find-duplicates.ts'
import type { EntryEdit, EntryFeed, KnownEntry } from '../../domain/queue/entry.ts'
import { type AlikeMark, markAlike } from '../../domain/queue/mark-alike.ts'
import type { ReadEntry } from '../feed/read-feed.ts'

type Edited = {
  feed: EntryFeed
  entries: ReadEntry[]
  known: Map<string, KnownEntry>
  edits: EntryEdit[]
  exemptions: Exemptions
  now: Date
}

/** Judges the waiting entries among `edits` whose headline is another now, and writes on them what they are like. */
export async function judgeEdited(
  tx: Db,
  { feed, entries, known, edits, exemptions, now }: Edited,
): Promise<void> {
  const edited = new Map(edits.map(edit => [edit.id, edit]))
  // In the order in which what is new is judged.
  const renamed = entries.toReversed().flatMap(entry => {
    const was = known.get(entry.canonicalUrl)
    const edit = was && edited.get(was.id)
    return edit && was.status === 'waiting' && was.title !== edit.title ? [{ ...entry, ...edit }] : []
  })
  const { outletName: source, outletId } = feed
  const articles = renamed.map(({ publishedAt, ...entry }) => ({
    ...{ ...entry, source, outletId, publishedAt: publishedAt ?? now },
  }))
  const found = await findDuplicates(tx, articles, exemptions)
  const ids = renamed.map(({ id }) => id)
  await markAlike(
    tx,
    ids.flatMap((id, n) => toMark(id, found[n] ?? null, ids)),
  )
}

function toMark(id: string, found: FoundDuplicate | null, ids: string[]): AlikeMark[] {
  if (found === null) return [{ id, alike: null }]
  const { of } = found
  const first = of.kind === 'given' ? ids[of.index] : of.id
  // What points at this entry is like it already, and says so.
  if (first === undefined || first === id) return []
  return [{ id, alike: of.kind === 'given' ? { ...found, of: { kind: 'entry', id: first } } : found }]
}
