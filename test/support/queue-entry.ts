import type { ShownState } from '../../src/admin/queue/state/queue-page.ts'
import { type Article, articleFields, listedNames } from '../../src/domain/articles/article-fields.ts'
import type { QueueEntry } from '../../src/domain/queue/queue-entry.ts'
import type { EntryStory } from '../../src/domain/queue/queue-stories.ts'

const emptyArticle = Object.fromEntries(
  listedNames.map(name => [name, 'empty' in articleFields[name] ? articleFields[name].empty : '']),
) as Omit<Article, 'category'>

/** An entry as the queue shows it; fields that the test does not give are empty. */
export function queueEntry(id: string, fields: Partial<QueueEntry> = {}): QueueEntry {
  return {
    id,
    version: 1,
    status: 'waiting',
    categoryId: null,
    snoozedUntil: null,
    origin: 'feed',
    ...emptyArticle,
    title: `Headline ${id}`,
    publishedAt: null,
    reason: null,
    heldOf: null,
    group: [],
    tipNote: '',
    tipFrom: '',
    proposedBy: null,
    shownUrl: '',
    moreTips: [],
    outletId: null,
    story: null,
    proposal: null,
    categoryProposal: null,
    categoryChoice: null,
    categoryWhy: null,
    mark: null,
    arrivedAt: new Date(0),
    queuedAt: new Date(0),
    ...fields,
  }
}

/** The story of an entry. */
export function entryStory(fields: Partial<EntryStory> = {}): EntryStory {
  const one = { id: 'rain', title: 'Rain', outletCount: 3, running: [], heat: 1 }
  return { ...one, why: '', compared: null, isCopy: false, ...fields }
}

/** The state of an entry as desks hear of it; by default another editor has published it. */
export function shownState(id: string, fields: Partial<ShownState> = {}): ShownState {
  return {
    id,
    version: 2,
    categoryId: null,
    featured: false,
    isAway: true,
    fate: 'Published by Ravi',
    linkId: null,
    ...fields,
  }
}
