import { expect, test } from 'vitest'
import { draw } from '../../../../test/support/draw.tsx'
import { queueEntry } from '../../../../test/support/queue-entry.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { WhyHeld } from './why-held.tsx'

const first = { kind: 'news-link', title: 'Rain over Pune', url: 'https://outlet.example/rain' } as const
const say = (fields: Partial<QueueEntry>) =>
  draw(
    <WhyHeld entry={queueEntry('e1', { title: 'Rain', version: 4, ...fields })} onClear={() => undefined} />,
  )
const words = (html: string) => html.replaceAll(/<form.*<\/form>/g, '').replaceAll(/<[^>]+>/g, '')

test('a duplicate names its original and the reason in one sentence', () => {
  const html = say({ status: 'duplicate', heldOf: first, reason: 'same headline two hours apart' })
  expect(words(html)).toBe('Held as a duplicate of Rain over Pune: same headline two hours apart.')
  expect(html).toMatch(/href="https:\/\/outlet.example\/rain" target="_blank" rel="noopener noreferrer"/)
})

test('an entry like another outlet’s article says so, and whether that article waits too', () => {
  const heldOf = { ...first, kind: 'entry' } as const
  expect(words(say({ heldOf, reason: 'same agency text' }))).toBe(
    'Grouped with Rain over Pune, which is also waiting: same agency text.',
  )
})

test('a duplicate of a waiting entry says why', () => {
  const heldOf = { ...first, kind: 'entry' } as const
  expect(words(say({ status: 'duplicate', heldOf, reason: 'same address' }))).toBe(
    'Held as a duplicate of Rain over Pune, which is also waiting: same address.',
  )
})

test('a duplicate of a deleted original still says that it is held', () => {
  expect(words(say({ status: 'duplicate' }))).toBe('Held as a duplicate.')
})

test('a held and a grouped entry can be declared no duplicate, by the version that is shown', () => {
  expect(say({ status: 'duplicate', heldOf: first })).toContain('value="e1:4"')
  expect(say({ heldOf: first })).toContain('aria-label="Rain is not a duplicate"')
})

test('an entry that waits for another reason shows only that reason, and one without a reason shows nothing', () => {
  const html = say({ reason: 'Rule “Ferries” holds it' })
  expect(words(html)).toBe('Rule “Ferries” holds it.')
  expect(html).not.toContain('<form')
  expect(say({})).toBe('')
})
