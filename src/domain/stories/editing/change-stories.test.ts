import { expect } from 'vitest'
import { addRow, getRow, setRow, setRows } from '../../../../test/support/builders.ts'
import { editor, readDesk, seen, urlOf } from '../../../../test/support/desk-scene.ts'
import { openStoryOf } from '../../../../test/support/join-story.ts'
import { type StoryDesk, storyDesk } from '../../../../test/support/story-desk.ts'
import { changeManyNewsLinks } from '../../news-links/update-news-link.ts'
import { editStory, mergeStories } from './edit-story.ts'
import { moveOutOfStory } from './move-articles.ts'

const { db, test } = await storyDesk()

const listStories = () => db.selectFrom('stories').selectAll().execute()
const nowhere = '00000000-0000-7000-8000-000000000000'

type Change = {
  title: string
  /** Articles that wait in the queue; all others are published. */
  entries?: string
  opened: string[]
  /** `ids` are those of the opened stories. */
  change: (desk: StoryDesk, ids: string[]) => Promise<{ ok: boolean; batchId?: string }>
  after: Awaited<ReturnType<StoryDesk['read']>>
}

const changes: Change[] = [
  {
    title: 'an entry joins a story',
    entries: 'c',
    opened: ['ab'],
    change: (desk, [id = '']) => desk.join(id, 'c'),
    after: { stories: ['abc'], decisions: ['a+b', 'a+c'] },
  },
  {
    title: 'an article that joins another story leaves its former one permanently',
    opened: ['abc', 'xy'],
    change: (desk, [, other = '']) => desk.join(other, 'c'),
    after: { stories: ['ab', 'cxy'], decisions: ['a+b', 'a-c', 'b-c', 'c+x', 'x+y'] },
  },
  {
    title: 'a story that is left with one article is dissolved',
    entries: 'ab',
    opened: ['ab', 'xy'],
    change: (desk, [, other = '']) => desk.join(other, 'b'),
    after: { stories: ['bxy'], decisions: ['a-b', 'b+x', 'x+y'] },
  },
  {
    title: 'a story that has been public keeps its address when only one article is left',
    opened: ['ab', 'xy'],
    change: (desk, [, other = '']) => desk.join(other, 'b'),
    after: { stories: ['a', 'bxy'], decisions: ['a-b', 'b+x', 'x+y'] },
  },
  {
    title: '"not this story" takes an article out of the story',
    opened: ['abc'],
    change: (desk, [id = '']) => desk.keepApart(id, 'c'),
    after: { stories: ['ab'], decisions: ['a+b', 'a-c', 'b-c'] },
  },
  {
    title: '"not this story" keeps an article from joining',
    entries: 'd',
    opened: ['abc'],
    change: (desk, [id = '']) => desk.keepApart(id, 'd'),
    after: { stories: ['abc'], decisions: ['a+b', 'a+c', 'a-d', 'b-d', 'c-d'] },
  },
  {
    title: 'split articles become a new story and are never moved back automatically',
    opened: ['abcd'],
    change: (desk, [id = '']) => desk.move(id, 'cd', { kind: 'new-story' }),
    after: { stories: ['ab', 'cd'], decisions: ['a+b', 'a-c', 'a-d', 'b-c', 'c+d'] },
  },
  {
    title: 'an article moves to another story',
    opened: ['abc', 'xy'],
    change: (desk, [id = '', other = '']) => desk.move(id, 'c', { kind: 'story', id: other }),
    after: { stories: ['ab', 'cxy'], decisions: ['a+b', 'a-c', 'b-c', 'c+x', 'x+y'] },
  },
  {
    title: 'an article moves out of every story',
    opened: ['abc'],
    change: (desk, [id = '']) => desk.move(id, 'c'),
    after: { stories: ['ab'], decisions: ['a+b', 'a-c', 'b-c'] },
  },
  {
    title: 'a story that all articles leave is deleted',
    opened: ['ab'],
    change: (desk, [id = '']) => desk.move(id, 'ab'),
    after: { stories: [], decisions: [] },
  },
]

const readAll = async (desk: StoryDesk) => [
  await desk.read(),
  (await listStories()).map(({ id }) => id).toSorted(),
]

test.for(changes)(
  '$title, and undo reverts it',
  async ({ entries = '', opened, change, after }, { desk }) => {
    for (const letter of entries) await desk.addEntry(letter)
    const ids: string[] = []
    for (const letters of opened) ids.push(await desk.open(letters))
    const before = await readAll(desk)
    const changed = await change(desk, ids)
    expect(await desk.read()).toEqual(after)
    expect(await desk.undo(changed)).toMatchObject({ ok: true })
    expect(await readAll(desk)).toEqual(before)
  },
)

test('chosen articles become a story with its counts, and undo removes it completely', async ({ desk }) => {
  await desk.addLink('a')
  await desk.addEntry('b')
  expect(await openStoryOf(db, { articles: desk.named('a'), ...editor })).toMatchObject({ ok: false })
  const opened = await openStoryOf(db, { articles: desk.named('ab'), ...editor })
  expect(opened).toMatchObject({ ok: true, count: 2 })
  expect(await desk.read()).toEqual({ stories: ['ab'], decisions: ['a+b'] })
  expect(await listStories()).toMatchObject([{ articleCount: 2, voiceCount: 2, isEdited: true }])
  const places = await db.selectFrom('storyLinks').select('placedBy').execute()
  expect(places).toEqual([{ placedBy: 'editor' }, { placedBy: 'editor' }])
  expect(await desk.undo(opened)).toMatchObject({ ok: true })
  expect([await desk.read(), await listStories()]).toEqual([{ stories: [], decisions: [] }, []])
})

test('two successive joins can be undone in any order', async ({ desk }) => {
  const storyId = await desk.open('ab')
  for (const letter of 'cd') await desk.addEntry(letter)
  const first = await desk.join(storyId, 'c')
  await desk.join(storyId, 'd')
  expect(await desk.undo(first)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['abd'])
})

test('joining a merged story joins the story that it became part of', async ({ desk }) => {
  const [one, two, three] = [await desk.open('ab'), await desk.open('cd'), await desk.open('ef')]
  await desk.merge(one, two)
  await desk.merge(two, three)
  await desk.addEntry('x')
  expect(await desk.join(one, 'x')).toMatchObject({ ok: true, storyId: three })
})

test('deleted, decided and unknown records are refused without any change', async ({ desk }) => {
  const storyId = await desk.open('ab')
  await desk.addEntry('c')
  await setRows(db, 'entries', { status: 'rejected' })
  expect(await desk.join(storyId, 'c')).toEqual({ ok: false, reason: 'article-gone' })
  for (const bad of ['', 'nonsense', "'; drop table stories", nowhere])
    expect(await desk.join(bad, 'a')).toEqual({ ok: false, reason: 'no-target' })
  expect(await desk.join(storyId, '')).toEqual({ ok: false, reason: 'article-gone' })
  expect(await readDesk(db)).toEqual(['ab'])
})

test('a merged story leads to its target, and undo restores all', async ({ desk }) => {
  const [one, other] = [await desk.open('ab'), await desk.open('xyz')]
  const merged = await desk.merge(one, other)
  expect(merged).toMatchObject({ ok: true, storyId: other })
  expect(await readDesk(db)).toEqual(['abxyz'])
  expect(await getRow(db, 'stories', one)).toMatchObject({ mergedInto: other, slug: 'headline-a' })
  expect(await getRow(db, 'stories', other)).toMatchObject({ articleCount: 5, publicOutletCount: 5 })
  expect(await desk.undo(merged)).toMatchObject({ ok: true })
  expect(await desk.read()).toEqual({ stories: ['ab', 'xyz'], decisions: ['a+b', 'x+y', 'x+z'] })
  const restored = { mergedInto: null, articleCount: 2, slug: 'headline-a' }
  expect(await getRow(db, 'stories', one)).toMatchObject(restored)
  expect(await getRow(db, 'stories', other)).toMatchObject({ articleCount: 3 })
})

test('a merge also moves articles in the bin and rejected ones, and undo reverts it', async ({ desk }) => {
  await desk.addEntry('d')
  const [one, other] = [await desk.open('abcd'), await desk.open('xyz')]
  const ids = [desk.linkOf('c')]
  const deleted = await changeManyNewsLinks(db, { ids, change: { action: 'delete' }, ...editor })
  const setStatus = (status: 'rejected' | 'waiting') => setRow(db, 'entries', desk.entryOf('d'), { status })
  await setStatus('rejected')
  const pair = { firstUrl: urlOf('c'), secondUrl: urlOf('x') }
  await addRow(db, 'storyConstraints', { kind: 'apart', ...pair, accountName: 'Test', at: editor.now })
  const merged = await desk.merge(one, other)
  expect(await desk.undo(deleted)).toMatchObject({ ok: true })
  await setStatus('waiting')
  const together = ['a+b', 'a+c', 'a+d', 'a+x', 'b+x', 'c+x', 'd+x', 'x+y', 'x+z']
  expect(await desk.read()).toEqual({ stories: ['abcdxyz'], decisions: together })
  expect(await desk.undo(merged)).toMatchObject({ ok: true })
  const decisions = ['a+b', 'a+c', 'a+d', 'c-x', 'x+y', 'x+z']
  expect(await desk.read()).toEqual({ stories: ['abcd', 'xyz'], decisions })
})

test('of two simultaneous edits of the same stories one wins, one changes nothing', async ({ desk }) => {
  const [one, other] = [await desk.open('abcd'), await desk.open('xy')]
  const [from, into] = [await seen(db, one), await seen(db, other)]
  const split = { from, urls: [urlOf('c'), urlOf('d')], to: { kind: 'new-story' as const }, ...editor }
  const results = await Promise.all([
    mergeStories(db, { from, into, ...editor }),
    moveOutOfStory(db, split),
    mergeStories(db, { from: into, into: from, ...editor }),
  ])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  for (const result of results) if (!result.ok) expect(['changed', 'merged']).toContain(result.reason)
  expect([['abcdxy'], ['ab', 'cd', 'xy']]).toContainEqual(await readDesk(db))
})

test('a story that changed since the editor saw it is not merged, split or renamed', async ({ desk }) => {
  const [one, other] = [await desk.open('abc'), await desk.open('xy')]
  const [old, into] = [await seen(db, one), await seen(db, other)]
  await desk.edit(one, { title: 'Another' })
  const changed = { ok: false, reason: 'changed' }
  expect(await mergeStories(db, { from: old, into, ...editor })).toEqual(changed)
  expect(await editStory(db, { seen: old, patch: { isHidden: true }, ...editor })).toEqual(changed)
  const split = { from: old, urls: [urlOf('a')], to: { kind: 'alone' as const }, ...editor }
  expect(await moveOutOfStory(db, split)).toEqual(changed)
  expect(await readDesk(db)).toEqual(['abc', 'xy'])
})

test('each impossible change is refused with its own reason', async ({ desk }) => {
  const [one, other] = [await desk.open('ab'), await desk.open('xy')]
  const merge = { from: await seen(db, one), into: { id: nowhere, version: 1 }, ...editor }
  const refused = await Promise.all([
    desk.move(one, 'x'),
    desk.move(one, ''),
    desk.move(one, 'ab', { kind: 'new-story' }),
    desk.move(one, 'a', { kind: 'story', id: 'nonsense' }),
    desk.move(one, 'a', { kind: 'story', id: one }),
    desk.merge(one, one),
    mergeStories(db, merge),
    desk.edit(one, { leadUrl: urlOf('x') }),
  ])
  expect(refused.map(result => !result.ok && result.reason)).toEqual([
    'not-in-story',
    'not-in-story',
    'whole-story',
    'no-target',
    'same-story',
    'same-story',
    'no-such-story',
    'not-in-story',
  ])
  expect(await readDesk(db)).toEqual(['ab', 'xy'])
  expect(await seen(db, other)).toMatchObject({ id: other })
})

test('title, lead, hiding and locking can be set and undone', async ({ desk }) => {
  const id = await desk.open('ab')
  const patch = { title: 'तूफ़ान और बारिश', leadUrl: urlOf('b'), isHidden: true, isLocked: true }
  const edited = await desk.edit(id, patch)
  expect(await getRow(db, 'stories', id)).toMatchObject({ ...patch, deskTitle: patch.title })
  await desk.undo(edited)
  const undone = { title: null, leadUrl: null, isHidden: false, isLocked: false, deskTitle: 'Headline b' }
  expect(await getRow(db, 'stories', id)).toMatchObject(undone)
})
