import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { addRow, setRows } from '../../../test/support/builders.ts'
import { clearDesk, deskNow, deskScene, editor, seen, urlOf } from '../../../test/support/desk-scene.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { openStoryOf } from '../../../test/support/join-story.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { editStory } from './editing/edit-story.ts'
import { nameStories, storySlug } from './name-stories.ts'
import { recountSome } from './recount-some.ts'
import { findStory } from './story-queries.ts'

const { db } = await freshDatabase({ isNew: true })
beforeEach(() => clearDesk(db))

const slugs = async () => {
  const rows = await db
    .selectFrom('stories')
    .select(['slug', 'deskTitle', 'hasBeenPublic'])
    .orderBy('slug')
    .execute()
  return rows
}

test('a story of two outlets is permanently named after its lead', async () => {
  const desk = await deskScene(db)
  const storyId = await desk.open('ab')
  expect(await slugs()).toEqual([{ slug: 'headline-a', deskTitle: 'Headline b', hasBeenPublic: true }])
  await editStory(db, {
    seen: await seen(db, storyId),
    patch: { leadUrl: urlOf('b'), title: 'A flood' },
    ...editor,
  })
  expect(await slugs()).toEqual([{ slug: 'headline-a', deskTitle: 'A flood', hasBeenPublic: true }])
})

test('of two simultaneous articles the one placed last names the story, whatever the row order', async () => {
  const desk = await deskScene(db)
  const storyId = await desk.open('ab')
  await db
    .updateTable('storyLinks')
    .set({ isTouched: false })
    .where('canonicalUrl', '=', urlOf('a'))
    .execute()
  await db.transaction().execute(tx => nameStories(tx, [storyId]))
  expect(await slugs()).toMatchObject([{ deskTitle: 'Headline b' }])
})

test('editors see the name that readers see: the headline of the newest published article', async () => {
  const desk = await deskScene(db)
  const storyId = await desk.open('ab')
  await desk.addEntry('c')
  await db
    .updateTable('storyLinks')
    .set({ publishedAt: new Date(deskNow.getTime() + 60_000) })
    .where('canonicalUrl', '=', urlOf('a'))
    .execute()
  const findName = async () => {
    await db.transaction().execute(tx => nameStories(tx, [storyId]))
    const [story] = await slugs()
    const found = await findStory(db, 'headline-a')
    return { desk: story?.deskTitle, readers: found?.is === 'here' && found.story.title }
  }
  expect(await findName()).toEqual({ desk: 'Headline a', readers: 'Headline a' })
  await db
    .updateTable('storyLinks')
    .set({ publishedAt: new Date(deskNow.getTime() + 120_000) })
    .where('canonicalUrl', '=', urlOf('b'))
    .execute()
  expect(await findName()).toEqual({ desk: 'Headline b', readers: 'Headline b' })
})

test('a waiting entry names a story in the admin area but never its address', async () => {
  const desk = await deskScene(db)
  await desk.addEntry('a')
  await desk.addLink('b')
  await openStoryOf(db, { articles: desk.named('ab'), ...editor })
  const [story] = await slugs()
  expect(story).toMatchObject({ deskTitle: 'Headline b', hasBeenPublic: false })
  expect(story?.slug).toMatch(/^[0-9a-f-]{36}$/)
})

test('two stories with the same headline have different addresses', async () => {
  const desk = await deskScene(db)
  await desk.open('ab')
  await desk.open('cd')
  await setRows(db, 'newsLinks', { title: 'Headline a' })
  for (const letters of ['ef', 'gh']) {
    for (const letter of letters) await desk.addLink(letter)
    await setRows(db, 'newsLinks', { title: 'Headline a' })
    await desk.open(letters)
  }
  expect((await slugs()).map(({ slug }) => slug)).toEqual([
    'headline-a',
    'headline-a-2',
    'headline-a-3',
    'headline-c',
  ])
})

test('stories with the same headline that become public together have different addresses', async () => {
  const desk = await deskScene(db)
  const ids = [randomUUID(), randomUUID()]
  for (const [n, letters] of ['ab', 'cd'].entries()) {
    await desk.open(letters)
    await addRow(db, 'stories', { id: ids[n], publicOutletCount: 2 })
    const urls = [...letters].map(urlOf)
    await db.updateTable('storyLinks').set({ storyId: ids[n] }).where('canonicalUrl', 'in', urls).execute()
  }
  await setRows(db, 'newsLinks', { title: 'Headline of both' })
  await db.transaction().execute(tx => nameStories(tx, ids))
  expect((await slugs()).map(({ slug }) => slug)).toEqual([
    'headline-a',
    'headline-c',
    'headline-of-both',
    'headline-of-both-2',
  ])
})

test('any number of stories with the same long headline have different addresses', async () => {
  const desk = await deskScene(db)
  const title = `Live updates ${'of the long day at the court '.repeat(4)}`
  for (const letters of ['ab', 'cd', 'ef', 'gh']) {
    for (const letter of letters) await desk.addLink(letter)
    await setRows(db, 'newsLinks', { title })
    await desk.open(letters)
  }
  const named = (await slugs()).map(({ slug }) => slug)
  expect(new Set(named).size).toBe(4)
  expect(named.filter(slug => /-[234]$/.test(slug))).toHaveLength(3)
  expect(named.every(slug => slug.length <= 80)).toBe(true)
})

test('undo never removes an address that readers may have', async () => {
  const desk = await deskScene(db)
  const storyId = await desk.open('ab')
  await setRows(db, 'stories', { hasBeenPublic: false, slug: storyId })
  const hidden = await editStory(db, { seen: await seen(db, storyId), patch: { isLocked: true }, ...editor })
  await undoBatch(db, { batchId: hidden.ok ? hidden.batchId : '', ...editor })
  while ((await recountSome(db, editor.now)) > 0);
  expect(await slugs()).toMatchObject([{ slug: 'headline-a', hasBeenPublic: true }])
})

test('addresses are whole words of at most 80 Latin letters, in every script', () => {
  expect(storySlug('Kolkata: rain stops play')).toBe('kolkata-rain-stops-play')
  expect(storySlug('कोलकाता में भारी बारिश')).toMatch(/^kolkata-/)
  expect(storySlug('— !')).toBe('story')
  const long = storySlug('word '.repeat(60))
  expect(long.length).toBeLessThanOrEqual(80)
  expect(long).toMatch(/^(word-)+word$/)
  expect(storySlug('x'.repeat(500)).length).toBeLessThanOrEqual(80)
})
