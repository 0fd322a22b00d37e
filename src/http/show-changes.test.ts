import { expect, test } from 'vitest'
import { type ChangeOrReset, createAudience, type Pace } from '../database/changes.ts'
import { showChanges } from './show-changes.ts'

/** Records events in order; the test controls time and rendering. */
function openScene() {
  const happened: string[] = []
  const changes = createAudience<[ChangeOrReset, Pace]>()
  let timer = Promise.withResolvers<void>()
  let making = Promise.withResolvers<void>()
  const shown = showChanges({
    changes,
    cache: {
      drop: change => void happened.push(`drop ${change}`),
      catchUp: async batch => {
        happened.push(`catch up ${batch.join(' ')}`)
        await making.promise
      },
    },
    wait: async () => {
      happened.push('gather')
      await timer.promise
    },
  })
  shown.subscribe(change => happened.push(`tell ${change}`))
  // All pending promise callbacks run before the next timer.
  const settled = () => new Promise(resolve => setImmediate(resolve))
  const pass = async () => {
    timer.resolve()
    timer = Promise.withResolvers()
    await settled()
  }
  const finish = async () => {
    making.resolve()
    making = Promise.withResolvers()
    await settled()
  }
  return { happened, shown, notify: changes.notify, pass, finish }
}

test("an editor's change drops pages and is reported immediately", () => {
  const { happened, notify } = openScene()
  notify('news:a', 'at-once')
  notify('reset', 'at-once')
  expect(happened).toEqual(['drop news:a', 'tell news:a', 'drop reset', 'tell reset'])
})

test('a burst is gathered, and reported once the pages show it', async () => {
  const { happened, notify, pass, finish } = openScene()
  for (const category of ['a', 'b', 'a', 'a']) notify(`news:${category}`, 'together')
  expect(happened).toEqual(['gather'])
  await pass()
  expect(happened.splice(0)).toEqual(['gather', 'catch up news:a news:b'])
  await finish()
  expect(happened).toEqual(['tell news:a', 'tell news:b'])
})

test('changes during a renewal form the next batch', async () => {
  const { happened, notify, pass, finish } = openScene()
  notify('news:a', 'together')
  await pass()
  notify('news:a', 'together')
  await finish()
  expect(happened.splice(0)).toEqual(['gather', 'catch up news:a', 'tell news:a', 'gather'])
  await pass()
  await finish()
  expect(happened).toEqual(['catch up news:a', 'tell news:a'])
  notify('news:b', 'together')
  expect(happened.at(-1)).toBe('gather')
})

test("an editor's change during a burst does not wait for it", async () => {
  const { happened, notify, pass } = openScene()
  notify('news:a', 'together')
  notify('news:a', 'at-once')
  expect(happened).toEqual(['gather', 'drop news:a', 'tell news:a'])
  await pass()
  notify('settings', 'at-once')
  expect(happened.slice(3)).toEqual(['catch up news:a', 'drop settings', 'tell settings'])
})

test('after closing it receives nothing', () => {
  const { happened, shown, notify } = openScene()
  shown.close()
  notify('news:a', 'at-once')
  expect(happened).toEqual([])
})
