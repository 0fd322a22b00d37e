import type { HeldOf } from '../../../domain/queue/queue-entry.ts'
import type { EntryStory } from '../../../domain/queue/queue-stories.ts'
import type { Language } from '../../../text/language.ts'
import * as words from '../../../words/queue-page.ts'
import { truncateForList } from '../../widgets/truncate-for-list.ts'

/** The headline of an entry. A tip whose page could not be read has no headline. */
export function headlineOf({ title }: { title: string }, language: Language): string {
  return title || words.untitled(language)
}

/** A story that is called after the entry says more by the other headline. */
export function storyTitleOf(story: EntryStory, { title }: { title: string }): string {
  return story.title === title && story.compared ? story.compared.title : story.title
}

export function describeEntries(entries: { title: string }[], language: Language): string {
  const [first, second] = entries
  return first && !second
    ? headlineOf(first, language)
    : words.entryCount(language, { count: entries.length })
}

/** Shortens the original that an entry is held for: it may be a news link, whose title has no maximum length. */
export function truncateHeldOf<Entry extends { heldOf: HeldOf | null }>(entry: Entry): Entry {
  const { heldOf } = entry
  return heldOf ? { ...entry, heldOf: { ...heldOf, title: truncateForList(heldOf.title) } } : entry
}
