import { expect, test } from 'vitest'
import { draw } from '../../../../test/support/draw.tsx'
import { EntryTimes, QueueNow } from './entry-times.tsx'

const now = new Date('2026-03-01T06:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const say = (publishedAt: Date | null, arrivedAt: Date, snoozedUntil: Date | null = null) =>
  draw(
    <QueueNow value={now}>
      <EntryTimes entry={{ publishedAt, arrivedAt, snoozedUntil }} />
    </QueueNow>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('the outlet’s time is shown alone if the entry arrived within an hour of it', () => {
  expect(say(hoursAgo(2), hoursAgo(1))).toBe('2 hours ago')
})

test('an arrival more than an hour apart is shown beside the outlet’s time', () => {
  expect(say(hoursAgo(25), hoursAgo(0))).toBe('1 day ago arrived just now')
})

test('an entry without a date shows its arrival, once', () => {
  expect(say(null, hoursAgo(3))).toBe('3 hours ago')
})

test('the end of a snooze is labelled as such', () => {
  expect(say(hoursAgo(4), hoursAgo(4), hoursAgo(-2))).toBe('4 hours ago snoozed, back in 2 hours')
})
