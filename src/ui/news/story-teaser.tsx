import { Fragment, type ReactNode } from 'react'
import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import { nameSeries, writeSide, writeUnrated } from '../../domain/stories/voices/write-coverage.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import { formatNumber, formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/news-cards.ts'
import * as spectrumWords from '../../words/spectrum.ts'
import { useLanguage, useSitePath } from '../language/language-context.ts'
import { Clock } from '../time/shown-time.tsx'
import { ArticleLink, dot, type ShownTeaser } from './headline-lines.tsx'

/** Who covers a story and since when, with some of the other outlets' headlines. */
export function StoryTeaser({ teaser, now }: { teaser: ShownTeaser; now: Date }) {
  return (
    <div className="story-teaser">
      <ToStory slug={teaser.slug}>
        <StorySides coverage={teaser.coverage} />
        <StorySince teaser={teaser} now={now} />
      </ToStory>
      <TeaserHeadlines headlines={teaser.headlines} />
    </div>
  )
}

/** Other outlets' headlines of a story, each with its source. */
export function TeaserHeadlines({ headlines }: Pick<ShownTeaser, 'headlines'>) {
  const page = useLanguage()
  if (headlines.length === 0) return null
  return (
    <ul className="teaser-headlines">
      {headlines.map(headline => (
        <li key={headline.url}>
          <ArticleLink link={headline} />{' '}
          <span {...headlineLanguage(headline.source, null, page)}>{headline.source}</span>
        </li>
      ))}
    </ul>
  )
}

// More squares cannot be counted at a glance; the number behind them says the rest.
const marksMax = 8

/**
 * Who covers a story: the outlets of each side and of how many a side has none. If none is rated, the first outlets by name,
 * with their owners and languages where known. Draws nothing where nothing is known. `slug`: of the story's page, to which a
 * tap on all of it leads; keyboards and screen readers have the byline's link.
 */
export function StorySides({ coverage, slug }: { coverage: StoryCoverage | null; slug?: string }) {
  if (!coverage || coverage.outletCount === 0) return null
  const sides = <Sides coverage={coverage} />
  return slug ? <ToStory slug={slug}>{sides}</ToStory> : sides
}

function ToStory({ slug, children }: { slug: string; children: ReactNode }) {
  const path = useSitePath()
  return (
    <div className="to-story">
      {children}
      <span aria-hidden="true">
        <a href={path('/story/:slug', { slug })} tabIndex={-1}>
          {'\u00a0'}
        </a>
      </span>
    </div>
  )
}

function Sides({ coverage }: { coverage: StoryCoverage }) {
  const language = useLanguage()
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

/** A square for each outlet of a side, at most `most`; an empty one for none. */
export function squares(count: number, most: number): string {
  return '■'.repeat(Math.min(count, most)) || '□'
}

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

// A dense list has room for fewer.
const denseMarksMax = 5
const denseNamesMax = 2

/**
 * Who covers a story, in a dense list beside the number of its outlets: each side with a square for each outlet. If none is
 * rated, the first outlets by name.
 */
export function StoryMarks({ coverage }: { coverage: StoryCoverage | null }) {
  const language = useLanguage()
  if (!coverage) return null
  const { sides, notRated } = coverage
  if (sides.length === 0) return <span>{formatSeries(notRated.names.slice(0, denseNamesMax), language)}</span>
  return (
    <span>
      {sides.map(({ side, covering: { count } }) => (
        <Fragment key={side}>
          {words.side(language, { side })} <i aria-hidden="true">{squares(count, denseMarksMax)}</i>
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
      ? sides.map(({ covering }) => `Centre ${squares(covering.count, denseMarksMax)}`)
      : notRated.names
  return written.slice(0, Math.max(denseNamesMax, sides.length)).join(', ').length + 1
}
