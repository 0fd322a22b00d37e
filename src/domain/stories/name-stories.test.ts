import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { addRow, setRows } from '../../../test/support/builders.ts'
import { deskNow, editor, urlOf } from '../../../test/support/desk-scene.ts'
import { openStoryOf } from '../../../test/support/join-story.ts'
import { storyDesk } from '../../../test/support/story-desk.ts'
import { isSlugOf, nameStories, storySlug } from './name-stories.ts'
import { refreshStories } from './refresh-stories.ts'
import { findStory } from './story-queries.ts'

const { db, test } = await storyDesk({ isNew: true })

const listNames = () =>
  db.selectFrom('stories').select(['slug', 'deskTitle', 'hasBeenPublic']).orderBy('slug').execute()
const listSlugs = async () => (await listNames()).map(({ slug }) => slug)
const setLink = (letter: string, values: { title?: string; publishedAt?: Date }) =>
  db.updateTable('newsLinks').set(values).where('canonicalUrl', '=', urlOf(letter)).execute()
const name = (...ids: string[]) => db.transaction().execute(tx => nameStories(tx, ids))

test('a story of two outlets is permanently named after its lead', async ({ desk }) => {
  const storyId = await desk.open('ab')
  expect(await listNames()).toEqual([{ slug: 'headline-a', deskTitle: 'Headline b', hasBeenPublic: true }])
  await desk.edit(storyId, { leadUrl: urlOf('b'), title: 'A flood' })
  expect(await listNames()).toEqual([{ slug: 'headline-a', deskTitle: 'A flood', hasBeenPublic: true }])
})

test('of two simultaneous articles the one placed last names the story, in any order', async ({ desk }) => {
  const storyId = await desk.open('ab')
  await db
    .updateTable('storyLinks')
    .set({ isTouched: false })
    .where('canonicalUrl', '=', urlOf('a'))
    .execute()
  await name(storyId)
  expect(await listNames()).toMatchObject([{ deskTitle: 'Headline b' }])
})

test('editors see the name that readers see: the newest published headline', async ({ desk }) => {
  const storyId = await desk.open('ab')
  await desk.addEntry('c')
  const findName = async () => {
    await refreshStories(db, [storyId], deskNow)
    const [story] = await listNames()
    const found = await findStory(db, 'headline-a')
    return { desk: story?.deskTitle, readers: found?.is === 'here' && found.story.title }
  }
  await setLink('b', { publishedAt: new Date(deskNow.getTime() - 2 * 3_600_000) })
  expect(await findName()).toEqual({ desk: 'Headline a', readers: 'Headline a' })
  await setLink('a', { publishedAt: new Date(deskNow.getTime() - 3 * 3_600_000) })
  expect(await findName()).toEqual({ desk: 'Headline b', readers: 'Headline b' })
})

test('the newest headline names the story only if it reports the event', async ({ desk }) => {
  const storyId = await desk.open('ab')
  await desk.addLink('c')
  await setLink('c', { title: 'Headline live updates' })
  await desk.join(storyId, 'c')
  expect(await listNames()).toMatchObject([{ deskTitle: 'Headline b' }])
})

test('a waiting entry names a story in the admin area but never its address', async ({ desk }) => {
  await desk.addEntry('a')
  await desk.addLink('b')
  await openStoryOf(db, { articles: desk.named('ab'), ...editor })
  const [story] = await listNames()
  expect(story).toMatchObject({ deskTitle: 'Headline b', hasBeenPublic: false })
  expect(story?.slug).toMatch(/^[0-9a-f-]{36}$/)
})

test('two stories with the same headline have different addresses', async ({ desk }) => {
  await desk.open('ab')
  await desk.open('cd')
  await setRows(db, 'newsLinks', { title: 'Headline a' })
  for (const letters of ['ef', 'gh']) {
    for (const letter of letters) await desk.addLink(letter)
    await setRows(db, 'newsLinks', { title: 'Headline a' })
    await desk.open(letters)
  }
  expect(await listSlugs()).toEqual(['headline-a', 'headline-a-2', 'headline-a-3', 'headline-c'])
})

test('stories of one headline that become public together have different addresses', async ({ desk }) => {
  const ids = [randomUUID(), randomUUID()]
  for (const [n, letters] of ['ab', 'cd'].entries()) {
    await desk.open(letters)
    await addRow(db, 'stories', { id: ids[n], publicOutletCount: 2 })
    const urls = [...letters].map(urlOf)
    await db.updateTable('storyLinks').set({ storyId: ids[n] }).where('canonicalUrl', 'in', urls).execute()
  }
  await setRows(db, 'newsLinks', { title: 'Headline of both' })
  await name(...ids)
  expect(await listSlugs()).toEqual(['headline-a', 'headline-c', 'headline-of-both', 'headline-of-both-2'])
})

test('any number of stories with the same long headline have different addresses', async ({ desk }) => {
  const title = `Live update ${'of the long day at the court '.repeat(4)}`
  for (const letters of ['ab', 'cd', 'ef', 'gh']) {
    for (const letter of letters) await desk.addLink(letter)
    await setRows(db, 'newsLinks', { title })
    await desk.open(letters)
  }
  const named = await listSlugs()
  expect(new Set(named).size).toBe(4)
  expect(named.filter(slug => /-[234]$/.test(slug))).toHaveLength(3)
  expect(named.every(slug => slug.length <= 80)).toBe(true)
  expect(named.join(' ')).not.toContain('--')
})

test('the first free number is found beyond a hundred taken ones', async ({ desk }) => {
  await sql`insert into stories (slug, first_at, last_at, article_count, voice_count, heat, created_at, updated_at)
    select 'headline-a' || coalesce('-' || nullif(n, 1), ''), ${deskNow}, ${deskNow}, 2, 2, 0, ${deskNow}, ${deskNow}
    from generate_series(1, 120) n`.execute(db)
  await desk.open('ab')
  expect(await listSlugs()).toContain('headline-a-121')
})

test('undo never removes an address that readers may have', async ({ desk }) => {
  const storyId = await desk.open('ab')
  await setRows(db, 'stories', { hasBeenPublic: false, slug: storyId })
  await desk.undo(await desk.edit(storyId, { isLocked: true }))
  expect(await listNames()).toMatchObject([{ slug: 'headline-a', hasBeenPublic: true }])
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

test.each([
  ['modi', 'Modi', true],
  ['modi-visits-japan-12', 'Modi visits Japan', true],
  ['budget-2026', 'Budget 2026', true],
  ['modi', 'Modi visits Japan', false],
  ['modi-visits-2', 'Modi visits Japan', false],
  [`${'word-'.repeat(14)}word-2`, 'word '.repeat(60), false],
  [`${'word-'.repeat(13)}word-2`, 'word '.repeat(60), true],
])('whether %s is the address of a story with the headline "%s": %s', (slug, title, isIts) => {
  expect(isSlugOf(slug, title)).toBe(isIts)
})
