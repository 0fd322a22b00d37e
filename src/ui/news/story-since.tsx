import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import { nameSeries } from '../../domain/stories/voices/name-outlets.ts'
import * as words from '../../words/news-cards.ts'
import { useLanguage } from '../language/language-context.ts'
import { Clock } from '../time/clock.tsx'
import { dot } from './dot.ts'
import type { ShownTeaser } from './shown-link.ts'

const namesMax = 2

/** Since when a story is reported, and the outlets that joined in the last hours: "Began 09:10 · 2 more since 14:00: Dawn, Dusk". */
export function StorySince({
  teaser: { firstAt, coverage },
  now,
}: {
  teaser: Pick<ShownTeaser, 'firstAt' | 'coverage'>
  now: Date
}) {
  const language = useLanguage()
  return (
    <div className="since">
      {words.since(language, { at: () => <Clock key="at" at={firstAt} now={now} /> })}
      {coverage?.joined ? <Joined joined={coverage.joined} now={now} /> : null}
    </div>
  )
}

function Joined({
  joined: { since, outlets },
  now,
}: {
  joined: NonNullable<StoryCoverage['joined']>
  now: Date
}) {
  const language = useLanguage()
  const names = nameSeries(outlets.names.slice(0, namesMax), outlets.count, language)
  return (
    <>
      {dot}
      {words.joined(language, {
        count: outlets.count,
        names,
        at: () => <Clock key="at" at={since} now={now} />,
      })}
    </>
  )
}
