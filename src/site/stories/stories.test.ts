import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addNewsLink } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { testApp } from '../../../test/support/test-app.ts'

const { db, app } = await publicSite({ empty: ['storyLinks', 'stories', 'newsLinks'] })

async function addStoryOf(outlets: number) {
  const links = []
  for (let n = 0; n < outlets; n++) {
    const source = `Outlet ${n}`
    links.push(
      await addNewsLink(db, {
        source,
        url: `https://outlet-${n}.example/${outlets}`,
        publishedAt: new Date('2026-01-02T06:00:00Z'),
      }),
    )
  }
  await addStory(db, { links, slug: `of-${outlets}`, title: `Covered by ${outlets}` })
}

async function read(): Promise<string> {
  const response = await app.request('/stories')
  expect(response.status).toBe(200)
  return (await response.text()).split('<main')[1] ?? ''
}

test('a day with big and small stories has both lists', async () => {
  await addStoryOf(2)
  await addStoryOf(4)
  const html = await read()
  expect(html).toMatch(/Big now.*Covered by 4.*Began today.*Covered by 2/s)
  expect(html).not.toContain('class="empty"')
})

test('on a quiet day no empty list stands above the stories', async () => {
  await addStoryOf(2)
  const html = await read()
  expect(html).not.toContain('Big now')
  expect(html).toMatch(/Began today.*Covered by 2/s)
})

test('a page without stories says so once', async () => {
  const html = await read()
  expect(html.match(/class="empty"[^<]*/g)).toEqual([
    'class="empty">No event is covered by many outlets right now.',
  ])
})

test('a day of big stories alone says that no other story began', async () => {
  await addStoryOf(4)
  expect(await read()).toContain('No other story began today.')
})

test('after midnight the page lists the stories of the new day', async () => {
  await addStoryOf(2)
  let today = new Date('2026-01-02T18:29:59.990Z')
  const changing = testApp(db, { now: () => today, changes: { subscribe: () => () => undefined } })
  const see = async () => (await (await changing.request('/stories')).text()).split('id="of-day"')[1] ?? ''
  expect(await see()).toContain('Covered by 2')
  today = new Date('2026-01-02T18:30:00Z')
  await expect.poll(see, { timeout: 20_000 }).not.toContain('Covered by 2')
})
