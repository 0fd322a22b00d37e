import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { addCorrection } from '../../domain/corrections/write-correction.ts'

const { db, read } = await publicSite()

test('without categories the dense front page says so', async () => {
  expect(await read('/index')).toContain('No latest headlines available.')
})

test('the dense front page shows every category that has articles by headlines and sources only', async () => {
  const world = await addCategory(db, { name: 'World', slug: 'world', orderNum: 2 })
  await addCategory(db, { name: 'Politics', slug: 'politics', orderNum: 1 })
  for (let n = 0; n < 14; n++) {
    await addNewsLink(db, { category: world.id, title: `Treaty ${n}`, imageUrl: 'https://img.example/a.jpg' })
  }
  const html = await read('/index')
  expect([...html.matchAll(/<h2 id="in-(\w+)">/g)].map(([, slug]) => slug)).toEqual(['world'])
  expect(html.match(/>Treaty \d+<\/a> <span>The Outlet<\/span>/g)).toHaveLength(14)
  expect(html).not.toContain('<img')
  expect(html).toContain('<title>All headlines - Chowk</title>')
  expect(html).toContain('<link rel="canonical" href="https://chowk.example/index"/>')
})

test('a corrected headline of a story has a space between its number of outlets and its mark', async () => {
  const links = []
  for (const n of [1, 2])
    links.push(await addNewsLink(db, { title: `Verdict ${n}`, url: `https://court-${n}.example/` }))
  await addStory(db, { links })
  const by = await authorizedEditor(db)
  const input = { text: 'Eleven petitioners, not seven.' }
  for (const { id } of links)
    await addCorrection(db, { of: { kind: 'link', id }, input, by, now: new Date() })
  const html = await (await testApp(db).request('/index')).text()
  expect(html).toMatch(/2 outlets<\/a> <span>The Outlet<\/span> <a class="corrected"/)
})
