import { sideOf, sidesInOrder } from '../../domain/stories/spectrum.ts'
import { formatNumber } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/news-cards.ts'
import { useLanguage } from '../language/language-context.ts'
import { nameOutlets } from '../language/name-outlets.ts'
import type { ShownTeaser } from './shown-teaser.ts'

type Outlets = ShownTeaser['outlets']

// More would outweigh the headline; the story's page names all.
const namesMax = 2

/** Who covers a story: the outlets of each side, also a side without any. If none is rated, only their names. */
export function StorySides({ teaser: { outlets, otherOutlets } }: { teaser: ShownTeaser }) {
  const language = useLanguage()
  if (outlets.length === 0) return null
  const count = Math.max(otherOutlets + 1, outlets.length)
  const bySide = Map.groupBy(outlets, ({ lean }) => sideOf(lean) ?? 'none')
  const notRated = bySide.get('none') ?? []
  if (notRated.length === outlets.length)
    return <p className="story-sides">{namesOf(outlets, count, language)}</p>
  const unnamed = count - outlets.length
  return (
    <ul className="story-sides">
      {sidesInOrder.map(side => (
        <Side key={side} label={words.side(language, { side })} outlets={bySide.get(side) ?? []} />
      ))}
      {notRated.length + unnamed > 0 ? (
        <li>
          {words.side(language, { side: 'none' })} {namesOf(notRated, notRated.length + unnamed, language)}
        </li>
      ) : null}
    </ul>
  )
}

/** A square for each outlet, so that the sides can be compared at a glance; a side without any says so. */
function Side({ label, outlets }: { label: string; outlets: Outlets }) {
  const language = useLanguage()
  return (
    <li>
      <b>{label}</b> <i aria-hidden="true">{'■'.repeat(outlets.length) || '□'}</i>{' '}
      {outlets.length === 0 ? words.noOutlet(language) : namesOf(outlets, outlets.length, language)}
    </li>
  )
}

/** "Dawn, Dusk and 12 more"; only the number if no outlet is known by name. */
function namesOf(outlets: Outlets, count: number, language: Language): string {
  if (outlets.length === 0) return formatNumber(count, language)
  const names = outlets.slice(0, namesMax).map(({ name }) => name)
  return nameOutlets(names, count, language)
}
