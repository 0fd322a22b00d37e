import { expect, test } from 'vitest'
import { orderQueuePage } from './queue-rows.ts'

const row = (id: string, source = 'Alpha') => ({
  id,
  source,
  queuedAt: new Date(`2026-01-02T0${id.length}:00:00Z`),
})
const stories = new Map([
  ['warm', { id: 's1', heat: 1, outletCount: 2 }],
  ['hot', { id: 's2', heat: 5, outletCount: 3 }],
  ['lone', { id: 's3', heat: 9, outletCount: 1 }],
  ['mate', { id: 's3', heat: 9, outletCount: 1 }],
  ['other', { id: 's4', heat: 9, outletCount: 1 }],
])
const rows = [row('lone', 'Gamma'), row('warm', 'Beta'), row('cold'), row('hot')]
const next = { at: new Date(0), id: 'next' }

test.each([
  ['arrival', 9, ['lone', 'warm', 'cold', 'hot', 'mate', 'other'], 'next'],
  ['outlet', 9, ['cold', 'hot', 'mate', 'other', 'warm', 'lone'], undefined],
  ['heat', 9, ['hot', 'warm', 'lone', 'cold', 'mate'], 'next'],
  ['heat', 1, ['hot', 'warm', 'lone', 'mate'], 'lone'],
] as const)('by %s, at most %i', (sort, limit, ids, below) => {
  const page = orderQueuePage({ rows, gathered: [row('mate'), row('other')], next }, { sort, limit, stories })
  expect(page.rows.map(({ id }) => id)).toEqual(ids)
  expect(page.next?.id).toBe(below)
})
