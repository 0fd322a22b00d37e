import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/support/fresh-database.ts'
import { article, setPollScene } from '../../../../test/support/poll-scene.ts'

const { db } = await freshDatabase()
const { openOutlet, addFeed, poll, listEntries, category } = await setPollScene(db)

test('an entry keeps the values of its feed, and outlives its feed, outlet and category', async () => {
  const outlet = await openOutlet()
  await poll(await addFeed(outlet.showFeed('/feed', [article(1)]), { publishing: 'wait' }))
  const [entry] = await listEntries()
  expect(entry).toMatchObject({ source: 'The Outlet', category: category.id, origin: 'feed', version: 1 })
  expect(entry?.queuedAt).toEqual(entry?.firstSeenAt)
  await db.deleteFrom('outlets').execute()
  await db.deleteFrom('categories').where('id', '=', category.id).execute()
  expect(await listEntries()).toMatchObject([
    {
      status: 'waiting',
      feedId: entry?.feedId,
      outletId: entry?.outletId,
      category: category.id,
      source: 'The Outlet',
    },
  ])
})
