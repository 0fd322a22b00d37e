import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addRow, addWaitingEntry } from '../../../test/support/builders.ts'
import { property } from '../../../test/support/property.ts'
import { languageTagName } from './language-tag-name.ts'

test.each([
  ['hi', 'Hindi'],
  ['ta', 'Tamil'],
  ['en-IN', 'English (India)'],
  ['zz', 'zz'],
])('the name of %s is %s', (tag, name) => {
  expect(languageTagName(tag, 'en')).toBe(name)
})

test.each(['English (India)', 'en_IN', 'x', 'en-', 'en-a1', ''])(
  'text that is not a language tag is shown unchanged: %j',
  text => {
    expect(languageTagName(text, 'en')).toBe(text)
  },
)

property(fc.string({ unit: 'grapheme' }))(
  'no language text of a feed causes an error',
  text => typeof languageTagName(text, 'en') === 'string',
)

test('the queue and the outlets show languages by their name, and an invalid one as it is', async () => {
  const { db, now, see } = await adminDesk()
  await addWaitingEntry(db, { language: 'English (India)', firstSeenAt: now })
  expect(await see('/admin/queue')).toContain('English (India)')
  await addRow(db, 'outlets', { name: 'Amar Samay', homeUrl: 'https://amar.example', language: 'hi' })
  expect(await see('/admin/outlets')).toContain('>Hindi<')
})
