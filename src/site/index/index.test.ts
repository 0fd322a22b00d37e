import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { testApp } from '../../../test/support/test-app.ts'

const { db } = await freshDatabase()
const app = testApp(db)

test('without categories the dense front page says so', async () => {
  expect(await (await app.request('/index')).text()).toContain('No latest headlines available.')
})

test('the dense front page shows every category by headlines and sources only', async () => {
  const world = await addCategory(db, { name: 'World', slug: 'world', orderNum: 2 })
  await addCategory(db, { name: 'Politics', slug: 'politics', orderNum: 1 })
  for (let n = 0; n < 14; n++) {
    await addNewsLink(db, { category: world.id, title: `Treaty ${n}`, imageUrl: 'https://img.example/a.jpg' })
  }
  const html = await (await app.request('/index')).text()
  expect([...html.matchAll(/<h2 id="in-(\w+)">/g)].map(([, slug]) => slug)).toEqual(['politics', 'world'])
  expect(html.match(/>Treaty \d+<\/a> <span>The Outlet<\/span>/g)).toHaveLength(14)
  expect(html).not.toContain('<img')
  expect(html).toContain('<title>All headlines - Chowk</title>')
  expect(html).toContain('<link rel="canonical" href="https://chowk.example/index"/>')
})
