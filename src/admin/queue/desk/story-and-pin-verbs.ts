import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { EntryProposal, EntryStory } from '../../../domain/queue/queue-stories.ts'
import * as words from '../../../words/queue-decisions.ts'
import { pinInDraft } from '../../front/draft-store.ts'
import { describeDraft } from '../../front/use-pin-dialog.tsx'
import type { PutChoice } from '../../story-choice/put-target.ts'
import { doneWords } from '../decide/decision-words.ts'
import { headlineOf } from '../state/entry-headline.ts'
import { entriesMax } from '../state/queue-page.ts'
import { entriesOfStory } from '../state/queue-state.ts'
import type { Decide, VerbsDesk } from './queue-verbs.ts'

/** The verbs that apply to all entries of a story or of an outlet. */
export function createStoryVerbs({
  state,
  openDialog,
  dispatch,
  refuse,
  decide,
  publish,
  language,
}: Pick<VerbsDesk, 'state' | 'openDialog' | 'dispatch' | 'refuse' | 'language'> & {
  decide: Decide
  publish: (entries: QueueEntry[]) => void
}) {
  const current = () => state().entries.find(({ id }) => id === state().cursor)
  const file = ([best, ...others]: QueueEntry[], chosen?: string) => {
    if (!best?.story) return
    const entries = [best, ...others].slice(0, entriesMax)
    const categories = acceptedCategories(entries, chosen)
    // Entries without a category of their own get the lead entry's category.
    const own = categories.get(best.id) ?? best.categoryId
    if (!own) return openDialog('file', entries)
    for (const { id, categoryId } of others) if (!categoryId && !categories.has(id)) categories.set(id, own)
    const fields = { change: 'file', story: best.story.id }
    const done =
      others.length > 0
        ? words.publishedAndFiled(language, { count: others.length })
        : doneWords('publish', language)
    decide(entries, { fields, words: done, categories })
  }
  /** Runs `work` with the entries of the story under the cursor. */
  const withStory = (work: (entries: QueueEntry[], current: QueueEntry) => void) => {
    const entry = current()
    if (!entry?.story) return refuse(words.noStory(language), entry?.title ?? '')
    const entries = entriesOfStory(state(), entry.story.id)
    if (entries.length > 0) work(entries, entry)
  }
  const rejectAll = (entries: QueueEntry[], ofMany: (count: number) => string) => {
    const done = entries.length === 1 ? doneWords('reject', language) : ofMany(entries.length)
    decide(entries, { fields: { change: 'reject' }, words: done })
  }
  return {
    ...createPlacingVerbs(decide, { state, language }),
    fileInto: (chosen: string, entries: QueueEntry[]) => file(entries, chosen),
    fold: () => withStory((_, { story }) => story && dispatch({ type: 'folded', storyId: story.id })),
    foldStory: (storyId: string) => dispatch({ type: 'folded', storyId }),
    fileStory: () => withStory((entries, best) => file(startingWith(best, entries))),
    acceptStory: () => withStory(entries => publish(entries)),
    rejectStory: () =>
      withStory(entries => rejectAll(entries, count => words.rejectedOfStory(language, { count }))),
    rejectOutlet: () => {
      const entry = current()
      if (!entry) return
      const isSame = (other: QueueEntry) =>
        entry.outletId ? other.outletId === entry.outletId : other.source === entry.source
      const entries = state().entries.filter(other => isSame(other) && !state().fates.has(other.id))
      rejectAll(entries, count => words.rejectedOfOutlet(language, { count, outlet: entry.source }))
    },
  }
}

/** Accepts or corrects the automatic placement of entries in stories. */
function createPlacingVerbs(decide: Decide, { state, language }: Pick<VerbsDesk, 'state' | 'language'>) {
  return {
    /** Puts entries into a story, or together with another article, which moves with them if it is listed here. */
    put: ({ target, title }: PutChoice, given: QueueEntry[]) => {
      const other = state().entries.find(({ id }) => target === `entry:${id}`)
      const entries = [...given, ...(other && !state().fates.has(other.id) ? [other] : [])].slice(
        0,
        entriesMax,
      )
      const seen = new Set(entries.flatMap(({ story }) => story?.id ?? []))
      const storyId = /^story:(.+)/.exec(target)?.[1] ?? null
      decide(entries, {
        fields: { change: 'put', target, seen: [...seen].join(' ') },
        words: doneWords('put', language),
        patch: { story: proposedStory({ id: target, storyId, title }), proposal: null },
      })
    },
    leaveStory: (entry: QueueEntry) =>
      entry.story &&
      decide([entry], {
        fields: { change: 'leave-story', story: entry.story.id },
        words: doneWords('leave-story', language),
        patch: { story: null, proposal: null },
      }),
    joinStory: (entry: QueueEntry) =>
      entry.proposal &&
      decide([entry], {
        fields: { change: 'join-story', proposal: entry.proposal.id },
        words: doneWords('join-story', language),
        patch: { story: proposedStory(entry.proposal), proposal: null },
      }),
    keepApart: (entry: QueueEntry) =>
      entry.proposal &&
      decide([entry], {
        fields: { change: 'keep-apart', proposal: entry.proposal.id },
        words: doneWords('keep-apart', language),
        patch: { proposal: null },
      }),
  }
}

/** A placeholder for the story, from the fields this page has, until the queue is loaded again. */
function proposedStory({ id, storyId, title }: Omit<EntryProposal, 'why'>): EntryStory {
  const known = { outletCount: 2, running: [], heat: 0, why: '', compared: null, isCopy: false }
  return { ...known, id: storyId ?? `proposed:${id}`, title }
}

function startingWith(best: QueueEntry, entries: QueueEntry[]): QueueEntry[] {
  return [...entries.filter(({ id }) => id === best.id), ...entries.filter(({ id }) => id !== best.id)]
}

/** By entry id: the proposed category that is shown, or `chosen` for an entry without any. */
export function acceptedCategories(entries: QueueEntry[], chosen: string | undefined): Map<string, string> {
  return new Map(
    entries.flatMap(({ id, categoryId, categoryProposal }) => {
      const category = categoryProposal?.categoryId ?? (categoryId ? undefined : chosen)
      return category ? [[id, category] as const] : []
    }),
  )
}

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
