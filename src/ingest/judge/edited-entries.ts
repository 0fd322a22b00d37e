import { type EntryEdit, isEdited, isRedated, type KnownEntry } from '../../domain/queue/entry.ts'
import type { IdentifiedEntry } from './identify-entries.ts'

type Pair = { was: KnownEntry; entry: IdentifiedEntry }

/**
 * The entries that the outlet has edited since the last read. A field is replaced only if the feed's own text for it changed:
 * what was guessed or limited at first (a date ahead or without a zone, a relative address) stays as readers saw it.
 */
export function findEdits(
  entries: IdentifiedEntry[],
  { known, now }: { known: Map<string, KnownEntry>; now: Date },
): EntryEdit[] {
  const pairs = listPairs(entries, known)
  const isClock = datesAreClock(pairs, now)
  return pairs.flatMap(({ was, entry }) => {
    const edit = {
      id: was.id,
      guid: entry.guid ?? was.guid,
      given: entry.given,
      ...settledTexts({ was, entry }, now),
    }
    const settled = isClock ? { ...edit, publishedAt: was.publishedAt } : edit
    return isEdited(was, settled) ? [settled] : []
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

function settledTexts({ was, entry }: Pair, now: Date) {
  const before = was.given.split(' ')
  const [title, description, image, date] = entry.given.split(' ').map((part, n) => part !== before[n])
  const isOnlyClock = !title && !description && !image && isJustNow(entry, now)
  return {
    title: title ? entry.title : was.title,
    description: title || description ? entry.description : was.description,
    imageUrl: image ? entry.imageUrl : was.imageUrl,
    publishedAt:
      date && !isAhead(entry) && !isOnlyClock ? (entry.publishedAt ?? was.publishedAt) : was.publishedAt,
  }
}

function isAhead({ givenAt, publishedAt }: IdentifiedEntry): boolean {
  return givenAt !== null && publishedAt !== null && givenAt > publishedAt
}

/** Some feeds date articles by their clock at every read; one that is only dated anew gets its date when the feed changes again. */
function isJustNow({ publishedAt }: IdentifiedEntry, now: Date): boolean {
  return publishedAt !== null && now.getTime() - publishedAt.getTime() < readWithinMs
}

/** A fetch may take 20 s, and outlets keep the page of a feed for a minute. */
const readWithinMs = 120_000

/** Several new dates within a minute show when the feed was generated, not when an editor changed the articles. */
function datesAreClock(pairs: Pair[], now: Date): boolean {
  const times = pairs
    .map(pair => ({ was: pair.was, settled: { ...pair.was, ...settledTexts(pair, now) } }))
    .filter(({ was, settled }) => isRedated(was, settled))
    .flatMap(({ settled }) => settled.publishedAt?.getTime() ?? [])
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
