import type { EntryPin } from '../../../domain/queue/publish-pinned.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import * as words from '../../../words/queue-decisions.ts'
import { headlineOf } from '../state/entry-headline.ts'
import type { Decide, VerbsDesk } from './queue-verbs.ts'
import { acceptedCategories } from './story-verbs.ts'

/** Accepts one entry and pins it to a place of the front page, in one decision. */
export function createPinVerbs({
  openDialog,
  openPlaceDialog,
  refuse,
  decide,
  withTargets,
  language,
}: Pick<VerbsDesk, 'openDialog' | 'openPlaceDialog' | 'refuse' | 'language'> & {
  decide: Decide
  withTargets: (work: (entries: QueueEntry[]) => void) => void
}) {
  const pin = (entries: QueueEntry[], chosen?: string) => {
    const [entry, ...others] = entries
    if (!entry) return
    if (others.length > 0) return refuse(words.placeForOne(language), words.nothingDecided(language))
    const categories = acceptedCategories([entry], chosen)
    const categoryId = categories.get(entry.id) ?? entry.categoryId
    if (!categoryId) return openDialog('pin', [entry])
    const accept = (place: EntryPin, placeName: string) => {
      const changes = { pins: [{ ...place, subject: null }], sections: null }
      const fields = { change: 'publish', pin: JSON.stringify(changes) }
      decide([entry], { fields, words: words.publishedPinned(language, { place: placeName }), categories })
    }
    openPlaceDialog({ title: headlineOf(entry, language), categoryId, onChoose: accept })
  }
  return {
    pin: () => withTargets(entries => pin(entries)),
    /** Entries without a category are accepted into `chosen`. */
    pinInto: (chosen: string, entries: QueueEntry[]) => pin(entries, chosen),
  }
}
