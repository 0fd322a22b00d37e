import { expect, test } from 'vitest'
import { queueEntry } from '../../../../test/support/queue-entry.ts'
import { describeEntries } from './entry-headline.ts'

test('one entry is named by its headline, several by their number', () => {
  expect(describeEntries([queueEntry('a')], 'en')).toBe('Headline a')
  expect(describeEntries([queueEntry('a'), queueEntry('b')], 'en')).toBe('2 entries')
  expect(describeEntries([{ title: '' }], 'en')).toBe('Without a headline')
})
