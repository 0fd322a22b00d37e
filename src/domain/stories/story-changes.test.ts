import { expect, test } from 'vitest'
import { addStory, countStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, addRow, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { withClient } from '../../../test/support/with-client.ts'
import type { Db } from '../../database/connect.ts'

const { db, url } = await freshDatabase()
const { id: category } = await addCategory(db)

emptyBefore(db, 'storyLinks', 'stories', 'newsLinks', 'entries')

/** The changes that are announced while `act` runs, without `news:…`, sorted. */
async function listen(act: () => Promise<unknown>): Promise<string[]> {
  return withClient(url, async client => {
    const heard: string[] = []
    client.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await client.query('listen chowk_changes')
    await act()
    // PostgreSQL delivers notifications before the response to a later query.
    await client.query('select 1')
    return heard.filter(change => !change.startsWith('news:')).toSorted()
  })
}

let count = 0

function link(outlet = `outlet-${count}`) {
  count += 1
  return addNewsLink(db, {
    category,
    url: `https://${outlet}.example/${count}`,
    publishedAt: new Date(Date.UTC(2026, 0, 1)),
  })
}

async function publicStory() {
  const links = [await link(), await link()]
  return { ...(await addStory(db, { links })), links }
}

const place = (storyId: string | null, newsLinkId: string) => (tx: Db) =>
  tx.updateTable('storyLinks').set({ storyId }).where('newsLinkId', '=', newsLinkId).execute()

test('a new title, lead or counts, and hiding, are announced once each', async () => {
  const { id } = await publicStory()
  const update = (fields: object) => () => setRow(db, 'stories', id, fields)
  expect(await listen(update({ title: 'By hand' }))).toEqual([`story:${id}`])
  expect(await listen(update({ leadUrl: 'https://a.example/1' }))).toEqual([`story:${id}`])
  expect(await listen(update({ publicLinkCount: 9 }))).toEqual([`story:${id}`])
  expect(await listen(update({ title: 'By hand' }))).toEqual([])
})

test('changes that readers cannot see are not announced', async () => {
  const { id } = await publicStory()
  const update = (fields: object) => () => setRow(db, 'stories', id, fields)
  expect(
    await listen(update({ deskTitle: 'For the desk', articleCount: 7, heat: 3, isLocked: true })),
  ).toEqual([])
  const single = await addStory(db, { links: [await link()] })
  const retitle = () => setRow(db, 'stories', single.id, { title: 'Secret' })
  expect(await listen(retitle)).toEqual([])
  const entry = await addWaitingEntry(db)
  const enroll = () =>
    addRow(db, 'storyLinks', {
      entryId: entry.id,
      storyId: id,
      canonicalUrl: entry.url,
      publishedAt: new Date(),
    })
  expect(await listen(enroll)).toEqual([])
})

test('a story that becomes public or is hidden is announced for each of its links', async () => {
  const { id, links } = await publicStory()
  const placed = links.map(each => `placed:${each.id}`).toSorted()
  const hide = (isHidden: boolean) => () => setRow(db, 'stories', id, { isHidden })
  expect(await listen(hide(true))).toEqual([...placed, `story:${id}`])
  expect(await listen(hide(false))).toEqual([...placed, `story:${id}`])
})

test('a moved link is announced with its old and its new story', async () => {
  const [from, to] = [await publicStory(), await publicStory()]
  const moved = from.links[0]?.id ?? ''
  const heard = await listen(() => place(to.id, moved)(db))
  expect(heard).toEqual([`placed:${moved}`, ...[`story:${from.id}`, `story:${to.id}`].toSorted()])
  expect(await listen(() => place(null, moved)(db))).toEqual([`placed:${moved}`, `story:${to.id}`])
})

test('a link that is corrected, deleted or restored is announced with its story', async () => {
  const { id, links } = await publicStory()
  const [row] = links
  if (!row) throw new Error('No link')
  const retitle = () => setRow(db, 'newsLinks', row.id, { title: 'Corrected' })
  expect(await listen(retitle)).toEqual([`story:${id}`])
  expect(await listen(() => setRow(db, 'newsLinks', row.id, { featured: true }))).toEqual([])
  expect(await listen(() => db.deleteFrom('newsLinks').where('id', '=', row.id).execute())).toContain(
    `story:${id}`,
  )
  expect(await listen(() => db.deleteFrom('stories').where('id', '=', id).execute())).toContain(`story:${id}`)
})

test('only the changed story is announced', async () => {
  const [one] = [await publicStory(), await publicStory()]
  expect(await listen(() => countStory(db, one.id, 99))).toEqual([`story:${one.id}`])
})
