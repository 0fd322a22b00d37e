import { beforeEach, expect, test } from 'vitest'
import { addNewsLink, addRow, getRow, setRow } from '../../../test/support/builders.ts'
import { notifyScene } from '../../../test/support/notify-scene.ts'
import { addCorrection } from '../../domain/corrections/write-correction.ts'
import { removeSamples } from '../../domain/news-links/remove-samples.ts'
import { loadSamples } from '../../domain/samples/load-samples.ts'

// An installation that began as a demo never announced its samples, so it sends no notice of their removal.

const scene = await notifyScene()
const { db, by, category, start, addHook } = scene
const now = new Date(start)

beforeEach(async () => {
  await scene.emptyTables()
  for (const table of ['stories', 'newsLinks', 'entries', 'feeds'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('installation').where('key', '=', 'samples').execute()
  expect(await loadSamples(db, { now })).toBeGreaterThan(0)
  await addHook('https://receiver.example/')
  await addRow(db, 'connections', {
    kind: 'indexnow',
    url: 'https://search.example/',
    secret: '12345678',
    addedBy: 'Asha',
  })
})

const events = async () =>
  await db.selectFrom('noticesOutbox').select(['event', 'record']).orderBy('id').execute()

async function publicStories(): Promise<string[]> {
  const rows = await db.selectFrom('stories').select('id').where('publicOutletCount', '>=', 2).execute()
  return rows.map(({ id }) => id)
}

test('removed samples cause no notice; the real link that replaces them does', async () => {
  expect(await publicStories()).not.toEqual([])
  await addNewsLink(db, { category, title: 'Rain' })
  expect(await removeSamples(db)).toBeGreaterThan(0)
  expect(await publicStories()).toEqual([])
  expect(await events()).toEqual([{ event: 'published', record: 'link' }])
})

test('no edit of samples causes a notice', async () => {
  const [first = '', second = ''] = await publicStories()
  await setRow(db, 'stories', first, { title: 'Another headline' })
  await setRow(db, 'stories', second, { isHidden: true })
  await setRow(db, 'stories', second, { isHidden: false })
  const { id } = await getRow(db, 'newsLinks', { isSample: true })
  const of = { kind: 'link', id } as const
  expect((await addCorrection(db, { of, input: { text: 'It was snow.' }, by, now })).ok).toBe(true)
  await db.deleteFrom('stories').where('id', '=', first).execute()
  await db.deleteFrom('newsLinks').where('id', '=', id).execute()
  expect(await events()).toEqual([])
})
