import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry } from '../../../test/support/builders.ts'
import { explainQueries } from '../../../test/support/explain-queries.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { readAttention } from '../../domain/attention/read-attention.ts'

const { db, url } = await freshDatabase()
const now = new Date('2026-01-02T06:30:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const app = testApp(db)
const { cookie } = await signedInAdmin(db, { now })

async function readLines() {
  const html = await (await app.request('/admin/dashboard', { headers: { cookie } })).text()
  const lines = /id="attention"(.*?)<\/section>/s.exec(html)?.[1] ?? ''
  return [...lines.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, to = '', inner = '']) =>
      `${inner
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()} → ${to.replaceAll('&amp;', '&')}`,
  )
}

test('a fresh installation has nothing to attend to but its empty front page', async () => {
  expect(await readLines()).toEqual([
    'Waiting Nothing waits → /admin/queue',
    'Tips No tip waits → /admin/queue?origin=tip',
    'Lead The front page has no lead → /admin/front',
    'Sections Each has something new within a day → /admin/categories',
    'Failing feeds All feeds can be read → /admin/feeds?health=failing',
    'Connections switched off None was switched off → /admin/settings/connections',
    'Objections No objection to a rating is open → /admin/outlets/objections',
    'Story proposals No proposal about a story is open → /admin/stories',
    'Comes next Nothing is scheduled → /admin/queue/scheduled',
  ])
})

test('each line says how things stand and leads to where one acts', async () => {
  const world = await addCategory(db, { name: 'World', orderNum: 1 })
  const sports = await addCategory(db, { name: 'Sports', orderNum: 2 })
  const lead = await addNewsLink(db, {
    category: world.id,
    title: 'Ferry resumes',
    featured: true,
    createdAt: hoursAgo(2),
  })
  await addWaitingEntry(db, { category: world.id, firstSeenAt: hoursAgo(1) })
  await addWaitingEntry(db, { category: world.id, firstSeenAt: hoursAgo(30) })
  await addWaitingEntry(db, { category: world.id, firstSeenAt: hoursAgo(80), origin: 'tip' })
  await addWaitingEntry(db, { category: world.id, firstSeenAt: hoursAgo(2), snoozedUntil: hoursAgo(-2) })
  await db
    .updateTable('newsLinks')
    .set({ takeDownAt: hoursAgo(-3) })
    .where('id', '=', lead.id)
    .execute()
  expect(await readLines()).toEqual([
    'Waiting 3, the oldest came 3 days ago, 2 older than a day, 1 older than three days → /admin/queue?age=stale',
    'Tips 1 → /admin/queue?origin=tip',
    'Lead Ferry resumes, added 2 hours ago → /admin/front',
    `Sections Nothing new for a day: Sports (empty) → /admin/queue?category=${sports.id}`,
    'Failing feeds All feeds can be read → /admin/feeds?health=failing',
    'Connections switched off None was switched off → /admin/settings/connections',
    'Objections No objection to a rating is open → /admin/outlets/objections',
    'Story proposals No proposal about a story is open → /admin/stories',
    'Comes next Ferry resumes is taken down in 3 hours → /admin/queue/scheduled',
  ])
})

test('a planned pin is among what comes next, until it begins', async () => {
  const { id } = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  const plan = (beginsAt: Date) =>
    db
      .insertInto('pins')
      .values({
        ...{
          place: 'next-lead',
          isNext: true,
          section: '',
          newsLinkId: id,
          title: 'Ferry resumes',
        },
        ...{ beginsAt, pinnedAt: now, pinnedBy: 'Asha Devi' },
      })
      .execute()
  await plan(hoursAgo(-2))
  expect((await readLines()).at(-1)).toBe(
    'Comes next Ferry resumes is pinned in 2 hours → /admin/queue/scheduled',
  )
  const list = await (await app.request('/admin/queue/scheduled', { headers: { cookie } })).text()
  expect(list).toContain('Lead, planned')
  await db
    .updateTable('pins')
    .set({ beginsAt: hoursAgo(1) })
    .execute()
  expect((await readLines()).at(-1)).toContain('is taken down in 3 hours')
  await db.deleteFrom('pins').execute()
})

test('the newest of each section is read from its index', async () => {
  const steps = (await explainQueries(url, connection => readAttention(connection, now))).flat()
  expect(steps.flatMap(step => step.index ?? [])).toContain('news_links_newest_in_category')
})
