import { expect, test, vi } from 'vitest'
import {
  numberedCache,
  numberedCacheThatWaits,
  shownCache,
  textOf,
} from '../../test/support/numbered-cache.ts'

test('during a burst of changes the page is served from memory until it is renewed', async () => {
  const { cache, show, hold } = await shownCache(2)
  const finish = hold()
  const caught = cache.catchUp(['news:a', 'news:b'])
  expect(await show()).toBe('page 1')
  finish()
  await caught
  expect(textOf(cache.find('/'))).toBe('page 2')
  expect(cache.counts().misses).toBe(2)
})

test('a page that was not requested since its rendering is rendered at its next request', async () => {
  const { cache, show, state } = await shownCache(1)
  await cache.catchUp(['news:a'])
  expect(state.made).toBe(1)
  expect(cache.find('/')).toBe(null)
  expect(await show()).toBe('page 2')
})

test("an editor's change during the renewal is in the next page that is served", async () => {
  const { cache, show, hold } = await shownCache(2)
  const finish = hold()
  const caught = cache.catchUp(['news:a'])
  cache.drop('news:b')
  expect(cache.find('/')).toBe(null)
  finish()
  await caught
  expect(await show()).toBe('page 3')
})

test('a page whose renewal takes too long is no longer served', async () => {
  const late = Promise.withResolvers<void>()
  const { cache, show, hold } = numberedCacheThatWaits(late.promise)
  await show()
  await show()
  const finish = hold()
  const caught = cache.catchUp(['news:a'])
  expect(textOf(cache.find('/'))).toBe('page 1')
  late.resolve()
  await caught
  expect(cache.find('/')).toBe(null)
  finish()
  expect(await show()).toBe('page 2')
})

test('a page that cannot be renewed is served until it can', async () => {
  const { cache, show, state } = await shownCache(2)
  state.outcome = 'failed'
  await cache.catchUp(['news:a'])
  expect(await show()).toBe('page 1')
  state.outcome = 'fit'
  state.nowMs = 1_001
  await show()
  await Promise.resolve()
  expect(await show()).toMatch(/page [34]/)
})

test('of many pages only the most recently requested are renewed immediately', async () => {
  const { cache, state } = numberedCache('news')
  const keys = Array.from({ length: 30 }, (_, n) => `/search?q=${n}`)
  for (const key of keys) await cache.get(key)
  for (const key of keys) await cache.get(key)
  await cache.catchUp(['news:a'])
  expect(state.made).toBe(38)
  expect(keys.filter(key => cache.find(key))).toEqual(keys.slice(-8))
})

test.each(['a burst', 'a failure'])('a page that no longer exists is not served after %s', async after => {
  const { cache, show, state } = await shownCache(2)
  if (after === 'a failure') {
    cache.drop('news:a')
    state.outcome = 'away'
    expect(await show()).toBe('page 1')
    state.nowMs = 1_001
  }
  state.outcome = 'once'
  if (after === 'a failure') await show()
  else await cache.catchUp(['news:a'])
  await vi.waitFor(() => expect(cache.find('/')).toBe(null), 20_000)
  expect(await show()).not.toBe('page 1')
})

test('a page that has been stale for long is dropped by a burst, even if it was requested', async () => {
  const { cache, state } = await shownCache(2)
  state.nowMs = 10 * 60_000 + 1
  void cache.catchUp(['news:a'])
  expect(cache.find('/')).toBe(null)
  expect(state.made).toBe(1)
})
