import { slicePage, type TimeKey } from '../../database/slice-page.ts'
import { compareNames } from '../../text/compare-names.ts'
import type { QueueSort } from './queue-entry.ts'

type Row = { id: string; source: string; queuedAt: Date }
type StoryOfRow = { id: string; heat: number; outletCount: number }

/**
 * The rows of a page in the order of the queue. By heat the first page lists what several outlets cover, the hottest first,
 * and then the newest of the rest; `gathered` are older entries of the stories among `rows`. `next` is the key of the page
 * below `rows`.
 */
export function orderQueuePage<Found extends Row>(
  { rows, gathered, next }: { rows: Found[]; gathered: Found[]; next: TimeKey | null },
  { sort, limit, stories }: { sort: QueueSort; limit: number; stories: ReadonlyMap<string, StoryOfRow> },
): { rows: Found[]; next: TimeKey | null } {
  const all = [...rows, ...gathered]
  switch (sort) {
    case 'arrival':
      return { rows: all, next }
    case 'outlet':
      return { rows: all.toSorted((a, b) => compareNames(a.source, b.source)), next: null }
    case 'heat': {
      const isHot = ({ id }: Row) => (stories.get(id)?.outletCount ?? 0) > 1
      const heatOf = ({ id }: Row) => stories.get(id)?.heat ?? 0
      const hot = all.filter(isHot).toSorted((a, b) => heatOf(b) - heatOf(a))
      const cold = slicePage(
        rows.filter(row => !isHot(row)),
        { limit, keyOf },
      )
      const listed = new Set(cold.rows.flatMap(({ id }) => stories.get(id)?.id ?? []))
      const theirs = gathered.filter(row => !isHot(row) && listed.has(stories.get(row.id)?.id ?? ''))
      return { rows: [...hot, ...cold.rows, ...theirs], next: cold.next ?? next }
    }
  }
}

export function keyOf({ queuedAt, id }: Pick<Row, 'queuedAt' | 'id'>): TimeKey {
  return { at: queuedAt, id }
}
