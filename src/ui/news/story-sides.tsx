import { primaryLanguageName } from '../../domain/editions/primary-language-name.ts'
import type { NamedCount, StoryCoverage } from '../../domain/stories/story-coverage.ts'
import { formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/news-cards.ts'
import * as spectrumWords from '../../words/spectrum.ts'
import { useLanguage } from '../language/language-context.ts'
import { nameOutlets } from '../language/name-outlets.ts'
import { dot } from './dot.ts'
import { squares } from './squares.ts'

// More squares cannot be counted at a glance; the number of names that are left out says the rest.
const marksMax = 8

// More names would outweigh the headline; the story's page names all.
const namesOfSide = 2
const namesOfAll = 3

/**
 * Who covers a story: the outlets of each side and of how many a side has none. If none is rated, the first outlets by name,
 * with their owners and languages where known. Draws nothing where nothing is known.
 */
export function StorySides({ coverage }: { coverage: StoryCoverage | null }) {
  const language = useLanguage()
  if (!coverage || coverage.outletCount === 0) return null
  const { sides, notRated, blindSpot } = coverage
  if (sides.length === 0) return <div className="story-sides">{describeUnrated(coverage, language)}</div>
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
      {covering.count === 0 ? words.noneOf(language, { active }) : namesOf(covering, namesOfSide, language)}
    </li>
  )
}

/** "Dawn, Dusk and 12 more · 5 owners · English (3), Hindi (2)" */
function describeUnrated({ notRated, owners, languages }: StoryCoverage, language: Language): string {
  const spoken = languages.map(({ name, count }) =>
    spectrumWords.share(language, { name: primaryLanguageName(name, language), count }),
  )
  return [
    namesOf(notRated, namesOfAll, language),
    owners.outlets > 1 ? words.owners(language, { count: owners.count }) : '',
    spoken.length > 1 ? formatSeries(spoken, language) : '',
  ]
    .filter(Boolean)
    .join(dot)
}

function namesOf({ names, count }: NamedCount, most: number, language: Language): string {
  return nameOutlets(names.slice(0, most), count, language)
}
