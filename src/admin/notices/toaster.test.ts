import { expect, test } from 'vitest'
import { renewed } from './notice-toast.tsx'
import { claimNotice } from './toaster.tsx'

/** A stand-in for the browser's localStorage. */
function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    size: () => [...kept.values()].join('').length,
  }
}

test('the same text again is a new element, which a screen reader announces again', () => {
  expect(renewed('Published').key).not.toBe(renewed('Published').key)
})

test('if several pages claim one notice, only the first shows it', () => {
  const browser = storage()
  expect([1, 2, 3].map(() => claimNotice('a', () => browser))).toEqual([true, false, false])
})

test('another notice is shown as well, and the first is not shown again after it', () => {
  const browser = storage()
  expect(['a', 'b', 'a', 'b'].map(id => claimNotice(id, () => browser))).toEqual([true, true, false, false])
})

test('another browser shows its own notice', () => {
  expect([storage(), storage()].map(browser => claimNotice('a', () => browser))).toEqual([true, true])
})

test('the number of remembered notices is limited', () => {
  const browser = storage()
  for (let n = 0; n < 1_000; n += 1) claimNotice(`notice-${n}`, () => browser)
  expect(browser.size()).toBeLessThan(1_000)
  expect(claimNotice('notice-999', () => browser)).toBe(false)
})

test('a browser whose storage is full or switched off shows each notice', () => {
  const off = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const full = { ...storage(), setItem: off }
  expect([claimNotice('a', off), claimNotice('a', () => full)]).toEqual([true, true])
})
