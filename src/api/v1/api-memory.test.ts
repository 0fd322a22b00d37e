import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { keepingApp } from '../../../test/support/test-app.ts'
import type { Change } from '../../database/changes.ts'

const { db } = await freshDatabase()
const { app, announce } = keepingApp(db)
const politics = await addCategory(db, { slug: 'politics' })
const world = await addCategory(db, { slug: 'world' })
const links = [
  await addNewsLink(db, { category: politics.id, url: 'https://a.example/1' }),
  await addNewsLink(db, { category: politics.id, url: 'https://b.example/1' }),
]
const story = await addStory(db, { slug: 'flood', links })
const paths = [
  '/links',
  '/links?category=politics',
  '/links?category=world',
  `/links/${links[0]?.id}`,
  '/stories',
  '/stories/flood',
  '/categories',
  '/outlets',
  '/corrections',
  '/openapi.json',
]
const kept = () => paths.filter(path => app.findReady(`/api/v1${path}`) !== null)

test.each<[Change, string[]]>([
  [
    `news:${politics.id}`,
    ['/links?category=world', '/stories', '/stories/flood', '/categories', '/corrections', '/openapi.json'],
  ],
  [`news:${world.id}`, paths.filter(path => !['/links', '/links?category=world', '/outlets'].includes(path))],
  [`story:${story.id}`, paths.filter(path => !path.startsWith('/stories'))],
  ['outlets', paths.filter(path => !/^\/(links|outlets|stories\/flood)/.test(path))],
  // They may hide all pictures.
  ['settings', paths.filter(path => !path.startsWith('/links'))],
  ['corrections', paths.filter(path => !['/corrections', '/stories/flood'].includes(path))],
  ['categories', paths.filter(path => !/^\/(links|categories)/.test(path))],
])('%s drops exactly the responses that show it', async (change, left) => {
  for (const path of paths) expect((await app.request(`/api/v1${path}`)).status, path).toBe(200)
  expect(kept()).toEqual(paths)
  announce(change)
  await expect.poll(kept).toEqual(left)
})

test('searches, filters by time and refusals are not cached', async () => {
  const time = '2026-01-01T00:00:00Z'
  for (const path of [
    '/links?q=rain',
    `/links?from=${time}`,
    `/links?to=${time}`,
    '/links/7',
    '/links?category=x',
  ]) {
    await app.request(`/api/v1${path}`)
    expect(app.findReady(`/api/v1${path}`), path).toBeNull()
  }
})
