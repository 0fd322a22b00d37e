import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { UntilField } from './pin-times.tsx'

const begin = new Date(2026, 0, 2, 11, 3)

test.each([
  ['11:00', 'Sat'],
  ['11:04', undefined],
  ['', undefined],
])('until %s names the day %s', (clock, day) => {
  const html = draw(<UntilField picked={{ choice: 'time', clock }} begin={begin} onChange={() => {}} />)
  expect(/role="status"[^>]*>(\w{3})/.exec(html)?.[1]).toBe(day)
})
