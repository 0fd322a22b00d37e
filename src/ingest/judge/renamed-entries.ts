import type { EntryEdit, KnownEntry } from '../../domain/queue/entry.ts'
import type { IdentifiedEntry } from './identify-entries.ts'

/** A known entry under its new headline. `was`: the entry as polls or an editor left it. */
export type RenamedEntry = IdentifiedEntry & { createdAt: Date; was: KnownEntry }

/** Edited entries whose new headline may create or remove a resemblance to another entry; in the feed's order. */
export function listRenamed(
  entries: IdentifiedEntry[],
  { known, edits }: { known: Map<string, KnownEntry>; edits: EntryEdit[] },
): (IdentifiedEntry & { was: KnownEntry })[] {
  const edited = new Map(edits.map(edit => [edit.id, edit]))
  return entries.flatMap(entry => {
    const was = known.get(entry.identity)
    const edit = was && edited.get(was.id)
    if (!edit || was.title === edit.title) return []
    const { title, description, imageUrl, publishedAt } = edit
    const isJudged = was.status === 'waiting' || (was.status === 'duplicate' && isHeldByPoll({ was }))
    return isJudged ? [{ ...entry, title, description, imageUrl, publishedAt, was }] : []
  })
}

/** Whether a poll, and no editor, decided that the entry is held as a duplicate or waits because it is alike. */
export function isHeldByPoll({ was }: { was: KnownEntry }): boolean {
  const { version, judgedVersion, duplicateRule } = was
  return version === judgedVersion && duplicateRule !== null && duplicateRule !== 'address'
}
