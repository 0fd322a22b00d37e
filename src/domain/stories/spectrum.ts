// Which of the outlets that could cover a story do so, by side, owner, language and region. Every count has its
// denominator and its names, and a blind spot is claimed only where chance does not explain the difference.
// Decision 94 has the reasons for the numbers.
import { compareNames } from '../../text/compare-names.ts'
import type { Lean } from '../outlets/lean.ts'
import { commonRegionName } from '../outlets/region-name.ts'

type Side = 'left' | 'centre' | 'right'

/** An outlet that covers the story, or could have: it published in the story's category and language while it ran. */
export type SpectrumOutlet = {
  /** Null for links without an outlet, which are identified only by their source. */
  id: string | null
  name: string
  lean: Lean
  owner: string
  /** The key by which owners are compared; '' without an owner. */
  ownerKey: string
  region: string
  isActive: boolean
  isCovering: boolean
  /** The languages of its articles in the story; '' where unknown. */
  languages: string[]
  /** When the first of them was published; null without any. */
  firstAt: Date | null
}

export type NamedOutlet = { id: string | null; name: string; lean: Lean }

/** `named` lists at most `namedMax` of them. */
export type OutletList = { count: number; named: NamedOutlet[] }

/** Counts active outlets; the denominator is the sum of both. */
export type Coverage = { covering: OutletList; missing: OutletList }

type SideCoverage = Coverage & { side: Side }

export type Spectrum = {
  outletCount: number
  /** Active outlets are those of this language; '' where unknown. */
  language: string
  /** Left, centre, right; empty where no active outlet is rated. */
  sides: SideCoverage[]
  notRated: Coverage
  /** Outlets that cover it in another language or category, where there is nothing to compare them with. */
  elsewhere: OutletList
  blindSpot: 'left' | 'right' | null
  owners: { name: string; outlets: OutletList }[]
  withoutOwner: OutletList
  /** Outlets without a language tag, whose articles have none either. */
  withoutLanguage: number
  languages: Share[]
  regions: Share[]
}

/** How many of the covering outlets share a language or region. */
export type Share = { name: string; count: number }

/** How many names of each group a page lists; more would outweigh the story itself. */
export const namedMax = 24

// Bounds the owners, languages and regions of a story of two thousand links.
const groupsMax = 24

// Below these minimums a difference proves nothing: a "blind spot" without a denominator misleads.
const ratedOfSideMin = 3
const ratedCoveringMin = 5
const ageMinMs = 12 * 3_600_000

/** `firstAt` is the time of the story's first article; `language` is that of the active outlets. */
export function describeSpectrum(
  outlets: readonly SpectrumOutlet[],
  { firstAt, now, language = '' }: { firstAt: Date; now: Date; language?: string },
): Spectrum {
  const byName = outlets.toSorted((a, b) => compareNames(a.name, b.name))
  const covering = byName.filter(outlet => outlet.isCovering)
  const active = byName.filter(outlet => outlet.isActive)
  const hasRated = active.some(outlet => sideOf(outlet.lean) !== null)
  const sides = hasRated ? sidesInOrder.map(side => ({ side, ...coverageOf(active, side) })) : []
  const isOld = now.getTime() - firstAt.getTime() >= ageMinMs
  return {
    outletCount: covering.length,
    language,
    sides,
    notRated: coverageOf(active, null),
    elsewhere: listOutlets(covering.filter(outlet => !outlet.isActive)),
    blindSpot: isOld ? findBlindSpot(sides) : null,
    ...groupByOwner(covering),
    withoutLanguage: covering.filter(({ languages }) => languages.every(language => language === '')).length,
    languages: countEach(covering.flatMap(({ languages }) => [...new Set(languages)])),
    regions: countEach(covering.map(({ region }) => commonRegionName(region))),
  }
}

export const sidesInOrder: Side[] = ['left', 'centre', 'right']

/** Lean left counts as left and lean right as right: five groups of forty outlets are too small to count. */
export function sideOf(lean: Lean): Side | null {
  switch (lean) {
    case 'left':
    case 'lean-left':
      return 'left'
    case 'centre':
      return 'centre'
    case 'lean-right':
    case 'right':
      return 'right'
    case 'not-rated':
      return null
  }
}

/** The 95 % confidence interval of a share, from 0 to 1 (Wilson 1927), which also holds for few outlets. */
export function wilsonInterval(covering: number, active: number): { low: number; high: number } {
  if (active === 0) return { low: 0, high: 1 }
  const z = 1.96
  const share = covering / active
  const centre = share + z ** 2 / (2 * active)
  const spread = z * Math.sqrt((share * (1 - share)) / active + z ** 2 / (4 * active ** 2))
  const scale = 1 + z ** 2 / active
  return { low: (centre - spread) / scale, high: (centre + spread) / scale }
}

/** Compares left with right; the centre has no opposite side. */
function findBlindSpot(sides: readonly SideCoverage[]): Spectrum['blindSpot'] {
  const ratedCovering = sides.reduce((sum, { covering }) => sum + covering.count, 0)
  const [left, right] = (['left', 'right'] as const).map(side => sides.find(each => each.side === side))
  if (!left || !right || ratedCovering < ratedCoveringMin) return null
  if (activeCount(left) < ratedOfSideMin || activeCount(right) < ratedOfSideMin) return null
  const [ofLeft, ofRight] = [intervalOf(left), intervalOf(right)]
  if (ofLeft.high < ofRight.low) return 'left'
  return ofRight.high < ofLeft.low ? 'right' : null
}

export function activeCount({ covering, missing }: Coverage): number {
  return covering.count + missing.count
}

function intervalOf(coverage: Coverage) {
  return wilsonInterval(coverage.covering.count, activeCount(coverage))
}

function coverageOf(active: readonly SpectrumOutlet[], side: Side | null): Coverage {
  const ofSide = active.filter(outlet => sideOf(outlet.lean) === side)
  return {
    covering: listOutlets(ofSide.filter(outlet => outlet.isCovering)),
    missing: listOutlets(ofSide.filter(outlet => !outlet.isCovering)),
  }
}

function listOutlets(outlets: readonly SpectrumOutlet[]): OutletList {
  const named = outlets.slice(0, namedMax).map(({ id, name, lean }) => ({ id, name, lean }))
  return { count: outlets.length, named }
}

/** The largest owners first. Where an owner has several spellings, the first outlet's is used. */
function groupByOwner(covering: readonly SpectrumOutlet[]): Pick<Spectrum, 'owners' | 'withoutOwner'> {
  const groups = Map.groupBy(
    covering.filter(({ ownerKey }) => ownerKey !== ''),
    ({ ownerKey }) => ownerKey,
  )
  const owners = [...groups.values()].map(outlets => ({
    name: outlets[0]?.owner ?? '',
    outlets: listOutlets(outlets),
  }))
  return {
    owners: owners.toSorted((a, b) => b.outlets.count - a.outlets.count || compareNames(a.name, b.name)),
    withoutOwner: listOutlets(covering.filter(({ ownerKey }) => ownerKey === '')),
  }
}

/** The most frequent first. Where a name has several spellings, the first is used. */
function countEach(names: readonly string[]): Share[] {
  const groups = Map.groupBy(
    names.map(name => name.trim()).filter(name => name !== ''),
    name => name.toLowerCase(),
  )
  return [...groups.values()]
    .map(same => ({ name: same[0] ?? '', count: same.length }))
    .toSorted((a, b) => b.count - a.count || compareNames(a.name, b.name))
    .slice(0, groupsMax)
}
