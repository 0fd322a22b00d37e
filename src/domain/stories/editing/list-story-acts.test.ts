import { expect } from 'vitest'
import { editor } from '../../../../test/support/desk-scene.ts'
import { openStoryOf } from '../../../../test/support/join-story.ts'
import { type StoryDesk, storyDesk } from '../../../../test/support/story-desk.ts'
import { listStoryActs, type StoryAct } from '../story-history.ts'

const { db, test } = await storyDesk()

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
