import type { StoryOutlet } from '../../domain/stories/story.ts'
import { siteOffsetMs } from '../../text/site-zone.ts'

/** The outlets that began to cover a story within one span of time. */
export type TimelineStep = { at: Date; outlets: StoryOutlet[] }

const hourMs = 3_600_000
// Spans start at an hour for a new story and grow, so that the rows stay few enough to read at a glance.
const spansMs = [1, 3, 6, 24, 7 * 24, 30 * 24].map(hours => hours * hourMs)
const rowsMax = 12

/**
 * Spans begin at full hours and days of the site's clock, a step with the first outlet in it; spans in which no outlet began
 * are omitted.
 */
export function describeTimeline(outlets: readonly StoryOutlet[]): { spanMs: number; steps: TimelineStep[] } {
  const choices = spansMs.map(spanMs => ({ spanMs, steps: divide(outlets, spanMs) }))
  const fitting = choices.find(({ steps }) => steps.length <= rowsMax) ?? choices.at(-1)
  return fitting ?? { spanMs: hourMs, steps: [] }
}

function divide(outlets: readonly StoryOutlet[], spanMs: number): TimelineStep[] {
  const startOf = ({ firstAt }: StoryOutlet) =>
    Math.floor((firstAt.getTime() + siteOffsetMs) / spanMs) * spanMs - siteOffsetMs
  return [...Map.groupBy(outlets, startOf)]
    .toSorted(([a], [b]) => a - b)
    .map(([start, of]) => ({ at: of[0]?.firstAt ?? new Date(start), outlets: of }))
}

/** How many other outlets began within this time after the first. */
export function countWithin(outlets: readonly StoryOutlet[], ms: number): number {
  const [first, ...others] = outlets
  if (!first) return 0
  return others.filter(({ firstAt }) => firstAt.getTime() - first.firstAt.getTime() <= ms).length
}
