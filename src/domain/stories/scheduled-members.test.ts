import { expect } from 'vitest'
import { deskNow, readDesk, urlOf } from '../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../test/support/story-desk.ts'
import { recountSome } from './recount-some.ts'

const { db, test } = await storyDesk()

const setStatus = async (letter: string, status: 'scheduled' | 'waiting' | 'rejected') => {
  const publishAt = status === 'scheduled' ? deskNow : null
  const values = { status, publishAt, scheduledLink: publishAt && {} }
  await db.updateTable('entries').set(values).where('canonicalUrl', '=', urlOf(letter)).execute()
  await recountSome(db, deskNow)
}

test('a scheduled article moves with its story, and keeps the one that an editor split', async ({ desk }) => {
  for (const letter of 'abc') await desk.addEntry(letter)
  const id = await desk.open('abc')
  const target = await desk.open('xy')
  await setStatus('c', 'scheduled')
  expect(await desk.move(id, 'a')).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['b', 'xy'])
  expect(await desk.merge(id, target)).toMatchObject({ ok: true })
  await setStatus('c', 'waiting')
  expect(await readDesk(db)).toEqual(['bcxy'])
})
