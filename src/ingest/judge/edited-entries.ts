import { type EntryEdit, isEdited, isRedated, type KnownEntry } from '../../domain/queue/entry.ts'
import type { IdentifiedEntry } from './identify-entries.ts'

type Pair = { was: KnownEntry; entry: IdentifiedEntry }

/**
 * The entries whose texts the outlet has changed since the last read. A field is replaced only if the feed's own text for
 * it changed: what was guessed or limited when it was first read (a date ahead of its time or without a zone, an address
 * relative to a page that redirects) stays as readers saw it.
 */
export function findEdits(entries: IdentifiedEntry[], known: Map<string, KnownEntry>): EntryEdit[] {
  const pairs = listPairs(entries, known)
  const isClock = datesAreClock(pairs)
  return pairs.flatMap(({ was, entry }) => {
    const edit = {
      id: was.id,
      guid: entry.guid ?? was.guid,
      given: entry.given,
      ...settledTexts({ was, entry }),
    }
    const now = isClock ? { ...edit, publishedAt: was.publishedAt } : edit
    return isEdited(was, now) ? [now] : []
  })
}

/** Unedited entries whose ids and digests must be stored: newly dated ahead, or without stored ones. */
export function listToRemember(
  entries: IdentifiedEntry[],
  { known, edits }: { known: Map<string, KnownEntry>; edits: EntryEdit[] },
): { id: string; guid: string | null; given: string }[] {
  const edited = new Set(edits.map(({ id }) => id))
  return listPairs(entries, known).flatMap(({ was, entry }) => {
    const isOther = was.guid !== (entry.guid ?? was.guid) || was.given === ''
    const isDue = isOther || (isAhead(entry) && was.given !== entry.given)
    return isDue && !edited.has(was.id)
      ? [{ id: was.id, guid: entry.guid ?? was.guid, given: entry.given }]
      : []
  })
}

function listPairs(entries: IdentifiedEntry[], known: Map<string, KnownEntry>): Pair[] {
  return entries.flatMap(entry => {
    const was = known.get(entry.identity)
    return was ? [{ was, entry }] : []
  })
}

function settledTexts({ was, entry }: Pair) {
  const before = was.given.split(' ')
  const [title, description, image, date] = entry.given.split(' ').map((part, n) => part !== before[n])
  return {
    title: title ? entry.title : was.title,
    description: title || description ? entry.description : was.description,
    imageUrl: image ? entry.imageUrl : was.imageUrl,
    publishedAt: date && !isAhead(entry) ? (entry.publishedAt ?? was.publishedAt) : was.publishedAt,
  }
}

function isAhead({ givenAt, publishedAt }: IdentifiedEntry): boolean {
  return givenAt !== null && publishedAt !== null && givenAt > publishedAt
}

/** Several new dates within a minute show when the feed was generated, not when an editor changed the articles. */
function datesAreClock(pairs: Pair[]): boolean {
  const times = pairs
    .map(pair => ({ was: pair.was, now: { ...pair.was, ...settledTexts(pair) } }))
    .filter(({ was, now }) => isRedated(was, now))
    .flatMap(({ now }) => now.publishedAt?.getTime() ?? [])
  return times.length >= 3 && Math.max(...times) - Math.min(...times) < 60_000
}

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
