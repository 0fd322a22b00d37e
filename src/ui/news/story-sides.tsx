import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import { writeSide, writeUnrated } from '../../domain/stories/voices/write-coverage.ts'
import * as words from '../../words/news-cards.ts'
import { useLanguage } from '../language/language-context.ts'
import { squares } from './squares.ts'

// More squares cannot be counted at a glance; the number of names that are left out says the rest.
const marksMax = 8

/**
 * Who covers a story: the outlets of each side and of how many a side has none. If none is rated, the first outlets by name,
 * with their owners and languages where known. Draws nothing where nothing is known.
 */
export function StorySides({ coverage }: { coverage: StoryCoverage | null }) {
  const language = useLanguage()
  if (!coverage || coverage.outletCount === 0) return null
  const { sides, notRated, blindSpot } = coverage
  if (sides.length === 0) return <div className="story-sides">{writeUnrated(coverage, language)}</div>
  return (
    <ul className="story-sides">
      {sides.map(each => (
        <Side key={each.side} {...each} />
      ))}
      {notRated.count > 0 ? <li>{words.notRated(language, { count: notRated.count })}</li> : null}
      {blindSpot ? <li className="blind">{words.blindSpot(language, { side: blindSpot })}</li> : null}
    </ul>
  )
}

/** A square for each outlet, so that the sides can be compared at a glance. */
function Side({ side, covering, active }: StoryCoverage['sides'][number]) {
  const language = useLanguage()
  return (
    <li>
      <b>{words.side(language, { side })}</b> <i aria-hidden="true">{squares(covering.count, marksMax)}</i>{' '}
      {writeSide({ covering, active }, language)}
    </li>
  )
}
