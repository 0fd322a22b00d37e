import { expect, test } from 'vitest'
import type { Lean } from '../outlets/lean.ts'
import type { SpectrumOutlet } from './spectrum.ts'
import { describeCoverage } from './story-coverage.ts'

const firstAt = new Date('2026-01-10T00:00:00Z')
const now = new Date('2026-01-10T20:00:00Z')
const at = (hour: number) => new Date(firstAt.getTime() + hour * 3_600_000)

function outlet(name: string, lean: Lean, fields: Partial<SpectrumOutlet> = {}): SpectrumOutlet {
  const blank = { id: name, owner: '', ownerKey: '', region: '', languages: ['en'], firstAt: at(1) }
  return { ...blank, name, lean, isActive: true, isCovering: true, ...fields }
}

const missing = { isCovering: false, firstAt: null }
const describe = (outlets: SpectrumOutlet[]) => describeCoverage(outlets, { firstAt, now })

test('a side lists its outlets in the order in which they began, or of how many it has none', () => {
  const { sides, notRated } = describe([
    outlet('Late', 'left', { firstAt: at(5) }),
    outlet('Early', 'lean-left', { firstAt: at(2) }),
    ...['A', 'B', 'C'].map(name => outlet(name, 'right', missing)),
    outlet('Wire', 'not-rated'),
  ])
  expect(sides).toEqual([
    { side: 'left', covering: { count: 2, names: ['Early', 'Late'] }, activeCovering: 2, active: 2 },
    { side: 'right', covering: { count: 0, names: [] }, activeCovering: 0, active: 3 },
  ])
  expect(notRated).toEqual({ count: 1, names: ['Wire'] })
})

test('an outlet that covers it in another category is on its side, too, but not among the active', () => {
  const { sides } = describe([outlet('A', 'left'), outlet('B', 'right', { isActive: false })])
  expect(sides.map(({ side, covering, activeCovering }) => [side, covering.names, activeCovering])).toEqual([
    ['left', ['A'], 1],
    ['right', ['B'], 0],
  ])
})

test('without a rated outlet that covers it there are no sides', () => {
  const { sides, notRated, owners } = describe([
    outlet('A', 'not-rated', { owner: 'Sun', ownerKey: 'sun' }),
    outlet('B', 'not-rated'),
    outlet('C', 'left', missing),
  ])
  expect([sides, notRated.count, owners]).toEqual([[], 2, { count: 1, outlets: 1 }])
})

test('where only one side is rated it is the only side, and no other is a blind spot', () => {
  const left = Array.from({ length: 9 }, (_, n) => outlet(`Left ${n}`, 'left'))
  const { sides, blindSpot, notRated } = describe([...left, outlet('Wire', 'not-rated')])
  expect(sides.map(({ side, covering, active }) => [side, covering.count, active])).toEqual([['left', 9, 9]])
  expect([blindSpot, notRated.count]).toEqual([null, 1])
})

test('five hundred outlets are a number and three names', () => {
  const many = Array.from({ length: 500 }, (_, n) => outlet(`Outlet ${n}`, 'centre'))
  const { sides, outletCount } = describe(many)
  expect([outletCount, sides[0]?.covering.count, sides[0]?.covering.names.length]).toEqual([500, 500, 3])
})

test('outlets that began in the last six hours have joined, unless all of them did', () => {
  const [old, recent] = [outlet('Old', 'left'), outlet('New', 'not-rated', { firstAt: at(15) })]
  expect(describe([old, recent]).joined).toEqual({ since: at(15), outlets: { count: 1, names: ['New'] } })
  expect(describe([old, outlet('Older', 'not-rated', { firstAt: at(14) })]).joined).toBeNull()
  expect(describe([recent]).joined).toBeNull()
})

test('a blind spot follows the rule of the story page', () => {
  const covering = ['A', 'B', 'C', 'D', 'E'].map(name => outlet(name, 'right'))
  const blind = ['F', 'G', 'H'].map(name => outlet(name, 'left', missing))
  expect(describe([...covering, ...blind]).blindSpot).toBe('left')
  expect(describe([...covering.slice(1), ...blind]).blindSpot).toBeNull()
})
