import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import { writeSide, writeUnrated } from '../../domain/stories/voices/write-coverage.ts'
import { formatNumber } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/news-cards.ts'
import * as spectrumWords from '../../words/spectrum.ts'
import { useLanguage } from '../language/language-context.ts'
import { squares } from './squares.ts'

// More squares cannot be counted at a glance; the number behind them says the rest.
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

type SideCoverage = StoryCoverage['sides'][number]

/** A square for each outlet, so that the sides can be compared at a glance. The number comes before the names, which may be cut. */
function Side(coverage: SideCoverage) {
  const language = useLanguage()
  const { side, covering } = coverage
  return (
    <li>
      <b>{words.side(language, { side })}</b> <i aria-hidden="true">{squares(covering.count, marksMax)}</i>{' '}
      {covering.count > 0 ? `${countOf(coverage, language)}: ` : null}
      {writeSide(coverage, language)}
    </li>
  )
}

/** Of the active outlets; the others that cover the story are in no fraction, and come first if no active one does. */
function countOf({ covering, activeCovering, active }: SideCoverage, language: Language): string {
  if (active === 0) return formatNumber(covering.count, language)
  if (activeCovering === 0) return words.onlyOthers(language, { count: covering.count, active })
  const names = spectrumWords.fraction(language, { covering: activeCovering, active })
  const count = covering.count - activeCovering
  return count === 0 ? names : spectrumWords.namesAndMore(language, { names, count })
}
