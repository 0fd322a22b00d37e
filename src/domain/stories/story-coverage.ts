// Who covers a story, as pages show it below a headline: by side where outlets are rated, otherwise by owner and language.
import {
  describeSpectrum,
  type Share,
  type Spectrum,
  type SpectrumOutlet,
  sideOf,
  sidesInOrder,
} from './spectrum.ts'

/** `names` has the first of them, in the order in which they began to report. */
export type NamedCount = { count: number; names: string[] }

/** Outlets that cover the story in another language or category are in `covering`, but not active. */
type SideCoverage = {
  side: Spectrum['sides'][number]['side']
  covering: NamedCount
  activeCovering: number
  active: number
}

export type StoryCoverage = {
  outletCount: number
  /** Left, centre, right, without a side that has no active outlet; empty where no covering outlet is rated. */
  sides: SideCoverage[]
  notRated: NamedCount
  blindSpot: Spectrum['blindSpot']
  /** The number of known owners and of the outlets that they own. */
  owners: { count: number; outlets: number }
  languages: Share[]
  /** The outlets that began to report in the last hours, if others did before. */
  joined: { since: Date; outlets: NamedCount } | null
}

// More would outweigh the headline; the story's page names all.
const namesMax = 3

// A reader who comes back after lunch or after work missed about this much.
const joinedWithinMs = 6 * 3_600_000

/** `firstAt`: when the first article was added to the site. */
export function describeCoverage(
  outlets: readonly SpectrumOutlet[],
  { firstAt, now }: { firstAt: Date; now: Date },
): StoryCoverage {
  const { blindSpot, owners, withoutOwner, languages, outletCount } = describeSpectrum(outlets, {
    firstAt,
    now,
  })
  const covering = outlets.filter(({ isCovering }) => isCovering).toSorted(compareFirst)
  const ofSide = (side: (typeof sidesInOrder)[number] | null) =>
    covering.filter(({ lean }) => sideOf(lean) === side)
  const hasRated = covering.some(({ lean }) => sideOf(lean) !== null)
  const sides = sidesInOrder.map(side => ({
    side,
    covering: nameSome(ofSide(side)),
    activeCovering: ofSide(side).filter(({ isActive }) => isActive).length,
    active: outlets.filter(({ isActive, lean }) => isActive && sideOf(lean) === side).length,
  }))
  return {
    outletCount,
    sides: hasRated ? sides.filter(side => side.covering.count + side.active > 0) : [],
    notRated: nameSome(ofSide(null)),
    blindSpot,
    owners: { count: owners.length, outlets: outletCount - withoutOwner.count },
    languages,
    joined: findJoined(covering, now),
  }
}

/** Nothing while all outlets are new, because then the story itself is. */
function findJoined(covering: readonly SpectrumOutlet[], now: Date): StoryCoverage['joined'] {
  const recent = covering.filter(outlet => now.getTime() - timeOf(outlet) < joinedWithinMs)
  const since = recent[0]?.firstAt
  return since && recent.length < covering.length ? { since, outlets: nameSome(recent) } : null
}

function nameSome(outlets: readonly SpectrumOutlet[]): NamedCount {
  const names = [...new Set(outlets.map(({ name }) => name))]
  return { count: outlets.length, names: names.slice(0, namesMax) }
}

function compareFirst(a: SpectrumOutlet, b: SpectrumOutlet): number {
  return timeOf(a) - timeOf(b) || (a.name < b.name ? -1 : 1)
}

function timeOf({ firstAt }: SpectrumOutlet): number {
  return firstAt?.getTime() ?? 0
}
