import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import * as words from '../../../words/queue-decisions.ts'
import { pinInDraft } from '../../front/draft-store.ts'
import { describeDraft } from '../../front/use-pin-dialog.tsx'
import { headlineOf } from '../state/entry-headline.ts'
import type { Decide, VerbsDesk } from './queue-verbs.ts'
import { acceptedCategories } from './story-verbs.ts'

/** Accepts one entry and pins its link on the draft of the front page, as one decision. */
export function createPinVerbs({
  openDialog,
  openPlaceDialog,
  publishDraft,
  refuse,
  decide,
  withTargets,
  language,
}: Pick<VerbsDesk, 'openDialog' | 'openPlaceDialog' | 'publishDraft' | 'refuse' | 'language'> & {
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
    const title = headlineOf(entry, language)
    openPlaceDialog({
      title,
      categoryId,
      onChoose: (place, { place: placeName, former }) => {
        const put = (id: string) => {
          const { count, takeBack } = pinInDraft({ ...place, subject: { kind: 'link', id, title } })
          return { detail: describeDraft({ former, count }, language), takeBack }
        }
        decide([entry], {
          fields: { change: 'publish' },
          words: words.publishedPinned(language, { place: placeName }),
          categories,
          pin: { put, publish: publishDraft },
        })
      },
    })
  }
  return {
    pin: () => withTargets(entries => pin(entries)),
    /** Entries without a category are accepted into `chosen`. */
    pinInto: (chosen: string, entries: QueueEntry[]) => pin(entries, chosen),
  }
}
