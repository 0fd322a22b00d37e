import { expect, test } from 'vitest'
import { draw } from '../../../../test/support/draw.tsx'
import { entryStory, queueEntry } from '../../../../test/support/queue-entry.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { EntryStory, WhyHeld } from './entry-notes.tsx'

const nothing = () => null
const verbs = { leaveStory: nothing, joinStory: nothing, keepApart: nothing }
const lines = (fields: Partial<QueueEntry>) =>
  draw(<EntryStory entry={queueEntry('e1', fields)} queue={{ state: { fates: new Map() }, verbs }} />)
    .replaceAll(/<button.*?<\/button>/g, '')
    .replaceAll(/<[^>]+>/g, '')

const story = entryStory({ title: 'Rain in Pune' })
const proposal = { id: 'p1', title: 'Flood in Pune', storyId: 's2', why: 'Both name Pune; 2 hours apart' }

test('an opened entry shows its story, or the proposed one, but never two', () => {
  expect(lines({ proposal })).toBe('May belong to Flood in Pune, because: Both name Pune; 2 hours apart.')
  expect(lines({ story })).toBe('Belongs to Rain in Pune.')
  expect(lines({ story, proposal })).toBe('Belongs to Rain in Pune.')
  expect(lines({})).toBe('')
  expect(lines({ story: { ...story, title: '' } })).toBe('')
  const compared = { title: 'Heavy rain hits Pune', source: 'The Outlet' }
  expect(lines({ story: { ...story, why: 'Both name Pune', compared } })).toBe(
    'Belongs to Rain in Pune, because: Both name Pune.The other article: Heavy rain hits Pune (The Outlet).',
  )
  // As its row names the story.
  expect(lines({ title: story.title, story: { ...story, compared } })).toBe(
    'Belongs to Heavy rain hits Pune.',
  )
})

const first = { kind: 'news-link', title: 'Rain over Pune', url: 'https://outlet.example/rain' } as const
const say = (fields: Partial<QueueEntry>) =>
  draw(
    <WhyHeld entry={queueEntry('e1', { title: 'Rain', version: 4, ...fields })} onClear={() => undefined} />,
  )
const textOf = (html: string) => html.replaceAll(/<form.*<\/form>/g, '').replaceAll(/<[^>]+>/g, '')

test('a duplicate names its original and the reason in one sentence', () => {
  const html = say({ status: 'duplicate', heldOf: first, reason: 'same headline two hours apart' })
  expect(textOf(html)).toBe('Held as a duplicate of Rain over Pune: same headline two hours apart.')
  expect(html).toMatch(/href="https:\/\/outlet.example\/rain" target="_blank" rel="noopener noreferrer"/)
})

const waiting = { ...first, kind: 'entry' } as const

test.each<[string, Partial<QueueEntry>, string]>([
  [
    'an entry like another outlet’s article',
    { heldOf: waiting, reason: 'same agency text' },
    'Grouped with Rain over Pune, which is also waiting: same agency text.',
  ],
  [
    'a duplicate of a waiting entry',
    { status: 'duplicate', heldOf: waiting, reason: 'same address' },
    'Held as a duplicate of Rain over Pune, which is also waiting: same address.',
  ],
  ['a duplicate of a deleted original', { status: 'duplicate' }, 'Held as a duplicate.'],
])('%s says so', (_, fields, sentence) => {
  expect(textOf(say(fields))).toBe(sentence)
})

test('a held and a grouped entry can be declared no duplicate, by the version that is shown', () => {
  expect(say({ status: 'duplicate', heldOf: first })).toContain('value="e1:4"')
  expect(say({ heldOf: first })).toContain('aria-label="Rain is not a duplicate"')
})

test('an entry that waits for another reason shows only that reason, and one without a reason shows nothing', () => {
  const html = say({ reason: 'Rule “Ferries” holds it' })
  expect(textOf(html)).toBe('Rule “Ferries” holds it.')
  expect(html).not.toContain('<form')
  expect(say({})).toBe('')
})
