import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addNewsLink, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'

const { db, now } = await freshDatabase()
const clock = { at: now }
const app = testApp(db, { now: () => clock.at })
const { cookie } = await signedInAdmin(db, { now })

const read = async (path: string) => (await app.request(path, { headers: { cookie } })).text()
const correct = (id: string, text: string) =>
  app.request(`/admin/corrections/add?story=${id}`, posted({ text }, cookie))

async function addFlood(slug: string, title: string) {
  const links = [1, 2].map(n =>
    addNewsLink(db, { source: `Outlet ${n}`, url: `https://outlet-${n}.example/${slug}` }),
  )
  return addStory(db, { links: await Promise.all(links), slug, title })
}

test("a story's correction stays on its page for two days and in the list of corrections permanently", async () => {
  const story = await addFlood('flood', 'Eight villages flooded')
  expect(await read(`/admin/stories/${story.id}`)).toContain(`/admin/corrections/add?story=${story.id}`)
  const added = await correct(story.id, 'Nine <b>villages</b>, not eight.')
  expect(added.headers.get('location')).toBe(`/admin/stories/${story.id}`)
  const text = 'Nine &lt;b&gt;villages&lt;/b&gt;, not eight.'
  expect(await read(`/admin/stories/${story.id}`)).toContain(text)
  expect(await read('/story/flood')).toContain(text)
  clock.at = new Date(now.getTime() + 48 * 3_600_000)
  expect(await read('/story/flood')).not.toContain(text)
  clock.at = now
  const corrections = await read('/corrections')
  expect(corrections).toContain(text)
  expect(corrections).toContain('<a href="/story/flood">Eight villages flooded</a>')
})

test("the corrections of a merged story appear on the other story's page", async () => {
  const [story, other] = [await addFlood('river', 'The river rose'), await addFlood('rain', 'It rained')]
  await correct(story.id, 'It fell.')
  await setRow(db, 'stories', story.id, { mergedInto: other.id })
  expect(await read('/story/rain')).toContain('It fell.')
  expect(await read('/corrections')).toContain('<a href="/story/river">The river rose</a>')
})

test("a story's corrections follow it through several merges", async () => {
  const [first, second, last] = [
    await addFlood('spring', 'The spring ran dry'),
    await addFlood('summer', 'A dry summer'),
    await addFlood('drought', 'A drought'),
  ]
  await correct(first.id, 'It ran.')
  for (const [from, into] of [[first, second] as const, [second, last] as const])
    await setRow(db, 'stories', from.id, { mergedInto: into.id })
  expect(await read('/story/drought')).toContain('It ran.')
  expect(await read('/corrections')).toContain('<a href="/story/spring">The spring ran dry</a>')
})

test('a hidden story cannot be corrected, and its corrections no longer link to it', async () => {
  const story = await addFlood('dam', 'The dam held')
  await correct(story.id, 'It did not.')
  await setRow(db, 'stories', story.id, { isHidden: true })
  expect((await correct(story.id, 'Nor did the next.')).status).toBe(409)
  const corrections = await read('/corrections')
  expect(corrections).toContain('It did not.')
  expect(corrections).not.toContain('/story/dam')
})
