import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { article, setPollScene } from '../../../test/support/poll-scene.ts'

const { db } = await freshDatabase()
const { openOutlet, addFeed, poll, listEntries } = await setPollScene(db)

const ferry = { title: 'Ferry to the island resumes after the storm', description: '' }
const bridge = { title: 'Bridge over the delta opens to lorries at night', description: '' }

async function waitingFeed() {
  const outlet = await openOutlet()
  const show = (...entries: Parameters<typeof outlet.showFeed>[1]) => outlet.showFeed('/feed', entries)
  const feedId = await addFeed(show(article(1, ferry), article(2, bridge)), { publishing: 'wait' })
  await poll(feedId)
  return { show, feedId }
}

const byUrl = async (n: number) => {
  const entry = (await listEntries()).find(({ url }) => url === article(n).url)
  if (!entry) throw new Error(`No entry ${n}`)
  return entry
}

test('a waiting entry whose headline became that of another says so and waits on', async () => {
  const { show, feedId } = await waitingFeed()
  show(article(1, ferry), article(2, ferry))
  expect(await poll(feedId, 1)).toMatchObject({ counts: { edited: 1 } })
  expect(await byUrl(2)).toMatchObject({
    ...{ status: 'waiting', title: ferry.title, duplicateRule: 'headline' },
    duplicateOf: (await byUrl(1)).id,
    reason: expect.stringMatching(/^same headline from the same outlet /),
  })
  expect(await byUrl(1)).toMatchObject({ status: 'waiting', duplicateRule: null, reason: null })
})

test('an entry whose headline is its own again says nothing of another', async () => {
  const { show, feedId } = await waitingFeed()
  show(article(1, ferry), article(2, ferry))
  await poll(feedId, 1)
  show(article(1, ferry), article(2, bridge))
  await poll(feedId, 2)
  expect(await byUrl(2)).toMatchObject({ duplicateRule: null, duplicateOf: null, reason: null })
})

test('of two that are edited into one headline the later says so, and neither points at itself', async () => {
  const { show, feedId } = await waitingFeed()
  const storm = { title: 'Storm closes every road along the coast', description: '' }
  show(article(1, storm), article(2, storm))
  await poll(feedId, 1)
  const [first, second] = [await byUrl(1), await byUrl(2)]
  expect([first, second].map(({ duplicateOf }) => duplicateOf)).toEqual([null, first.id])
})

test('the one that another is like does not point back when its headline changes a little', async () => {
  const { show, feedId } = await waitingFeed()
  show(article(1, ferry), article(2, ferry))
  await poll(feedId, 1)
  show(article(1, { ...ferry, title: `${ferry.title}!` }), article(2, ferry))
  await poll(feedId, 2)
  expect(await byUrl(1)).toMatchObject({ duplicateOf: null })
  expect(await byUrl(2)).toMatchObject({ duplicateOf: (await byUrl(1)).id })
})

test('what has been decided is left alone, and an edit that leaves the headline judges nothing', async () => {
  const { show, feedId } = await waitingFeed()
  await db
    .updateTable('entries')
    .set({ status: 'rejected', decidedAt: new Date() })
    .where('url', '=', article(2).url)
    .execute()
  show(article(1, { ...ferry, description: 'It leaves at six.' }), article(2, ferry))
  await poll(feedId, 1)
  expect(await byUrl(2)).toMatchObject({ status: 'rejected', duplicateRule: null })
  expect(await byUrl(1)).toMatchObject({ description: 'It leaves at six.', duplicateRule: null })
})
