import type { QueueEntry } from '../../src/domain/queue/queue-entry.ts'

/** An entry as the queue shows it; fields that the test does not give are empty. */
export function queueEntry(id: string, fields: Partial<QueueEntry> = {}): QueueEntry {
  return {
    id,
    version: 1,
    status: 'waiting',
    categoryId: null,
    featured: false,
    snoozedUntil: null,
    origin: 'feed',
    title: `Headline ${id}`,
    description: '',
    url: '',
    imageUrl: '',
    source: '',
    sourceIconUrl: '',
    language: null,
    publishedAt: null,
    reason: null,
    heldOf: null,
    group: [],
    tipNote: '',
    tipFrom: '',
    proposedBy: null,
    moreTips: [],
    outletId: null,
    story: null,
    proposal: null,
    categoryProposal: null,
    mark: null,
    arrivedAt: new Date(0),
    queuedAt: new Date(0),
    ...fields,
  }
}
