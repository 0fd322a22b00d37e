import { expect, test } from 'vitest'
import { toUnreadableEntries } from './unreadable-entries.ts'

test('what cannot be read is kept with its reason and what the feed sent', () => {
  const [entry] = toUnreadableEntries([{ reason: 'no-link', raw: '<item>Rain</item>' }])
  expect(entry).toMatchObject({ status: 'unreadable', reason: { code: 'no-link' }, raw: '<item>Rain</item>' })
  expect(entry).toMatchObject({ title: '', canonicalUrl: null, newsLinkId: null })
})

test('the same twice is one, another reason or another text is not, and a later poll knows each again', () => {
  const unread = [
    { reason: 'no-link', raw: 'a' },
    { reason: 'no-link', raw: 'a' },
    { reason: 'no-title', raw: 'a' },
    { reason: 'no-link', raw: 'b' },
  ] as const
  const entries = toUnreadableEntries([...unread])
  expect(entries.map(({ reason, raw }) => `${reason?.code} ${raw}`)).toEqual([
    'no-link a',
    'no-title a',
    'no-link b',
  ])
  expect(new Set(entries.map(({ identity }) => identity)).size).toBe(3)
  expect(toUnreadableEntries([...unread])).toEqual(entries)
})

test('an endless text is cut, and is what a database takes: no NUL, no half letter', () => {
  const [entry] = toUnreadableEntries([
    { reason: 'no-link', raw: `\0${'a'.repeat(1_998)}🙂${'b'.repeat(9)}` },
  ])
  expect(entry?.raw).toBe(`${'a'.repeat(1_998)}\uFFFD`)
})
