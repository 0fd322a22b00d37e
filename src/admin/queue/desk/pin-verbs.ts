import type { EntryPin } from '../../../domain/queue/publish-pinned.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { headlineOf } from '../state/entry-headline.ts'
import type { Decide, VerbsDesk } from './queue-verbs.ts'
import { acceptedCategories } from './story-verbs.ts'

/** Accepts one entry right into a place of the front page, in one decision. */
export function createPinVerbs({
  ask,
  askPlace,
  refuse,
  decide,
  withTargets,
}: Pick<VerbsDesk, 'ask' | 'askPlace' | 'refuse'> & {
  decide: Decide
  withTargets: (work: (entries: QueueEntry[]) => void) => void
}) {
  const pin = (entries: QueueEntry[], chosen?: string) => {
    const [entry, ...others] = entries
    if (!entry) return
    if (others.length > 0) return refuse('A place is for one entry. Select one only.', 'Nothing was decided')
    const categories = acceptedCategories([entry], chosen)
    const categoryId = categories.get(entry.id) ?? entry.categoryId
    if (!categoryId) return ask('pin', [entry])
    const accept = (place: EntryPin, placeName: string) => {
      const changes = { pins: [{ ...place, subject: null }], sections: null }
      const fields = { change: 'publish', pin: JSON.stringify(changes) }
      decide([entry], { fields, words: `Published, pinned: ${placeName}`, categories })
    }
    askPlace({ title: headlineOf(entry), categoryId, onChoose: accept })
  }
  return {
    pin: () => withTargets(entries => pin(entries)),
    /** An entry without a category goes to `chosen`. */
    pinInto: (chosen: string, entries: QueueEntry[]) => pin(entries, chosen),
  }
}
