import type { StoryOutlet } from '../../domain/stories/story.ts'
import { formatSeries } from '../../text/format.ts'
import { siteDay } from '../../text/site-zone.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { ExactTime } from '../../ui/time/exact-time.tsx'
import * as words from '../../words/story-page.ts'
import { countWithin, describeTimeline, type TimelineStep } from './timeline.ts'

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
