import type { StoryOutlet } from '../../domain/stories/story.ts'
import { countOf } from '../../text/format.ts'
import { ExactTime } from '../../ui/time/exact-time.tsx'
import { siteDay } from '../../ui/time/site-time.ts'
import { countWithin, describeTimeline, type TimelineStep } from './timeline.ts'

const dayMs = 86_400_000
const soonMs = 3 * 3_600_000
// More squares than a line of a phone holds are no help to count.
const marksMax = 30
const namesMax = 5

/** When each outlet began to cover the story: a sentence, and a row for each hour or day with its names. */
export function StoryTimeline({ outlets }: { outlets: StoryOutlet[] }) {
  const [first] = outlets
  if (!first) return null
  const soon = countWithin(outlets, soonMs)
  const { spanMs, steps } = describeTimeline(outlets)
  return (
    <section className="timeline" aria-labelledby="timeline">
      <header className="head">
        <h2 id="timeline">When outlets began to report</h2>
      </header>
      <p>
        <b>{first.source}</b>
        {' was first, '}
        <ExactTime at={first.firstAt} />
        {soon > 0 ? `. ${countOf(soon, 'other outlet', 'other outlets')} followed within three hours.` : '.'}
      </p>
      <ol>
        {steps.map(step => (
          <Row key={step.at.getTime()} step={step} isDay={spanMs >= dayMs} />
        ))}
      </ol>
    </section>
  )
}

function Row({ step: { at, outlets }, isDay }: { step: TimelineStep; isDay: boolean }) {
  // "and 1 more" is no shorter than the name.
  const shown = outlets.length === namesMax + 1 ? outlets : outlets.slice(0, namesMax)
  const names = shown.map(({ source }) => source)
  const more = outlets.length - names.length
  return (
    <li>
      {isDay ? <span>{siteDay(at)}</span> : <ExactTime at={at} />}
      <span>
        <i aria-hidden="true">{'■'.repeat(Math.min(outlets.length, marksMax))}</i>{' '}
        <b>{countOf(outlets.length, 'outlet', 'outlets')}</b>
        {`: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`}
      </span>
    </li>
  )
}
