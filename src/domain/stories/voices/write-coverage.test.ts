import { expect, test } from 'vitest'
import { writeCoverage } from './write-coverage.ts'

test('one line says who covers a story: each side with its outlets or of how many it has none', () => {
  const list = (...names: string[]) => ({ count: names.length, names })
  const coverage = {
    outletCount: 5,
    sides: [
      { side: 'left' as const, covering: list(), activeCovering: 0, active: 6 },
      { side: 'right' as const, covering: list('A', 'B', 'C', 'D'), activeCovering: 4, active: 4 },
    ],
    notRated: list('Wire'),
    blindSpot: 'left' as const,
    owners: { count: 0, outlets: 0 },
    languages: [],
    joined: null,
  }
  expect(writeCoverage(coverage, 'en').replaceAll('\u00a0', ' ')).toBe(
    'Left: none of 6 · Right: A, B and 2 more · 1 not rated · Blind spot on the left',
  )
  expect(writeCoverage({ ...coverage, sides: [] }, 'en')).toBe('Wire')
})
