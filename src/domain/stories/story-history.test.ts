import { expect } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { deskNow } from '../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../test/support/story-desk.ts'
import { describeStoryMove } from './describe-story-move.ts'
import { listMovesOfStory } from './story-history.ts'

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
