import { test as base, expect } from 'vitest'
import { adminDesk } from '../../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addWaitingEntry } from '../../../../test/support/builders.ts'
import type { FakeOutlet } from '../../../../test/support/fake-outlets.ts'
import type { Fields } from '../../../../test/support/signed-in.ts'

const { db, openOutlet, see } = await adminDesk({ empty: ['entries', 'newsLinks', 'categories', 'attempts'] })

async function openDesk() {
  const { outlet, send } = await openOutlet()
  return { outlet, submit: (fields: Fields) => send('/admin/queue/add', fields) }
}

const test = base.extend('desk', () => openDesk())

function show(outlet: FakeOutlet, path: string, head: string): string {
  outlet.answer(path, (_request, response) => response.end(`<html lang="en"><head>${head}</head><p>Words`))
  return outlet.origin + path
}

const listEntries = () => db.selectFrom('entries').selectAll().orderBy('title').execute()

test('several pasted addresses enter the queue, each with its outcome', async ({
  desk: { outlet, submit },
}) => {
  const { id: category } = await addCategory(db, { name: 'World', slug: 'world' })
  const ferry = show(
    outlet,
    '/ferry?utm_source=x',
    '<meta property="og:title" content="The ferry opens"><meta property="article:section" content="World"><meta property="og:site_name" content="Valley Courier">',
  )
  const wells = show(outlet, '/wells', '<title>The wells run dry in March</title>')
  const { status, html } = await submit({ addresses: `${ferry}\n${wells}\nnonsense\n${outlet.origin}/gone` })
  expect(status).toBe(200)
  expect(await listEntries()).toMatchObject([
    {
      title: 'The ferry opens',
      origin: 'paste',
      status: 'waiting',
      source: 'Valley Courier',
      category,
      url: `${outlet.origin}/ferry`,
      canonicalUrl: `${outlet.origin}/ferry`,
      language: 'en',
    },
    { title: 'The wells run dry in March', source: '127.0.0.1' },
  ])
  expect(html).toMatch(new RegExp(`<textarea[^>]*>\\s*nonsense\n${outlet.origin}/gone</textarea>`))
  expect(html).toContain('This is not a web address.')
  expect(html).toContain('There is nothing at this address.')
  expect(html).toContain(`/admin/news/add?url=${encodeURIComponent(`${outlet.origin}/gone`)}`)
})

test('an article that is published or waiting is not added again, and its page is not fetched', async ({
  desk: { outlet, submit },
}) => {
  const { id: category } = await addCategory(db)
  await addNewsLink(db, { category, title: 'Published before', url: `${outlet.origin}/a` })
  await addWaitingEntry(db, { title: 'Waits', url: `${outlet.origin}/b` })
  const { html } = await submit({ addresses: `${outlet.origin}/a#top\n${outlet.origin}/b` })
  expect(html).toContain('Already published: ')
  expect(html).toContain('same address: without the part after #')
  expect(html).toContain('Already in the queue: ')
  expect(outlet.hits).toHaveLength(0)
  expect(await listEntries()).toHaveLength(1)
})

test('two spellings of one address in one paste make one entry', async ({ desk: { outlet, submit } }) => {
  const head = '<link rel="canonical" href="/the-long-ferry-story"><title>The long ferry story</title>'
  const addresses = ['/1-ferry-story', '/2-ferry-story'].map(path => show(outlet, path, head)).join('\n')
  const { html } = await submit({ addresses })
  expect(await listEntries()).toMatchObject([{ url: `${outlet.origin}/the-long-ferry-story` }])
  expect(html).toContain('Already in the queue: ')
})

test('a page that may not be fetched is added under the title that the bookmarklet sent', async ({
  desk: { outlet, submit },
}) => {
  outlet.answer('/2026/01/01/wall', (_request, response) => response.writeHead(403).end())
  const title = 'Inside the grain auction'
  const { html } = await submit({ addresses: `${outlet.origin}/2026/01/01/wall`, title, via: 'bookmarklet' })
  expect(html).toContain('The server refuses access to this address.')
  const publishedAt = new Date('2026-01-01T00:00:00Z')
  expect(await listEntries()).toMatchObject([{ title, origin: 'bookmarklet', publishedAt }])
})

test('a login page does not become an entry', async ({ desk: { outlet, submit } }) => {
  show(outlet, '/login', '<title>Sign in</title><input type="password">')
  outlet.answer('/story', (_request, response) => response.writeHead(302, { location: '/login' }).end())
  const { html } = await submit({ addresses: `${outlet.origin}/story` })
  expect(html).toContain('The outlet requires a login.')
  expect(await listEntries()).toEqual([])
})

test('a paste without an address is refused', async ({ desk: { submit } }) => {
  const { status, html } = await submit({ addresses: ' \n ' })
  expect([status, html.includes('Please enter at least one address.')]).toEqual([400, true])
})

test('of more than twenty addresses the first twenty are read, and the others stay in the field', async ({
  desk: { outlet, submit },
}) => {
  for (let n = 0; n < 22; n++)
    await addWaitingEntry(db, { title: `Waits ${n}`, url: `${outlet.origin}/w${n}` })
  const addresses = Array.from({ length: 22 }, (_, n) => `${outlet.origin}/w${n}`)
  const { status, html } = await submit({ addresses: addresses.join('\n') })
  expect(status).toBe(200)
  expect(html.match(/Already in the queue: /g)).toHaveLength(20)
  expect(html).toContain('The first 20 addresses were read. 2 more are still in the field')
  expect(html).toMatch(new RegExp(`<textarea[^>]*>\\s*${addresses.slice(20).join('\n')}</textarea>`))
})

test('an address without its scheme is read, and leaves the field as it was typed', async () => {
  await addWaitingEntry(db, { title: 'Waits', url: 'https://outlet.example/story-1' })
  const { submit } = await openDesk()
  const { html } = await submit({
    addresses: 'Read www.outlet.example/story-1 today\noutlet.example/story-1',
  })
  expect(html.match(/Already in the queue: /g)).toHaveLength(2)
  expect(html).toMatch(/<textarea[^>]*><\/textarea>/)
})

test('opening the bookmarklet’s page fills the form and changes nothing', async () => {
  const shared = { url: 'https://a.example/1', title: '<b>The ferry</b>', via: 'bookmarklet' }
  const html = await see(`/admin/queue/add?${new URLSearchParams(shared)}`)
  expect(html).toMatch(/<textarea[^>]*>https:\/\/a\.example\/1<\/textarea>/)
  expect(html).toContain('&lt;b&gt;The ferry&lt;/b&gt;')
  expect(html).toContain('name="via" value="bookmarklet"')
  expect(html).not.toMatch(/href="javascript:/)
  expect(await listEntries()).toEqual([])
})
