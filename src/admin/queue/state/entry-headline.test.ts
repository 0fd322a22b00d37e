import { expect, test } from 'vitest'
import { queueEntry } from '../../../../test/support/queue-entry.ts'
import { describeEntries } from './entry-headline.ts'

test('one entry is called by its headline, several by their number', () => {
  expect(describeEntries([queueEntry('a')])).toBe('Headline a')
  expect(describeEntries([queueEntry('a'), queueEntry('b')])).toBe('2 entries')
  expect(describeEntries([{ title: '' }])).toBe('Without a headline')
})
