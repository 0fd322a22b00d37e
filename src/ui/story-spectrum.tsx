import { primaryLanguageName } from '../domain/editions/primary-language-name.ts'
import { regionName } from '../domain/outlets/region-name.ts'
import {
  activeCount,
  type Coverage,
  type NamedOutlet,
  type OutletList,
  type Share,
  type Spectrum,
} from '../domain/stories/spectrum.ts'
import { nameSeries } from '../domain/stories/voices/write-coverage.ts'
import { formatSeries } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/spectrum.ts'
import { useLanguage, useSitePath } from './language/language-context.ts'

/**
 * A story's coverage in words and shapes, never by colour alone: a blind spot, and all numbers with their denominators and
 * names inside one disclosure. If no outlet is rated, there are no sides and no shapes.
 */
export function StorySpectrum({ spectrum }: { spectrum: Spectrum }) {
  const language = useLanguage()
  const path = useSitePath()
  const { sides, notRated, elsewhere, languages, regions } = spectrum
  const groups = [
    ...sides.map(each => ({ label: words.ratedSide(language, each), ...each })),
    { label: words.notRated(language), ...notRated },
  ]
  const isCompared = sides.length > 0 || notRated.missing.count > 0
  return (
    <section className="spectrum" aria-labelledby="spectrum">
      <div className="head">
        <h2 id="spectrum">{words.heading(language)}</h2>
        <a href={path('/about-ratings')}>{words.howWeCount(language)}</a>
      </div>
      <BlindSpot spectrum={spectrum} />
      <details>
        <summary>
          {isCompared
            ? words.inNumbers(language, { ...countActive(spectrum), elsewhere: elsewhere.count })
            : words.ofWhom(language)}
        </summary>
        {sides.length > 0 ? (
          <ul className="sides">
            {groups.map(group => (
              <SideCount key={group.label} {...group} />
            ))}
          </ul>
        ) : null}
        {isCompared ? <NotCompared spectrum={spectrum} /> : null}
        {sides.length > 0 ? (
          <>
            <Names
              summarize={words.withArticle}
              groups={groups.map(({ label, covering }) => ({ label, outlets: covering }))}
            />
            <Names
              summarize={words.withoutArticle}
              groups={groups.map(({ label, missing }) => ({ label, outlets: missing }))}
            />
          </>
        ) : (
          <ActiveOutlets {...notRated} />
        )}
        <Owners spectrum={spectrum} />
        <Shares
          write={words.languages}
          shares={languages.map(each => ({ ...each, name: primaryLanguageName(each.name, language) }))}
          unknown={spectrum.withoutLanguage}
        />
        <Shares
          write={words.regions}
          shares={regions.map(each => ({ ...each, name: regionName(each.name, language) }))}
        />
      </details>
    </section>
  )
}

function countActive({ sides, notRated }: Spectrum): { covering: number; active: number } {
  const all = [...sides, notRated]
  return {
    covering: all.reduce((sum, { covering }) => sum + covering.count, 0),
    active: all.reduce((sum, coverage) => sum + activeCount(coverage), 0),
  }
}

/** Beside the fractions, because otherwise they contradict the number of the story's outlets. */
function NotCompared({ spectrum }: { spectrum: Spectrum }) {
  const language = useLanguage()
  const { elsewhere, languages } = spectrum
  return (
    <>
      {elsewhere.count > 0 ? (
        <p>{words.elsewhere(language, { count: elsewhere.count, names: namesOf(elsewhere, language) })}</p>
      ) : null}
      {languages.length > 1 && spectrum.language ? (
        <p>{words.activeLanguage(language, { name: primaryLanguageName(spectrum.language, language) })}</p>
      ) : null}
    </>
  )
}

function BlindSpot({ spectrum: { blindSpot, sides } }: { spectrum: Spectrum }) {
  const language = useLanguage()
  const [blind, other] = ([blindSpot, blindSpot === 'left' ? 'right' : 'left'] as const).map(side =>
    sides.find(each => each.side === side),
  )
  if (!blindSpot || !blind || !other) return null
  const write = blindSpot === 'left' ? words.blindOnLeft : words.blindOnRight
  return (
    <p className="blind">
      {write(language, {
        b: text => <b key="b">{text}</b>,
        covering: blind.covering.count,
        active: activeCount(blind),
        otherCovering: other.covering.count,
        otherActive: activeCount(other),
      })}
    </p>
  )
}

/** How many of the active outlets cover the story, and the names of the others; nothing if all of them do. */
function ActiveOutlets({ covering, missing }: Coverage) {
  const language = useLanguage()
  if (missing.count === 0) return null
  return (
    <>
      <p>
        {words.ofActive(language, {
          b: text => <b key="b">{text}</b>,
          covering: covering.count,
          active: activeCount({ covering, missing }),
        })}
      </p>
      <h3>{words.withoutArticle(language, { count: missing.count })}</h3>
      <p>{namesOf(missing, language)}</p>
    </>
  )
}

// More squares than fit on one line of a phone cannot be counted at a glance.
const marksMax = 40

/** One square per active outlet, filled if it covers the story. */
function SideCount({ label, ...coverage }: { label: string } & Coverage) {
  const language = useLanguage()
  const active = activeCount(coverage)
  if (active === 0) return null
  const { count } = coverage.covering
  return (
    <li>
      <span>{label}</span>
      <b>{words.fraction(language, { covering: count, active })}</b>
      {active <= marksMax ? <i aria-hidden="true">{'■'.repeat(count) + '□'.repeat(active - count)}</i> : null}
    </li>
  )
}

type Group = { label: string; outlets: OutletList }

function Names({ summarize, groups }: { summarize: typeof words.withArticle; groups: Group[] }) {
  const language = useLanguage()
  const shown = groups.filter(({ outlets }) => outlets.count > 0)
  if (shown.length === 0) return null
  const count = shown.reduce((sum, { outlets }) => sum + outlets.count, 0)
  return (
    <>
      <h3>{summarize(language, { count })}</h3>
      <NameGroups groups={shown} />
    </>
  )
}

function NameGroups({ groups }: { groups: Group[] }) {
  const language = useLanguage()
  return (
    <dl>
      {groups.map(({ label, outlets }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{namesOf(outlets, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Owners({ spectrum: { owners, withoutOwner, outletCount } }: { spectrum: Spectrum }) {
  const language = useLanguage()
  if (owners.length === 0) return null
  const unknown = withoutOwner.count
  const counts = { outlets: outletCount - unknown, owners: owners.length }
  const rest = unknown > 0 ? [{ label: words.ownerUnknown(language), outlets: withoutOwner }] : []
  const groups = [...owners.map(({ name, outlets }) => ({ label: name, outlets })), ...rest]
  return (
    <>
      <h3>
        {unknown > 0 ? words.ownersOfSome(language, { ...counts, unknown }) : words.owners(language, counts)}
      </h3>
      <NameGroups groups={groups.slice(0, ownersMax)} />
      {groups.length > ownersMax ? (
        <p>{words.moreOwners(language, { count: groups.length - ownersMax })}</p>
      ) : null}
    </>
  )
}

// More owners than this would outweigh the story's headlines.
const ownersMax = 40

function Shares({
  write,
  shares,
  unknown = 0,
}: {
  write: typeof words.languages
  shares: Share[]
  unknown?: number
}) {
  const language = useLanguage()
  if (shares.length === 0) return null
  const rest = unknown > 0 ? [{ name: words.notStated(language), count: unknown }] : []
  const written = [...shares, ...rest].map(share => words.share(language, share))
  return <p>{write(language, { shares: formatSeries(written, language) })}</p>
}

/** "Dawn (lean left), Dusk and 12 more": adds the lean if it is finer than the side. */
function namesOf({ count, named }: OutletList, language: Language): string {
  const names = named.map(outlet => nameOf(outlet, language))
  return nameSeries(names, count, language)
}

function nameOf({ name, lean }: NamedOutlet, language: Language): string {
  if (lean === 'lean-left') return words.leanLeftOutlet(language, { name })
  return lean === 'lean-right' ? words.leanRightOutlet(language, { name }) : name
}
