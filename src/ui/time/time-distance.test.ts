import { expect, test } from 'vitest'
import { languages } from '../../text/language.ts'
import { pastWords, timeDistance, timeSince } from './time-distance.ts'

const now = new Date('2026-01-02T06:30:00Z')
const secondsOf = { minute: 60, hour: 3_600, day: 86_400, month: 2_592_000, year: 31_536_000 }

test.each(languages)("a page's words in %s match the platform's", language => {
  const words = pastWords(language)
  for (const seconds of Object.values(secondsOf)) {
    for (let count = 0; count < 100; count++) {
      const at = new Date(now.getTime() - count * seconds * 1000)
      expect(timeSince(at, now, words)).toBe(timeDistance(at, now, language))
    }
  }
})

test('with a slow clock a future time is not shown as recent', () => {
  expect(timeSince(new Date(now.getTime() + 600_000), now, pastWords('en'))).toBeNull()
})

test("without a page's words there is no text", () => {
  expect(timeSince(new Date(now.getTime() - 600_000), now, '')).toBeNull()
})
