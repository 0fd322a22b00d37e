import { expect, test, vi } from 'vitest'
import { draftKey, isOtherSignedIn, keepDraftsOf, keepText, moveDraft, readKept } from './drafts.ts'
import { followOwnSave } from './use-draft.ts'

test('the typed text of one form becomes the draft of another, without the version of the first record', () => {
  moveDraft('entry:a', 'news/b')
  expect(readKept(draftKey('news/b'))).toBe(null)
  keepText(
    draftKey('entry:a'),
    JSON.stringify({ values: { title: 'As we put it' }, version: 9, typedAtMs: 5 }),
  )
  moveDraft('entry:a', 'news/b')
  expect(readKept(draftKey('entry:a'))).toBe(null)
  expect(JSON.parse(readKept(draftKey('news/b')) ?? '')).toEqual({
    values: { title: 'As we put it' },
    typedAtMs: 5,
  })
})

test('who signs in after another person finds none of their texts, and that person finds them again', () => {
  const draft = () => readKept(draftKey('settings'))
  keepDraftsOf('asha@example.org')
  keepText(draftKey('settings'), 'typed by Asha')
  keepDraftsOf('asha@example.org')
  expect(draft()).toBe('typed by Asha')
  keepDraftsOf('bina@example.org')
  expect(draft()).toBe(null)
  keepText(draftKey('settings'), 'typed by Bina')
  keepDraftsOf('asha@example.org')
  expect(draft()).toBe('typed by Asha')
  keepDraftsOf('bina@example.org')
  expect(draft()).toBe('typed by Bina')
})

test('unsaved text goes on from a save of its own editor, and not from one that it did not see', () => {
  const versions = [9, 8].map(version => {
    keepText(
      draftKey('settings/appearance'),
      JSON.stringify({ values: { primaryColor: '#224466' }, version }),
    )
    followOwnSave('settings/appearance', 9)
    return JSON.parse(readKept(draftKey('settings/appearance')) ?? '').version
  })
  expect(versions).toEqual([10, 8])
})

test('a tab notices that another one has shown the desk to somebody else', () => {
  const kept = new Map<string, string>()
  let isFull = false
  const setItem = (key: string, text: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    kept.set(key, text)
  }
  const removeItem = (key: string) => void kept.delete(key)
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem, removeItem })
  keepDraftsOf('asha@example.org')
  expect(isOtherSignedIn()).toBe(false)
  for (const key of kept.keys()) setItem(key, 'bina@example.org')
  expect(isOtherSignedIn()).toBe(true)
  keepDraftsOf('bina@example.org')
  expect(isOtherSignedIn()).toBe(false)
  isFull = true
  keepDraftsOf('asha@example.org')
  expect(isOtherSignedIn(), 'without room for the name nobody is refused').toBe(false)
  isFull = false
  vi.stubGlobal('sessionStorage', { setItem: () => undefined, getItem: () => null })
  keepDraftsOf('asha@example.org')
  expect(isOtherSignedIn(), 'on a page that was drawn for nobody').toBe(false)
  vi.unstubAllGlobals()
})
