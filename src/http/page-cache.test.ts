import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  numberedCache,
  renderedPage,
  roomyLimits,
  shownCache,
  textOf,
} from '../../test/support/numbered-cache.ts'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { property } from '../../test/support/property.ts'
import { createPageCache } from './page-cache.ts'

test('simultaneous requests wait for one rendering', async () => {
  const { show, state, hold } = numberedCache('news')
  const finish = hold()
  const shown = Array.from({ length: 50 }, show)
  finish()
  expect(new Set(await Promise.all(shown))).toEqual(new Set(['page 1']))
  expect(state.made).toBe(1)
})

test.each([
  ['a hundred pages', 100, '/category/world?after='],
  ['five thousand searches', 5_000, '/search?q='],
  ['twenty cards', 20, '/card/story/'],
])('%s in flight fill the queue for further ones of that kind', async (_, crowd, path) => {
  const { cache, hold } = numberedCache('news')
  const finish = hold()
  const making = Array.from({ length: crowd }, (_, n) => cache.get(path + n))
  expect(cache.isCrowded(`${path}new`)).toBe(true)
  expect(cache.isCrowded(`${path}7`)).toBe(false)
  // Each refusal is cheap, however long the queue is.
  expectWithinMs(50, () => {
    for (let n = 0; n < 20_000; n += 1) cache.isCrowded(`${path}new`, 'one')
  })
  const other = path.startsWith('/search') ? '/' : '/search?q=a'
  expect(cache.isCrowded(other)).toBe(false)
  finish()
  await Promise.all(making)
  expect(cache.isCrowded(`${path}new`)).toBe(false)
})

test('one network has a fifth of the queue, and joins renderings of others', async () => {
  const { cache, hold } = numberedCache('news')
  const finish = hold()
  const joined = [cache.get('/0', 'other'), cache.get('/0', 'one')]
  const making = Array.from({ length: 20 }, (_, n) => cache.get(`/page/${n}`, 'one'))
  expect(cache.isCrowded('/new', 'one')).toBe(true)
  expect(['/0', '/page/7', '/card/new'].map(key => cache.isCrowded(key, 'one'))).toEqual([
    false,
    false,
    false,
  ])
  expect([cache.isCrowded('/new', 'other'), cache.isCrowded('/new')]).toEqual([false, false])
  finish()
  await Promise.all([...joined, ...making])
  expect(cache.isCrowded('/new', 'one')).toBe(false)
})

test('a page that changes during its rendering is not cached', async () => {
  const { cache, show, hold } = numberedCache('news:a')
  const finish = hold()
  const early = show()
  cache.drop('news:a')
  finish()
  expect(await early).toBe('page 1')
  expect(cache.counts().entries).toBe(0)
  expect(await show()).toBe('page 2')
})

test('an unrelated change does not affect a rendering in flight', async () => {
  const { cache, show, hold } = numberedCache('news:a')
  const finish = hold()
  const early = show()
  cache.drop('news:b')
  finish()
  await early
  expect(await show()).toBe('page 1')
})

test('after a minute the page is served once more while a new one is rendered', async () => {
  const { show, state } = await shownCache(1)
  state.nowMs = 60_001
  expect(await show()).toBe('page 1')
  await Promise.resolve()
  expect(await show()).toBe('page 2')
  expect(state.made).toBe(2)
})

test('after ten minutes the old page is no longer served', async () => {
  const { show, state } = await shownCache(1)
  state.nowMs = 600_001
  expect(await show()).toBe('page 2')
})

test('while the database is away the last good page is served, and retries are a second apart', async () => {
  const { cache, show, state } = await shownCache(1)
  state.outcome = 'away'
  cache.drop('news:a')
  for (let n = 0; n < 20; n++) expect(await show()).toBe('page 1')
  expect(state.made).toBe(2)
  state.nowMs = 1_001
  expect(await show()).toBe('page 1')
  expect(state.made).toBe(3)
})

test('once the database is known to be away, no reader waits for it before an old page', async () => {
  const { cache, show, state, hold } = await shownCache(1)
  state.nowMs = 600_001
  expect(cache.find('/')).toBe(null)
  state.outcome = 'away'
  await cache.get('/about')
  hold()
  expect(await show()).toBe('page 1')
  cache.drop('news:a')
  expect(cache.find('/')).toBe(null)
})

test('a page that a change dropped does not come back when its rendering fails with the database there', async () => {
  const { cache, show, state } = await shownCache(1)
  state.outcome = 'failed'
  cache.drop('news:a')
  for (let made = 2; made < 5; made++) expect(await show()).toBe(`page ${made}`)
  expect(cache.find('/')).toBe(null)
})

test('a page that is only old is better than a failed one', async () => {
  const { show, state } = await shownCache(1)
  state.outcome = 'failed'
  state.nowMs = 600_001
  expect(await show()).toBe('page 1')
})

test('once the database is back, the first reader gets a new page', async () => {
  const { cache, show, state } = await shownCache(1)
  state.outcome = 'failed'
  cache.drop('news:a')
  await show()
  state.outcome = 'fit'
  cache.drop('reset')
  expect(await show()).toBe('page 3')
})

test('a failed page and a personal page are never cached', async () => {
  const { cache, show, state } = numberedCache('news')
  for (const outcome of ['failed', 'once'] as const) {
    state.outcome = outcome
    await show()
  }
  expect(cache.counts().entries).toBe(0)
})

// The model: a counter for each category. A page shows the sum of those it depends on. Steps change a category, let its
// notification arrive, request a page, or let a rendering in flight finish.
const categories = ['a', 'b'] as const
const step = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), category: fc.constantFrom(...categories) }),
  fc.record({ kind: fc.constant('hear' as const) }),
  fc.record({ kind: fc.constant('ask' as const), key: fc.constantFrom('/', '/a', '/b') }),
  fc.record({ kind: fc.constant('end' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 90_000 }) }),
)

property(fc.array(step, { maxLength: 60 }))(
  'no page is ever older than the last change that was received before its request',
  async steps => {
    const world = { a: 0, b: 0 }
    const heard = { a: 0, b: 0 }
    const unheard: { category: 'a' | 'b'; value: number }[] = []
    const making: (() => void)[] = []
    const answers: Promise<void>[] = []
    let nowMs = 0
    const cache = createPageCache({
      render: async key => {
        const seen = JSON.stringify(world)
        await new Promise<void>(resolve => making.push(resolve))
        return renderedPage(seen, 'fit', key === '/' ? 'news' : `news:${key.slice(1)}`)
      },
      nowMs: () => nowMs,
      ...roomyLimits,
    })
    const ask = async (key: string) => {
      const known = { ...heard }
      const seen: typeof world = JSON.parse(textOf(await cache.get(key)) ?? '')
      for (const category of categories) {
        if (key === '/' || key === `/${category}`)
          expect(seen[category]).toBeGreaterThanOrEqual(known[category])
      }
    }
    const hear = () => {
      const change = unheard.shift()
      if (!change) return
      heard[change.category] = change.value
      cache.drop(`news:${change.category}`)
    }
    for (const one of steps) {
      if (one.kind === 'change') unheard.push({ category: one.category, value: ++world[one.category] })
      if (one.kind === 'hear') hear()
      if (one.kind === 'ask') answers.push(ask(one.key))
      if (one.kind === 'end') making.shift()?.()
      if (one.kind === 'wait') nowMs += one.ms
      await new Promise(setImmediate)
    }
    while (making.length > 0) {
      making.shift()?.()
      await new Promise(setImmediate)
    }
    await Promise.all(answers)
  },
)
