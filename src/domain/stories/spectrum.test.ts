import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import type { Lean } from '../outlets/lean.ts'
import {
  activeCount,
  describeSpectrum,
  namedMax,
  type SpectrumOutlet,
  sideOf,
  wilsonInterval,
} from './spectrum.ts'

const firstAt = new Date('2026-01-10T00:00:00Z')
const now = new Date('2026-01-10T12:00:00Z')

let count = 0
function outlet(fields: Partial<SpectrumOutlet> = {}): SpectrumOutlet {
  count += 1
  return {
    id: `id-${count}`,
    name: `Outlet ${String(count).padStart(4, '0')}`,
    lean: 'not-rated',
    owner: '',
    ownerKey: '',
    region: '',
    isActive: true,
    isCovering: true,
    languages: ['en'],
    firstAt: null,
    ...fields,
  }
}

/** A number of outlets with one lean, of which the first `covering` cover the story. */
function rated(lean: Lean, { covering, of }: { covering: number; of: number }): SpectrumOutlet[] {
  return Array.from({ length: of }, (_, at) => outlet({ lean, isCovering: at < covering }))
}

const describe = (outlets: SpectrumOutlet[], at = now) => describeSpectrum(outlets, { firstAt, now: at })

const figures = (outlets: SpectrumOutlet[]) =>
  describe(outlets).sides.map(side => [side.side, side.covering.count, activeCount(side)])

test('each side counts its covering and active outlets, lean left as left and lean right as right', () => {
  const outlets = [
    ...rated('left', { covering: 4, of: 5 }),
    ...rated('lean-left', { covering: 2, of: 3 }),
    ...rated('centre', { covering: 0, of: 2 }),
    ...rated('lean-right', { covering: 1, of: 4 }),
    ...rated('right', { covering: 0, of: 5 }),
    ...rated('not-rated', { covering: 3, of: 14 }),
  ]
  expect(figures(outlets)).toEqual([
    ['left', 6, 8],
    ['centre', 0, 2],
    ['right', 1, 9],
  ])
  const { notRated, outletCount } = describe(outlets)
  expect([notRated.covering.count, activeCount(notRated), outletCount]).toEqual([3, 14, 10])
})

test('inactive outlets are not counted, and those that cover the story are listed separately', () => {
  const spectrum = describe([
    outlet({ lean: 'left' }),
    outlet({ lean: 'right', isActive: false, name: 'Hindi Daily', languages: ['hi'] }),
    outlet({ lean: 'right', isActive: false, isCovering: false }),
  ])
  expect(figures([outlet({ lean: 'left' }), outlet({ lean: 'right', isActive: false })])).toEqual([
    ['left', 1, 1],
    ['centre', 0, 0],
    ['right', 0, 0],
  ])
  expect(spectrum.elsewhere).toMatchObject({ count: 1, named: [{ name: 'Hindi Daily' }] })
  expect(spectrum.outletCount).toBe(2)
})

test('where no active outlet is rated there are no sides', () => {
  const spectrum = describe([
    ...rated('not-rated', { covering: 3, of: 9 }),
    outlet({ lean: 'left', isActive: false }),
  ])
  expect([spectrum.sides, spectrum.blindSpot]).toEqual([[], null])
  expect(spectrum.notRated.missing.count).toBe(6)
})

test('the listed names are sorted and bounded, and the count is complete', () => {
  const { sides } = describe([
    ...rated('left', { covering: 0, of: 60 }),
    outlet({ lean: 'left', name: 'A', isCovering: false }),
  ])
  expect(sides[0]?.missing.count).toBe(61)
  expect(sides[0]?.missing.named).toHaveLength(namedMax)
  expect(sides[0]?.missing.named[0]?.name).toBe('A')
})

const oneSided = [...rated('left', { covering: 8, of: 8 }), ...rated('lean-right', { covering: 0, of: 6 })]

test('a blind spot is a side that covers the story less than chance explains', () => {
  expect(describe(oneSided).blindSpot).toBe('right')
  const turned = [...rated('lean-left', { covering: 0, of: 6 }), ...rated('right', { covering: 8, of: 8 })]
  expect(describe(turned).blindSpot).toBe('left')
})

test('a blind spot needs twelve hours, three rated outlets on each side and five that cover it', () => {
  expect(describe(oneSided, new Date(now.getTime() - 1)).blindSpot).toBeNull()
  const side = (lean: Lean, covering: number, of: number) => rated(lean, { covering, of })
  expect(describe([...side('left', 5, 5), ...side('right', 0, 3)]).blindSpot).toBe('right')
  expect(describe([...side('left', 50, 50), ...side('right', 0, 2)]).blindSpot).toBeNull()
  expect(describe([...side('left', 2, 2), ...side('right', 0, 50)]).blindSpot).toBeNull()
  // Four cover it, all on one side; by the intervals alone this would be a blind spot.
  expect(describe([...side('left', 4, 4), ...side('right', 0, 40)]).blindSpot).toBeNull()
  expect(describe([...side('left', 4, 4), ...side('centre', 1, 1), ...side('right', 0, 40)]).blindSpot).toBe(
    'right',
  )
})

test('there is no blind spot while the intervals overlap: 1 of 9 against 6 of 8 may be chance', () => {
  const overlapping = [...rated('left', { covering: 6, of: 8 }), ...rated('right', { covering: 1, of: 9 })]
  expect(describe(overlapping).blindSpot).toBeNull()
  const centre = [
    ...rated('left', { covering: 9, of: 9 }),
    ...rated('centre', { covering: 0, of: 9 }),
    ...rated('right', { covering: 9, of: 9 }),
  ]
  expect(describe(centre).blindSpot).toBeNull()
})

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [1, 9, 0.0199, 0.435],
  [0, 0, 0, 1],
])('the Wilson interval for %i of %i', (covering, active, low, high) => {
  const interval = wilsonInterval(covering, active)
  expect(interval.low).toBeCloseTo(low, 3)
  expect(interval.high).toBeCloseTo(high, 3)
})

test('outlets are grouped by owner, the largest first, and those without an owner are separate', () => {
  const { owners, withoutOwner } = describe([
    outlet({ name: 'Dawn', owner: 'Sun Media Ltd.', ownerKey: 'sun media ltd' }),
    outlet({ name: 'Dusk', owner: 'Sun Media Ltd', ownerKey: 'sun media ltd' }),
    outlet({ name: 'Bay', owner: 'A Trust', ownerKey: 'a trust' }),
    outlet({ name: 'Cape' }),
    outlet({ name: 'Elsewhere', owner: 'B', ownerKey: 'b', isCovering: false }),
  ])
  expect(owners.map(({ name, outlets }) => [name, ...outlets.named.map(each => each.name)])).toEqual([
    ['Sun Media Ltd.', 'Dawn', 'Dusk'],
    ['A Trust', 'Bay'],
  ])
  expect(withoutOwner.named.map(each => each.name)).toEqual(['Cape'])
})

test('languages and regions are counted by outlet, once each, and unknown ones are left out', () => {
  const { languages, regions } = describe([
    outlet({ languages: ['en', 'en', 'hi'], region: 'Kerala' }),
    outlet({ languages: ['en'], region: ' kerala ' }),
    outlet({ languages: [''], region: 'Assam' }),
    outlet({ languages: ['ta'], region: 'Assam', isCovering: false }),
  ])
  expect(languages).toEqual([
    { name: 'en', count: 2 },
    { name: 'hi', count: 1 },
  ])
  expect(regions).toEqual([
    { name: 'Kerala', count: 2 },
    { name: 'Assam', count: 1 },
  ])
})

test('the spectrum of a story without outlets is empty', () => {
  expect(describe([])).toMatchObject({ outletCount: 0, sides: [], blindSpot: null, owners: [] })
})

const leans = ['left', 'lean-left', 'centre', 'lean-right', 'right', 'not-rated'] as const
const anyOutlet = fc
  .record({
    lean: fc.constantFrom(...leans),
    isActive: fc.boolean(),
    isCovering: fc.boolean(),
    ownerKey: fc.constantFrom('', 'a', 'b'),
  })
  .map(fields => outlet({ ...fields, owner: fields.ownerKey }))

property(fc.array(anyOutlet, { maxLength: 80 }))(
  'every covering outlet is counted exactly once, among sides and among owners',
  outlets => {
    const spectrum = describe(outlets)
    const { sides, notRated, elsewhere, owners, withoutOwner, outletCount } = spectrum
    const ofSides = sides.reduce((sum, { covering }) => sum + covering.count, 0)
    expect(ofSides + notRated.covering.count + elsewhere.count).toBe(outletCount)
    const ofOwners = owners.reduce((sum, each) => sum + each.outlets.count, 0)
    expect(ofOwners + withoutOwner.count).toBe(outletCount)
    const active = outlets.filter(each => each.isActive)
    expect([...sides, notRated].reduce((sum, each) => sum + activeCount(each), 0)).toBe(active.length)
  },
)

property(fc.array(anyOutlet, { maxLength: 80 }))(
  'a blind spot is never claimed against the figures',
  outlets => {
    const { blindSpot, sides } = describe(outlets)
    if (!blindSpot) return
    const share = (wanted: string) => {
      const side = sides.find(each => each.side === wanted)
      return side ? side.covering.count / activeCount(side) : Number.NaN
    }
    expect(share(blindSpot)).toBeLessThan(share(blindSpot === 'left' ? 'right' : 'left'))
    const isOfSide = (each: SpectrumOutlet) => each.isActive && sideOf(each.lean) === blindSpot
    expect(outlets.filter(isOfSide).length).toBeGreaterThanOrEqual(3)
  },
)
