import { expect, test } from 'vitest'
import { addStory, countStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, addRow, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { withClient } from '../../../test/support/with-client.ts'

const { db, url } = await freshDatabase({ empty: ['storyLinks', 'stories', 'newsLinks', 'entries'] })
const { id: category } = await addCategory(db)

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

function link() {
  count += 1
  const url = `https://outlet-${count}.example/${count}`
  return addNewsLink(db, { category, url, publishedAt: new Date(Date.UTC(2026, 0, 1)) })
}

async function publicStory() {
  const links = [await link(), await link()] as const
  return { ...(await addStory(db, { links: [...links] })), links }
}

const place = (storyId: string | null, newsLinkId: string) => () =>
  db.updateTable('storyLinks').set({ storyId }).where('newsLinkId', '=', newsLinkId).execute()
const update = (id: string, fields: object) => () => setRow(db, 'stories', id, fields)

test('a new title, lead or counts, and hiding, are announced once each', async () => {
  const { id } = await publicStory()
  expect(await listen(update(id, { title: 'By hand' }))).toEqual([`story:${id}`])
  expect(await listen(update(id, { leadUrl: 'https://a.example/1' }))).toEqual([`story:${id}`])
  expect(await listen(update(id, { publicLinkCount: 9 }))).toEqual([`story:${id}`])
  expect(await listen(update(id, { title: 'By hand' }))).toEqual([])
})

test('changes that readers cannot see are not announced', async () => {
  const { id } = await publicStory()
  const unseen = { deskTitle: 'For the desk', articleCount: 7, heat: 3, isLocked: true }
  expect(await listen(update(id, unseen))).toEqual([])
  const single = await addStory(db, { links: [await link()] })
  expect(await listen(update(single.id, { title: 'Secret' }))).toEqual([])
  const entry = await addWaitingEntry(db)
  const placed = { entryId: entry.id, storyId: id, canonicalUrl: entry.url, publishedAt: new Date() }
  expect(await listen(() => addRow(db, 'storyLinks', placed))).toEqual([])
})

test('a story that becomes public or is hidden is announced for each of its links', async () => {
  const { id, links } = await publicStory()
  const placed = links.map(each => `placed:${each.id}`).toSorted()
  for (const isHidden of [true, false])
    expect(await listen(update(id, { isHidden }))).toEqual([...placed, `story:${id}`])
})

test('a moved link is announced with its old and its new story', async () => {
  const [from, to] = [await publicStory(), await publicStory()]
  const moved = from.links[0].id
  const heard = await listen(place(to.id, moved))
  expect(heard).toEqual([`placed:${moved}`, ...[`story:${from.id}`, `story:${to.id}`].toSorted()])
  expect(await listen(place(null, moved))).toEqual([`placed:${moved}`, `story:${to.id}`])
})

test('a link that is corrected, deleted or restored is announced with its story', async () => {
  const { id, links } = await publicStory()
  const [link] = links
  const change = (fields: object) => () => setRow(db, 'newsLinks', link.id, fields)
  expect(await listen(change({ title: 'Corrected' }))).toEqual([`story:${id}`])
  expect(await listen(change({ featured: true }))).toEqual([])
  for (const [table, gone] of [
    ['newsLinks', link.id],
    ['stories', id],
  ] as const)
    expect(await listen(() => db.deleteFrom(table).where('id', '=', gone).execute())).toContain(`story:${id}`)
})

test('only the changed story is announced', async () => {
  const [one] = [await publicStory(), await publicStory()]
  expect(await listen(() => countStory(db, one.id, 99))).toEqual([`story:${one.id}`])
})
