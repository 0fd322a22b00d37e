import { afterEach, expect, test, vi } from 'vitest'
import { forgetKept, isStored, keepText, onKept, readKept } from './drafts.ts'

afterEach(() => vi.unstubAllGlobals())

/** The storage of a tab that takes `lettersMax` letters. */
function stubStorage(lettersMax: number) {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > lettersMax) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
  })
  return stored
}

test('a text is stored in the tab, and forgotten', () => {
  const stored = stubStorage(5)
  keepText('a', 'short')
  expect([readKept('a'), isStored('a'), stored.get('a')]).toEqual(['short', true, 'short'])
  forgetKept('a')
  expect([readKept('a'), stored.size]).toEqual([null, 0])
})

test('a text that the browser does not store is kept until the next load, and stored once there is space', () => {
  const stored = stubStorage(5)
  keepText('b', 'old')
  keepText('b', 'too long')
  expect([readKept('b'), isStored('b')]).toEqual(['too long', false])
  keepText('b', 'new')
  expect([readKept('b'), isStored('b'), stored.get('b')]).toEqual(['new', true, 'new'])
  keepText('b', 'too long')
  forgetKept('b')
  expect(readKept('b')).toBe(null)
})

test('without any storage texts are kept until the next load', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(readKept('c')).toBe(null)
  keepText('c', 'text')
  expect(readKept('c')).toBe('text')
  forgetKept('c')
  expect(readKept('c')).toBe(null)
})

test('whoever shows what is kept hears of each change', () => {
  stubStorage(5)
  const notify = vi.fn()
  const stop = onKept(notify)
  keepText('d', 'text')
  keepText('d', 'too long')
  forgetKept('d')
  expect(notify).toHaveBeenCalledTimes(3)
  stop()
  keepText('d', 'text')
  expect(notify).toHaveBeenCalledTimes(3)
})
