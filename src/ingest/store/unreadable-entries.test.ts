import { expect, test } from 'vitest'
import { toUnreadableEntries } from './unreadable-entries.ts'

test('an unreadable entry is kept with its reason and source text', () => {
  const [entry] = toUnreadableEntries([{ reason: 'no-link', raw: '<item>Rain</item>' }])
  expect(entry).toMatchObject({ status: 'unreadable', reason: { code: 'no-link' }, raw: '<item>Rain</item>' })
  expect(entry).toMatchObject({ title: '', canonicalUrl: null, newsLinkId: null })
})

test('repeats are stored once, another reason or text separately, and a later poll recognises each', () => {
  const unreadable = [
    { reason: 'no-link', raw: 'a' },
    { reason: 'no-link', raw: 'a' },
    { reason: 'no-title', raw: 'a' },
    { reason: 'no-link', raw: 'b' },
  ] as const
  const entries = toUnreadableEntries([...unreadable])
  expect(entries.map(({ reason, raw }) => `${reason?.code} ${raw}`)).toEqual([
    'no-link a',
    'no-title a',
    'no-link b',
  ])
  expect(new Set(entries.map(({ identity }) => identity)).size).toBe(3)
  expect(toUnreadableEntries([...unreadable])).toEqual(entries)
})

test('a long text is truncated to what the database accepts: no NUL, no half letter', () => {
  const [entry] = toUnreadableEntries([
    { reason: 'no-link', raw: `\0${'a'.repeat(1_998)}🙂${'b'.repeat(9)}` },
  ])
  expect(entry?.raw).toBe(`${'a'.repeat(1_998)}\uFFFD`)
})
