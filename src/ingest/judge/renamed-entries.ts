import type { EntryEdit, KnownEntry } from '../../domain/queue/entry.ts'
import type { ReadEntry } from '../feed/read-feed.ts'

/** An entry of before under its new headline. `was`: as polls left it, or an editor. */
export type RenamedEntry = ReadEntry & { createdAt: Date; was: KnownEntry }

/** Edited entries with a new headline, which may be like another one now or no longer; in the feed's order. */
export function listRenamed(
  entries: ReadEntry[],
  { known, edits }: { known: Map<string, KnownEntry>; edits: EntryEdit[] },
): (ReadEntry & { was: KnownEntry })[] {
  const edited = new Map(edits.map(edit => [edit.id, edit]))
  return entries.flatMap(entry => {
    const was = known.get(entry.canonicalUrl)
    const edit = was && edited.get(was.id)
    if (!edit || was.title === edit.title) return []
    const { title, description, imageUrl, publishedAt } = edit
    const isJudged = was.status === 'waiting' || (was.status === 'duplicate' && isHeldByPoll({ was }))
    return isJudged ? [{ ...entry, title, description, imageUrl, publishedAt, was }] : []
  })
}

/** Held as a duplicate or waiting because it is alike, by a poll's judgement and nobody's word. */
export function isHeldByPoll({ was }: { was: KnownEntry }): boolean {
  const { version, judgedVersion, duplicateRule } = was
  return version === judgedVersion && duplicateRule !== null && duplicateRule !== 'address'
}
