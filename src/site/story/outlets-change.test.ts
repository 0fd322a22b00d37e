import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addRow, setRow } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { sceneNow, storyScene } from '../../../test/support/story-scene.ts'
import { mergeOutlets } from '../../domain/outlets/merge-outlets.ts'
import { undoBatch } from '../../domain/revisions/undo/undo.ts'

const { db, app } = await publicSite({
  now: () => sceneNow,
  empty: ['stories', 'storyLinks', 'storyTermCounts', 'newsLinks', 'outlets'],
})
const by = await authorizedEditor(db)

const headlines = [
  'Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan',
  'Don Pettit back on earth: Soyuz MS-26 lands in Kazakhstan',
  'Astronaut Don Pettit back on earth as Soyuz MS-26 lands in Kazakhstan',
]

/** A story of three outlets that the worker created. */
async function landing() {
  const scene = await storyScene(db)
  const outlets: string[] = []
  for (const [n, headline] of headlines.entries()) {
    const { id } = await addRow(db, 'outlets', { name: `Outlet ${n}`, homeUrl: `https://home-${n}.example/` })
    const link = await scene.addLink(headline)
    await setRow(db, 'newsLinks', link.id, { outletId: id, source: `Outlet ${n}` })
    outlets.push(id)
  }
  await scene.match()
  const { slug } = await db.selectFrom('stories').select('slug').executeTakeFirstOrThrow()
  const read = async () => {
    const response = await app.request(`/story/${slug}`)
    return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
  }
  return { scene, outlets, read }
}

test('two merged outlets of a story are one on its page, and two again after an undo', async () => {
  const { scene, outlets, read } = await landing()
  expect((await read()).html).toContain('3 outlets, 3 articles.')
  const [intoId = '', fromId = ''] = outlets
  const merged = await mergeOutlets(db, { fromId, intoId, by, now: sceneNow })
  expect(merged).toMatchObject({ ok: true })
  await scene.match()
  expect((await read()).html).toContain('2 outlets, 3 articles.')
  await undoBatch(db, { batchId: merged.ok ? merged.batchId : '', by, now: sceneNow })
  await scene.match()
  expect((await read()).html).toContain('3 outlets, 3 articles.')
})

test('a story with only one outlet left has no page', async () => {
  const { scene, outlets, read } = await landing()
  const [intoId = '', ...others] = outlets
  for (const fromId of others) await mergeOutlets(db, { fromId, intoId, by, now: sceneNow })
  await scene.match()
  expect((await read()).status).toBe(404)
})

test("a story's page survives the deletion of an outlet and the rating of others", async () => {
  const { scene, outlets, read } = await landing()
  const rate = (n: number, lean: 'left' | 'right') =>
    setRow(db, 'outlets', outlets[n] ?? '', {
      lean,
      leanSource: 'A survey',
      leanRatedOn: '2026-01-01',
      leanNote: 'Its leaders',
    })
  await rate(0, 'left')
  expect((await read()).html).toMatch(/<ul class="story-sides"><li><b>Left<.*?Outlet 0<.*?Every headline/)
  expect((await read()).html).toMatch(/aria-label="Left".*?<b>Outlet 0<.*aria-label="Not rated"/)
  await rate(0, 'right')
  expect((await read()).html).toMatch(/aria-label="Right".*?<b>Outlet 0<.*aria-label="Not rated"/)
  await db
    .deleteFrom('outlets')
    .where('id', '=', outlets[0] ?? '')
    .execute()
  await scene.match()
  const { html } = await read()
  expect(html).toContain('3 outlets, 3 articles.')
  expect(html).not.toContain('aria-label="Right"')
})
