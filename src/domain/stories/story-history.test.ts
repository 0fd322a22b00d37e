import { expect } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { deskNow, editor } from '../../../test/support/desk-scene.ts'
import { openStoryOf } from '../../../test/support/join-story.ts'
import { type StoryDesk, storyDesk } from '../../../test/support/story-desk.ts'
import { describeStoryMove } from './describe-story-move.ts'
import { listMovesOfStory, listProposalAnswers, listStoryActs, type StoryAct } from './story-history.ts'

const { db, test } = await storyDesk({ isNew: true })

const historyOf = async (storyId: string) =>
  (await listMovesOfStory(db, storyId, 9)).map(move => `${move.title}: ${describeStoryMove(move, 'en')}`)

test('the history of a merge calls each story by its title before the merge', async ({ desk }) => {
  const into = await desk.open('ab')
  const from = await desk.open('xy')
  await desk.edit(into, { title: 'Floods' })
  await desk.merge(from, into)
  await setRows(db, 'revisions', { at: new Date(deskNow.getTime() - 1000) })
  await desk.edit(into, { title: 'Storms' })
  expect((await historyOf(into)).slice(0, 2)).toEqual([
    'Headline y: moved it from the story “Headline y” to “Floods”',
    'Headline x: moved it from the story “Headline y” to “Floods”',
  ])
})

test('the history still names a story that was deleted', async ({ desk }) => {
  const storyId = await desk.open('ab')
  await desk.addEntry('c')
  await desk.join(storyId, 'c')
  await setRows(db, 'stories', { hasBeenPublic: false })
  await desk.move(storyId, 'ab')
  expect(await historyOf(storyId)).toContain('Headline a: took it out of the story “Headline c”')
})

test('a move between two stories of one title does not repeat it', () => {
  const [from, to] = ['1', '2'].map(id => ({ id, title: 'Floods' }))
  expect(describeStoryMove({ from: from ?? null, to: to ?? null }, 'en')).toBe(
    'moved it from one story “Floods” to another of the same title',
  )
})

type Case = {
  act: StoryAct
  opened: string[]
  change: (desk: StoryDesk, ids: string[]) => Promise<{ ok: boolean; batchId?: string }>
}

// Without a title of its own a story is called after any of its articles.
const named: string = expect.stringMatching(/^Headline [abcd]$/)

test.for<Case>([
  {
    act: { verb: 'merged', from: 'Story 1', to: 'Story 2' },
    opened: ['ab', 'xy'],
    change: (desk, [from = '', into = '']) => desk.merge(from, into),
  },
  {
    act: { verb: 'split', from: 'Story 1', to: named },
    opened: ['abcd'],
    change: (desk, [id = '']) => desk.move(id, 'cd', { kind: 'new-story' }),
  },
  {
    act: { verb: 'joined', from: '', to: named },
    opened: [],
    change: async desk => {
      for (const letter of 'ab') await desk.addLink(letter)
      return openStoryOf(db, { articles: desk.named('ab'), ...editor })
    },
  },
  {
    act: { verb: 'moved', from: 'Story 1', to: 'Story 2' },
    opened: ['abc', 'xy'],
    change: (desk, [from = '', id = '']) => desk.move(from, 'c', { kind: 'story', id }),
  },
  {
    act: { verb: 'put', from: '', to: 'Story 1' },
    opened: ['ab'],
    change: async (desk, [id = '']) => {
      await desk.addLink('c')
      return desk.join(id, 'c')
    },
  },
  {
    act: { verb: 'took', from: 'Story 1', to: '' },
    opened: ['abc'],
    change: (desk, [id = '']) => desk.move(id, 'c'),
  },
])(
  'a batch that $act.verb articles is read as that, with the titles of its stories',
  async (one, { desk }) => {
    const ids: string[] = []
    for (const letters of one.opened) {
      const id = await desk.open(letters)
      ids.push(id)
      await desk.edit(id, { title: `Story ${ids.length}` })
    }
    const { batchId = '' } = await one.change(desk, ids)
    expect(await listStoryActs(db, [batchId])).toEqual(new Map([[batchId, one.act]]))
  },
)

test('a rejected proposal is read with the headlines of both articles', async ({ desk }) => {
  await desk.addLink('a')
  await desk.addEntry('b')
  const rejected = await desk.reject(await desk.propose('ab'))
  const batchId = rejected.ok ? rejected.batchId : ''
  expect(await listProposalAnswers(db, [batchId])).toEqual(
    new Map([[batchId, { answer: 'apart', first: 'Headline a', second: 'Headline b' }]]),
  )
})
