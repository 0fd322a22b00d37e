import type { StoryOutlet } from '../../domain/stories/story.ts'
import { formatSeries } from '../../text/format.ts'
import { siteDay, siteOffsetMs } from '../../text/site-zone.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { ExactTime } from '../../ui/time/shown-time.tsx'
import * as words from '../../words/story-page.ts'

const dayMs = 86_400_000
const soonMs = 3 * 3_600_000
// More squares than fit on one line of a phone cannot be counted at a glance.
const marksMax = 30
const namesMax = 5

/** When each outlet began to cover the story: a sentence, and a row with names for each hour or day. */
export function StoryTimeline({ outlets }: { outlets: StoryOutlet[] }) {
  const language = useLanguage()
  const [first] = outlets
  if (!first) return null
  const soon = countWithin(outlets, soonMs)
  const beginning = { outlet: first.source, b, at: () => <ExactTime key="at" at={first.firstAt} /> }
  const { spanMs, steps } = describeTimeline(outlets)
  return (
    <section className="timeline" aria-labelledby="timeline">
      <header className="head">
        <h2 id="timeline">{words.timeline(language)}</h2>
      </header>
      <p>
        {soon > 0
          ? words.firstOfMany(language, { ...beginning, count: soon })
          : words.first(language, beginning)}
      </p>
      <ol>
        {steps.map(step => (
          <Row key={step.at.getTime()} step={step} isDay={spanMs >= dayMs} />
        ))}
      </ol>
    </section>
  )
}

function b(text: string) {
  return <b key="b">{text}</b>
}

function Row({ step: { at, outlets }, isDay }: { step: TimelineStep; isDay: boolean }) {
  const language = useLanguage()
  // "and 1 more" is no shorter than the name.
  const shown = outlets.length === namesMax + 1 ? outlets : outlets.slice(0, namesMax)
  const names = formatSeries(
    shown.map(({ source }) => source),
    language,
  )
  const more = outlets.length - shown.length
  const step = { b, count: outlets.length, names }
  return (
    <li>
      {isDay ? <span>{siteDay(at, language)}</span> : <ExactTime at={at} />}
      <span>
        <i aria-hidden="true">{'■'.repeat(Math.min(outlets.length, marksMax))}</i>{' '}
        {more > 0 ? words.stepOfMany(language, { ...step, more }) : words.step(language, step)}
      </span>
    </li>
  )
}

/** The outlets that began to cover a story within one span of time. */
type TimelineStep = { at: Date; outlets: StoryOutlet[] }

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
