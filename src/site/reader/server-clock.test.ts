import { expect, test } from 'vitest'
import { sentAt } from '../../http/sent-at.ts'
import { measureLag } from './server-clock.ts'

const sentAtMs = Date.parse('2026-01-02T06:30:00Z')
const hourMs = 3_600_000
const [name = '', duration] = sentAt(sentAtMs).split(';dur=')
const page = {
  serverTiming: [
    { name: 'cdn-cache', duration: 3 },
    { name, duration: Number(duration) },
  ] as unknown as PerformanceServerTiming[],
  transferSize: 300,
}

test.each([0, 3 * hourMs, -2 * hourMs, 8_760 * hourMs])(
  'a clock that is %d ms ahead is corrected',
  aheadMs => {
    expect(measureLag(page, sentAtMs + aheadMs) + aheadMs).toBe(0)
  },
)

test("the reader's clock is taken where nothing says when the page was sent", () => {
  expect(measureLag({ ...page, serverTiming: [] }, sentAtMs + hourMs)).toBe(0)
  expect(measureLag({ ...page, transferSize: 0 }, sentAtMs + hourMs)).toBe(0)
})
