import { expect } from 'vitest'
import { deskNow, editor, seen } from '../../../../test/support/desk-scene.ts'
import { openStoryOf } from '../../../../test/support/join-story.ts'
import { type StoryDesk, storyDesk } from '../../../../test/support/story-desk.ts'
import { listLooseArticles } from '../story-list-queries.ts'
import { addToStory, type PutTarget, putIntoStory } from './named-articles.ts'

const { db, test } = await storyDesk()

const put = (desk: StoryDesk, letters: string, to: PutTarget, seenStoryIds: string[] = []) =>
  putIntoStory(db, { articles: desk.named(letters), to, seenStoryIds, ...editor })
const beside = (desk: StoryDesk, letter: string): PutTarget => ({
  kind: 'article',
  article: desk.named(letter),
})
const add = async (desk: StoryDesk, id: string, letters: string) =>
  addToStory(db, { into: await seen(db, id), articles: desk.named(letters), ...editor })

const puts: {
  title: string
  opened: string[]
  change: (desk: StoryDesk, ids: string[]) => Promise<{ ok: boolean; batchId?: string }>
  after: Awaited<ReturnType<StoryDesk['read']>>
}[] = [
  {
    title: 'a waiting entry and a link without a story become one',
    opened: [],
    change: desk => put(desk, 'e', beside(desk, 'l')),
    after: { stories: ['el'], decisions: ['e+l'] },
  },
  {
    title: 'an entry goes into the story that the other article is in',
    opened: ['ab'],
    change: desk => put(desk, 'e', beside(desk, 'a')),
    after: { stories: ['abe'], decisions: ['a+b', 'a+e'] },
  },
  {
    title: 'a loose article comes into the story of the chosen one',
    opened: ['ab'],
    change: (desk, ids) => put(desk, 'a', beside(desk, 'l'), ids),
    after: { stories: ['abl'], decisions: ['a+b', 'a+l'] },
  },
  {
    title: 'articles that were kept apart come together',
    opened: ['ab'],
    change: async (desk, [id = '']) => {
      await desk.keepApart(id, 'e')
      return put(desk, 'e', { kind: 'story', id })
    },
    after: { stories: ['abe'], decisions: ['a+b', 'a+e'] },
  },
  {
    title: 'a story’s page adds an entry and a link',
    opened: ['ab'],
    change: (desk, [id = '']) => add(desk, id, 'el'),
    after: { stories: ['abel'], decisions: ['a+b', 'a+e', 'a+l'] },
  },
]

test.for(puts)('$title, and undo reverts it', async ({ opened, change, after }, { desk }) => {
  const ids: string[] = []
  for (const letters of opened) ids.push(await desk.open(letters))
  await desk.addEntry('e')
  await desk.addLink('l')
  const before = await desk.read()
  const changed = await change(desk, ids)
  expect(await desk.read()).toEqual(after)
  expect(await desk.undo(changed)).toMatchObject({ ok: true })
  expect((await desk.read()).stories).toEqual(before.stories)
})

test('what is gone, or what another editor has put elsewhere, is not moved', async ({ desk }) => {
  const [id, other] = [await desk.open('ab'), await desk.open('xy')]
  await desk.addEntry('e')
  expect(await put(desk, 'e', beside(desk, 'e'))).toEqual({ ok: false, reason: 'no-target' })
  expect(await put(desk, 'e', beside(desk, 'z'))).toEqual({ ok: false, reason: 'no-target' })
  expect(await put(desk, 'z', { kind: 'story', id })).toEqual({ ok: false, reason: 'article-gone' })
  expect(await put(desk, 'e', { kind: 'new-story' })).toEqual({ ok: false, reason: 'article-gone' })
  const stale = await seen(db, id)
  expect(await add(desk, id, 'z')).toEqual({ ok: false, reason: 'article-gone' })
  expect(await add(desk, id, 'e')).toMatchObject({ ok: true })
  expect(await add(desk, other, 'e')).toEqual({ ok: false, reason: 'moved' })
  expect(await put(desk, 'e', { kind: 'story', id: other })).toEqual({ ok: false, reason: 'moved' })
  expect(await addToStory(db, { into: stale, articles: desk.named('x'), ...editor })).toEqual({
    ok: false,
    reason: 'changed',
  })
  expect(await put(desk, 'e', { kind: 'story', id: other }, [id])).toMatchObject({ ok: true })
  expect((await desk.read()).stories).toEqual(['ab', 'exy'])
})

test.for<[string, (desk: StoryDesk, id: string) => Promise<{ ok: boolean; batchId?: string }>]>([
  ['joined', (desk, id) => desk.join(id, 'd')],
  ['was accepted for', async desk => desk.accept(await desk.propose('ad'))],
])('an opened story is not undone before the article that %s it since', async ([, add], { desk }) => {
  for (const letter of 'abd') await desk.addLink(letter)
  const opened = await openStoryOf(db, { articles: desk.named('ab'), ...editor })
  if (!opened.ok) throw new Error(opened.reason)
  const added = await add(desk, opened.storyId)
  const before = await desk.read()
  expect(await desk.undo(opened)).toEqual({ ok: false, reason: 'against-stories' })
  expect(await desk.read()).toEqual(before)
  for (const batch of [added, opened]) expect(await desk.undo(batch)).toMatchObject({ ok: true })
  expect(await desk.read()).toEqual({ stories: [], decisions: [] })
})

test('articles that the matching added to a story are matched anew when the story is undone', async ({
  desk,
}) => {
  for (const letter of 'abd') await desk.addLink(letter)
  await desk.enroll('d')
  const opened = await openStoryOf(db, { articles: desk.named('ab'), ...editor })
  if (!opened.ok) throw new Error(opened.reason)
  const { storyId } = opened
  const matched = db.updateTable('storyLinks').set({ storyId, isTouched: false, status: 'placed' })
  await matched.where('newsLinkId', '=', desk.linkOf('d')).execute()
  expect(await desk.undo(opened)).toMatchObject({ ok: true })
  const place = db.selectFrom('storyLinks').select(['storyId', 'isTouched'])
  expect(await place.where('newsLinkId', '=', desk.linkOf('d')).execute()).toEqual([
    { storyId: null, isTouched: true },
  ])
})

test('loose articles are found by words of their headline, links before entries', async ({ desk }) => {
  await desk.open('ab')
  await desk.addEntry('e')
  await desk.addLink('l')
  await desk.enroll('l')
  const find = async (...words: string[]) =>
    (await listLooseArticles(db, { words, now: deskNow, limit: 5 })).map(({ kind, title }) => [kind, title])
  expect((await find('headline')).toSorted()).toEqual([
    ['entry', 'Headline e'],
    ['link', 'Headline l'],
  ])
  expect(await find('headline', 'l')).toContainEqual(['link', 'Headline l'])
  expect(await find('flood')).toEqual([])
  await put(desk, 'e', beside(desk, 'l'))
  expect(await find('headline')).toEqual([])
  const stories = await db.selectFrom('stories').selectAll().where('articleCount', '=', 2).execute()
  expect(stories).toMatchObject([{ isEdited: true }, { isEdited: true }])
})
