import {
  activeCount,
  type Coverage,
  type NamedOutlet,
  type OutletList,
  type Share,
  type Spectrum,
} from '../domain/stories/spectrum.ts'
import { languageName } from './language-name.ts'

/** The coverage of a story in words and shapes, never by colour alone. Where nothing is rated there are no sides. */
export function StorySpectrum({ spectrum }: { spectrum: Spectrum }) {
  const { sides, notRated, elsewhere, languages, regions } = spectrum
  const groups = [
    ...sides.map(side => ({ label: `Rated ${side.side}`, ...side })),
    { label: 'Not rated', ...notRated },
  ]
  return (
    <section className="spectrum" aria-labelledby="spectrum">
      <div className="head">
        <h2 id="spectrum">Coverage by outlet</h2>
        <a href="/about-ratings">How we count</a>
      </div>
      <BlindSpot spectrum={spectrum} />
      {sides.length > 0 ? (
        <>
          <ul className="sides">
            {groups.map(group => (
              <SideCount key={group.label} {...group} />
            ))}
          </ul>
          <Names
            summary="With an article here"
            groups={groups.map(({ label, covering }) => ({ label, outlets: covering }))}
          />
          <Names
            summary="Active, without an article here"
            groups={groups.map(({ label, missing }) => ({ label, outlets: missing }))}
          />
        </>
      ) : null}
      <Owners spectrum={spectrum} />
      {sides.length > 0 && elsewhere.count > 0 ? (
        <p>{`${countOf(elsewhere.count, 'more outlet covers', 'more outlets cover')} it in another language or category: ${namesOf(elsewhere)}.`}</p>
      ) : null}
      <Shares
        label="Languages"
        shares={languages.map(each => ({ ...each, name: languageName(each.name) }))}
        unknown={spectrum.withoutLanguage}
      />
      <Shares label="Regions" shares={regions} />
    </section>
  )
}

function BlindSpot({ spectrum: { blindSpot, sides } }: { spectrum: Spectrum }) {
  const [blind, other] = ([blindSpot, blindSpot === 'left' ? 'right' : 'left'] as const).map(side =>
    sides.find(each => each.side === side),
  )
  if (!blindSpot || !blind || !other) return null
  return (
    <p className="blind">
      <b>{`Blind spot on the ${blindSpot}.`}</b>
      {` ${fractionOf(blind)} active outlets rated ${blindSpot} have an article here, and ${fractionOf(other)} rated ${other.side}.`}
    </p>
  )
}

// More squares than a line of a phone holds are no help to count.
const marksMax = 40

/** One square an active outlet, filled where it covers the story. */
function SideCount({ label, ...coverage }: { label: string } & Coverage) {
  const active = activeCount(coverage)
  if (active === 0) return null
  const { count } = coverage.covering
  return (
    <li>
      <span>{label}</span>
      <b>{fractionOf(coverage)}</b>
      {active <= marksMax ? <i aria-hidden="true">{'■'.repeat(count) + '□'.repeat(active - count)}</i> : null}
    </li>
  )
}

function Names({ summary, groups }: { summary: string; groups: { label: string; outlets: OutletList }[] }) {
  const shown = groups.filter(({ outlets }) => outlets.count > 0)
  if (shown.length === 0) return null
  const total = shown.reduce((sum, { outlets }) => sum + outlets.count, 0)
  return (
    <details>
      <summary>{`${summary}: ${countOf(total, 'outlet', 'outlets')}`}</summary>
      <dl>
        {shown.map(({ label, outlets }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{namesOf(outlets)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Owners({ spectrum: { owners, withoutOwner, outletCount } }: { spectrum: Spectrum }) {
  if (owners.length === 0) return null
  const owned = outletCount - withoutOwner.count
  const rest = withoutOwner.count > 0 ? [{ label: 'Owner not recorded', outlets: withoutOwner }] : []
  const groups = [...owners.map(({ name, outlets }) => ({ label: name, outlets })), ...rest]
  const unknown = withoutOwner.count > 0 ? `, and ${withoutOwner.count} whose owner is not recorded` : ''
  return (
    <details>
      <summary>
        {`${countOf(owned, 'outlet', 'outlets')} of ${countOf(owners.length, 'owner', 'owners')}${unknown}`}
      </summary>
      <dl>
        {groups.slice(0, ownersMax).map(({ label, outlets }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{namesOf(outlets)}</dd>
          </div>
        ))}
      </dl>
      {groups.length > ownersMax ? <p>{`and ${groups.length - ownersMax} more`}</p> : null}
    </details>
  )
}

// Of as many owners as this the names outweigh the story's headlines.
const ownersMax = 40

function Shares({ label, shares, unknown = 0 }: { label: string; shares: Share[]; unknown?: number }) {
  if (shares.length === 0) return null
  const rest = unknown > 0 ? [{ name: 'not stated', count: unknown }] : []
  return (
    <p>{`${label}: ${[...shares, ...rest].map(({ name, count }) => `${name} (${count})`).join(', ')}`}</p>
  )
}

function fractionOf(coverage: Coverage): string {
  return `${coverage.covering.count} of ${activeCount(coverage)}`
}

/** "Dawn (lean left), Dusk and 12 more": the lean where it is finer than its side. */
function namesOf({ count, named }: OutletList): string {
  const names = named.map(({ name, lean }) => name + (finerLeans[lean] ?? '')).join(', ')
  return count > named.length ? `${names} and ${count - named.length} more` : names
}

const finerLeans: Partial<Record<NamedOutlet['lean'], string>> = {
  'lean-left': ' (lean left)',
  'lean-right': ' (lean right)',
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
