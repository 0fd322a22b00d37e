import { createHash } from 'node:crypto'
import type { NewEntry } from '../../domain/queue/entry.ts'
import type { UnreadableEntry } from '../feed/read-feed.ts'

// Enough to see why the entry could not be read.
const rawLengthMax = 2000

/** Unreadable items as entries to store, without repeats, with the reason and the feed's own text. */
export function toUnreadableEntries(unreadable: UnreadableEntry[]): NewEntry[] {
  const entries = unreadable.map(({ reason, raw }) => {
    // PostgreSQL takes neither NUL nor half a surrogate pair.
    const excerpt = raw.slice(0, rawLengthMax).toWellFormed().replaceAll('\0', '')
    const identity = `unreadable:${createHash('sha256').update(`${reason} ${excerpt}`).digest('base64url')}`
    return { ...blank, tags: [], identity, reason: { code: reason }, raw: excerpt }
  })
  return [...new Map(entries.map(entry => [entry.identity, entry])).values()]
}

const blank = {
  guid: null,
  given: '',
  url: '',
  canonicalUrl: null,
  title: '',
  description: '',
  imageUrl: '',
  publishedAt: null,
  language: null,

  status: 'unreadable',
  newsLinkId: null,
  duplicateOf: null,
  duplicateRule: null,
  givenUrl: '',
  placedAt: null,
} as const
