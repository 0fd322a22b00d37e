import { isUuid } from '../../../domain/fields/record-id.ts'
import type { QueueFilter, QueueSort, QueueView } from '../../../domain/queue/queue-entry.ts'

/** The age filters of the queue; bounds are hours before now. */
export const ages = {
  hour: { from: 1, until: null },
  day: { from: 24, until: null },
  older: { from: null, until: 24 },
  stale: { from: null, until: 72 },
} as const satisfies Record<string, { from: number | null; until: number | null }>

export const origins = ['feed', 'paste', 'bookmarklet', 'tip'] as const

const hourMs = 3_600_000

/** The filter is in the page's address; an invalid category, outlet, language, origin or age is ignored. */
export function readQueueFilter(params: URLSearchParams, now: Date): QueueFilter {
  const age = readAge(params.get('age'))
  const hoursAgo = (hours: number | null) =>
    hours === null ? null : new Date(now.getTime() - hours * hourMs)
  const view = readView(params.get('view'))
  return {
    view,
    categoryId: readId(params.get('category')),
    outletId: readId(params.get('outlet')),
    language: /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.exec(params.get('language') ?? '')?.[0] ?? null,
    origin: origins.find(origin => origin === params.get('origin')) ?? null,
    from: hoursAgo(age ? ages[age].from : null),
    until: hoursAgo(age ? ages[age].until : null),
    words: readWords(params.get('words')),
    sort: readSort(params.get('sort'), view),
  }
}

function readAge(text: string | null): keyof typeof ages | null {
  return text === 'hour' || text === 'day' || text === 'older' || text === 'stale' ? text : null
}

function readView(text: string | null): QueueView {
  return text === 'held' || text === 'snoozed' ? text : 'waiting'
}

// More words do not narrow a search any further in practice.
export const wordsMax = 6

function readWords(text: string | null): string[] {
  return (text ?? '').slice(0, 200).replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, wordsMax)
}

/** Waiting entries are sorted by heat unless told otherwise; held and snoozed ones have hardly any heat. */
function readSort(text: string | null, view: QueueView): QueueSort {
  if (text === 'arrival' || text === 'outlet' || text === 'heat') return text
  return view === 'waiting' ? 'heat' : 'arrival'
}

function readId(text: string | null): string | null {
  return text !== null && isUuid(text) ? text : null
}
