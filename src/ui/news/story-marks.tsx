import { Fragment } from 'react'
import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import { formatNumber, formatSeries } from '../../text/format.ts'
import * as words from '../../words/news-cards.ts'
import { useLanguage } from '../language/language-context.ts'
import { squares } from './story-teaser.tsx'

// A dense list has room for fewer than ui/news/story-teaser.tsx.
const marksMax = 5
const namesMax = 2

/**
 * Who covers a story, in a dense list beside the number of its outlets: each side with a square for each outlet. If none is
 * rated, the first outlets by name.
 */
export function StoryMarks({ coverage }: { coverage: StoryCoverage | null }) {
  const language = useLanguage()
  if (!coverage) return null
  const { sides, notRated } = coverage
  if (sides.length === 0) return <span>{formatSeries(notRated.names.slice(0, namesMax), language)}</span>
  return (
    <span>
      {sides.map(({ side, covering: { count } }) => (
        <Fragment key={side}>
          {words.side(language, { side })} <i aria-hidden="true">{squares(count, marksMax)}</i>
          <span className="hidden">{formatNumber(count, language)}</span>{' '}
        </Fragment>
      ))}
    </span>
  )
}

/** About how many letters the marks take. */
export function marksLetters(coverage: StoryCoverage | null): number {
  if (!coverage) return 0
  const { sides, notRated } = coverage
  const written =
    sides.length > 0
      ? sides.map(({ covering }) => `Centre ${squares(covering.count, marksMax)}`)
      : notRated.names
  return written.slice(0, Math.max(namesMax, sides.length)).join(', ').length + 1
}
