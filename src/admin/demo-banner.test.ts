import { expect, test } from 'vitest'
import { adminDesk } from '../../test/support/admin-desk.ts'
import { getRow } from '../../test/support/builders.ts'
import { type ChangeOrReset, createAudience, type Pace } from '../database/changes.ts'
import { loadSamples } from '../domain/samples/load-samples.ts'

const { db, now, app: demo, appWith, cookie, post } = await adminDesk({ demo: true })

const samplesGoSoon = 'the samples disappear when the first real article is published.'
const open = 'anyone can sign in'

await loadSamples(db, { now })

async function startAgain() {
  for (const table of ['stories', 'storyLinks', 'storyProposals', 'outlets', 'entries', 'newsLinks'] as const)
    await db.deleteFrom(table).execute()
  for (const table of ['categories', 'installation'] as const) await db.deleteFrom(table).execute()
  await loadSamples(db, { now })
}

async function show(path: string, app = demo) {
  return (await app.request(path, { headers: { cookie } })).text()
}

/** Adds a link as the form of /admin/news/add does. */
async function addByHand() {
  const { id } = await getRow(db, 'categories', { slug: 'world' })
  const form = { title: 'The bridge opens', url: 'https://outlet.example/bridge', source: 'The Outlet' }
  const response = await post('/admin/news/add', { ...form, category: id })
  expect(response.status).toBe(302)
}

const paths = ['/', '/about', '/admin/dashboard', '/admin/news', '/admin/site-links/add']

test.each(paths)('in demo mode %s says so, and says when the samples go', async path => {
  const html = await show(path)
  expect(html).toContain(open)
  expect(html).toContain(samplesGoSoon)
})

test('the login page of a demo says so too', async () => {
  expect(await (await demo.request('/admin/login')).text()).toContain(open)
})

test.each(paths)('outside demo mode %s does not mention it', async path => {
  expect(await show(path, appWith({ demo: false }))).not.toContain('Demo mode')
})

// The tests below replace the samples.
test('a link added by hand replaces the samples, and the banner stops announcing that', async () => {
  await addByHand()
  const left = await db.selectFrom('newsLinks').select(['title', 'isSample']).execute()
  expect(left).toEqual([{ title: 'The bridge opens', isSample: false }])
  for (const path of paths) {
    const html = await show(path)
    expect(html).toContain(open)
    expect(html).not.toContain('disappear')
  }
})

test('a cached page stops announcing it when the samples go, although it shows no news', async () => {
  const changes = createAudience<[ChangeOrReset, Pace]>()
  const app = appWith({ changes })
  await startAgain()
  expect(await show('/about', app)).toContain(samplesGoSoon)
  await addByHand()
  changes.notify('news:any', 'at-once')
  expect(await show('/about', app)).not.toContain('disappear')
  app.close()
})
