import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Clock } from './clock.tsx'
import { TimeAgo } from './time-ago.tsx'

const now = new Date('2026-01-02T06:30:00Z')

test('the time is in words for people and exact for machines', () => {
  const html = renderToStaticMarkup(<TimeAgo at={new Date('2026-01-02T06:00:00Z')} now={now} />)
  expect(html).toBe('<time dateTime="2026-01-02T06:00:00Z">30 minutes ago</time>')
})

test('an invalid date is "recently" and has no machine-readable time', () => {
  expect(renderToStaticMarkup(<TimeAgo at={new Date('never')} now={now} />)).toBe('<span>recently</span>')
})

test('so it is in a list ordered by time', () => {
  expect(renderToStaticMarkup(<Clock at={new Date('never')} now={now} />)).toBe(
    '<span class="clock">recently</span>',
  )
})
