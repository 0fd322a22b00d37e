import { expect, test } from 'vitest'
import { never, numberedCache, textOf } from '../../test/support/numbered-cache.ts'
import { type ChangeOrReset, createAudience, type Pace } from '../database/changes.ts'
import { showChanges } from './show-changes.ts'

// The page of before: after a change that only adds, readers get it until its successor is rendered; after all others nobody
// does.

/** A requested front page, and changes that arrive as from the database; gathering ends only by a change that adds. */
async function openScene() {
  const scene = numberedCache('news')
  const changes = createAudience<[ChangeOrReset, Pace]>()
  const shown = showChanges({ changes, cache: scene.cache, wait: never })
  const told: string[] = []
  shown.subscribe(change => told.push(change))
  await scene.show()
  await scene.show()
  // All pending promise callbacks run before the next timer.
  const settled = () => new Promise(resolve => setImmediate(resolve))
  const notify = async (pace: Pace, change: ChangeOrReset = 'news:a') => {
    changes.notify(change, pace)
    await settled()
  }
  const found = () => textOf(scene.cache.find('/'))
  return { ...scene, told, notify, settled, found }
}

test('two hundred readers get the page of before until the one rendering ends, and open pages are notified then', async () => {
  const { show, hold, notify, settled, state, told } = await openScene()
  const finish = hold()
  await notify('adding')
  const early = await Promise.all(Array.from({ length: 200 }, show))
  expect(new Set(early)).toEqual(new Set(['page 1']))
  expect([state.made, told]).toEqual([2, []])
  finish()
  await settled()
  expect([await show(), told]).toEqual(['page 2', ['news:a']])
})

test.each<ChangeOrReset>(['news:a', 'reset'])(
  'after %s, which may take away, nobody gets it',
  async change => {
    const { show, hold, notify, found } = await openScene()
    const finish = hold()
    await notify('at-once', change)
    expect(found()).toBe(null)
    const readers = Array.from({ length: 200 }, show)
    finish()
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['page 2']))
  },
)

test('a change that may take away ends it, also during the rendering', async () => {
  const { show, hold, notify, found, state } = await openScene()
  const finish = hold()
  await notify('adding')
  expect(found()).toBe('page 1')
  await notify('at-once')
  expect(found()).toBe(null)
  finish()
  expect([await show(), state.made]).toEqual(['page 3', 3])
})

test('it ends with the time for its renewal, even if no timer runs', async () => {
  const { hold, notify, found, state } = await openScene()
  hold()
  await notify('adding')
  state.nowMs = 374
  expect(found()).toBe('page 1')
  state.nowMs = 375
  expect(found()).toBe(null)
})

test('changes that add during a rendering are shown by the next, which begins when it ends', async () => {
  const { hold, notify, settled, found, state, told } = await openScene()
  const finish = hold()
  await notify('adding', 'news:a')
  for (const change of ['news:b', 'news:c'] as const) await notify('adding', change)
  expect([found(), state.made]).toEqual(['page 1', 2])
  finish()
  await settled()
  expect([found(), state.made, told]).toEqual(['page 3', 3, ['news:a', 'news:b', 'news:c']])
})

test('a change that adds ends the gathering of a burst', async () => {
  const { notify, found, told } = await openScene()
  await notify('together', 'news:b')
  expect([found(), told]).toEqual(['page 1', []])
  await notify('adding')
  expect([found(), told]).toEqual(['page 2', ['news:b', 'news:a']])
})

test('if its rendering fails, it is served until another try succeeds', async () => {
  const { show, notify, settled, state } = await openScene()
  state.outcome = 'failed'
  await notify('adding')
  expect(await show()).toBe('page 1')
  state.outcome = 'fit'
  state.nowMs = 1_001
  await show()
  await settled()
  expect(await show()).toBe('page 3')
})

test('a failed rendering does not bring it back after a change that may take away', async () => {
  const { show, hold, notify, settled, found, state } = await openScene()
  const finish = hold()
  state.outcome = 'failed'
  await notify('adding')
  await notify('at-once')
  finish()
  await settled()
  expect(found()).toBe(null)
  state.outcome = 'fit'
  expect(await show()).toBe('page 3')
})
