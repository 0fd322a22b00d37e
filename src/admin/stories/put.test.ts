import { test as base, beforeEach, expect } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { clearDesk, deskScene, readConstraints, readDesk } from '../../../test/support/desk-scene.ts'

const { db, open, post, show: see } = await adminDesk()
beforeEach(() => clearDesk(db))

const test = base.extend('desk', () => deskScene(db))

const find = async (words: string): Promise<{ choices: { target: string; title: string }[] }> =>
  (await open(`/admin/stories/put?${new URLSearchParams({ words })}`)).json()
const versionOf = (id: string) =>
  db.selectFrom('entries').select('version').where('id', '=', id).executeTakeFirstOrThrow()
const decide = async (fields: Record<string, string>) =>
  (await post('/admin/queue/decide', { change: 'put', ...fields })).json()

test('stories and articles without one are found by words; blank words find none', async ({ desk }) => {
  const id = await desk.open('ab')
  await desk.addLink('c')
  await desk.addEntry('d')
  const { choices } = await find('headline')
  expect(choices.map(({ target, title }) => [target, title]).toSorted()).toEqual([
    [`entry:${desk.entryOf('d')}`, 'Headline d'],
    [`link:${desk.linkOf('c')}`, 'Headline c'],
    [`story:${id}`, expect.stringContaining('Headline')],
  ])
  expect(await find(' \u200c ')).toMatchObject({ choices: [] })
})

test('before a word is typed, those that share two rare words with the headline are found, the nearest first', async ({
  desk,
}) => {
  for (const [name, title] of [
    ['a', 'Kohli scores century as India beat Zimbabwe in Bulawayo'],
    ['b', 'Zimbabwe lose in Bulawayo'],
    ['c', 'Zimbabwe inflation falls'],
  ] as const)
    await desk.addEntry(name, title)
  const near = async (like: string) => {
    const { choices } = await (await open(`/admin/stories/put?${new URLSearchParams({ like })}`)).json()
    return choices.map(({ target }: { target: string }) => target)
  }
  const [a, b] = [`entry:${desk.entryOf('a')}`, `entry:${desk.entryOf('b')}`]
  expect(await near('India beat Zimbabwe in Bulawayo: Kohli hits 120')).toEqual([a, b])
  expect(await near('Zimbabwe')).toEqual([])
  expect(await near('')).toEqual([])
})

test('the queue puts an entry into a story or together with an article, and undo takes it out again', async ({
  desk,
}) => {
  const id = await desk.open('ab')
  await desk.addLink('c')
  await desk.addEntry('d')
  const { version } = await versionOf(desk.entryOf('d'))
  const entry = `${desk.entryOf('d')}:${version}`
  const put = await decide({ entry, target: `link:${desk.linkOf('c')}`, seen: '' })
  expect(put).toMatchObject({
    ok: true,
    decided: [{ isAway: false }],
    stories: { [desk.entryOf('d')]: { title: 'Headline c', running: ['Outlet c'], why: '' } },
  })
  expect([await readDesk(db), await readConstraints(db)]).toEqual([
    ['ab', 'cd'],
    ['a+b', 'c+d'],
  ])
  const nobody = '01900000-0000-7000-8000-000000000000'
  for (const [fields, text] of [
    [
      { target: `story:${id}`, seen: '' },
      'Another editor has put this article into a story. Nothing was changed.',
    ],
    [{ target: `story:${nobody}`, seen: '' }, 'The other story no longer exists. Nothing was changed.'],
    [{ change: 'leave-story', story: nobody }, 'This story no longer exists.'],
    [
      { change: 'join-story', proposal: nobody },
      'One of its articles no longer exists. Nothing was changed.',
    ],
  ] as const)
    expect(await decide({ entry, ...fields })).toEqual({ ok: false, text })
  const story = put.stories[desk.entryOf('d')].id
  expect(await decide({ entry, target: `story:${id}`, seen: story })).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['abd'])
  expect(await decide({ entry, change: 'undo', batch: put.batchId })).toMatchObject({ ok: false })
  expect(await decide({ entry, target: 'nonsense', seen: '' })).toMatchObject({ ok: false })
})

test('the form of a link names its story and puts the link into another', async ({ desk }) => {
  const id = await desk.open('ab')
  await desk.addLink('c')
  const address = `/admin/news/edit/${desk.linkOf('c')}`
  expect((await see(address)).html).toContain('This link is in no story.')
  const put = (fields: Record<string, string>) => post('/admin/stories/put', { seen: '', ...fields })
  const link = desk.linkOf('c')
  expect((await put({ link, target: `story:${id}` })).status).toBe(200)
  expect(await readDesk(db)).toEqual(['abc'])
  expect((await see(address)).html).toContain(`href="/admin/stories/${id}"`)
  expect((await put({ link: '', target: `story:${id}` })).status).toBe(409)
  expect((await put({ link, target: `link:${link}` })).status).toBe(409)
  expect((await put({ link, target: '' })).status).toBe(409)
})
