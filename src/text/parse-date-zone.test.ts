import { expect, test } from 'vitest'
import { readZone } from './parse-date-zone.ts'

const winter = Date.UTC(2022, 0, 15)
const hourMs = 3_600_000

test.each([
  ['Z', 0],
  ['GMT', 0],
  ['IST', 5.5],
  ['(IST)', 5.5],
  ['GMT+0000 (Coordinated Universal Time)', 0],
  ['+0530', 5.5],
  ['+05:30', 5.5],
  ['GMT+5:30', 5.5],
  ['UTC -07', -7],
  ['-05:00Z', -5],
  ['PST', -8],
  ['Asia/Kolkata', 5.5],
  ['America/New_York', -5],
  ['MET', 1],
  ['MEST', 2],
  ['MESZ', 2],
  ['IRST', 3.5],
  ['BDT', 6],
  ['CLST', -3],
  ['ET', -5],
])('"%s" is %d hours', (text, hours) => {
  expect(readZone(text, winter)).toBe(hours * hourMs)
})

test('a named zone applies its summer time', () => {
  const summer = Date.UTC(2022, 6, 15)
  expect(readZone('America/New_York', summer)).toBe(-4 * hourMs)
  expect(readZone('PT', summer)).toBe(-7 * hourMs)
})

test.each(['XYZ', 'Nowhere/Land', 'sometime'])('%s is not a zone', text => {
  expect(readZone(text, winter)).toBe('unreadable')
})

test.each(['', '+15:00', '-13:00', '+05:99'])('"%s" contains no valid zone', text => {
  expect(readZone(text, winter)).toBe('none')
})
