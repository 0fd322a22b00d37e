import { expect, test } from 'vitest'
import { draw } from '../../../../test/support/draw.tsx'
import { queueEntry } from '../../../../test/support/queue-entry.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { EntryStory } from './entry-story.tsx'

const nothing = () => null
const verbs = { leaveStory: nothing, joinStory: nothing, keepApart: nothing }
const lines = (fields: Partial<QueueEntry>) =>
  draw(<EntryStory entry={queueEntry('e1', fields)} queue={{ state: { fates: new Map() }, verbs }} />)
    .replaceAll(/<button.*?<\/button>/g, '')
    .replaceAll(/<[^>]+>/g, '')

const story = {
  id: 's1',
  title: 'Rain in Pune',
  outletCount: 3,
  running: [],
  heat: 1,
  why: '',
  compared: null,
  isCopy: false,
}
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
