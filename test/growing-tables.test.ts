import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { measureSite } from '../src/domain/figures/measure-site.ts'
import { findArticleOfImage, listDueImages } from '../src/domain/images/image-queries.ts'
import { finishLetters } from '../src/domain/newsletter/letters.ts'
import { mergeOutlets } from '../src/domain/outlets/merge-outlets.ts'
import { listDue } from '../src/domain/schedule/carry-out-due.ts'
import { listProposalAnswers } from '../src/domain/stories/story-history.ts'
import { gatherNotices } from '../src/ingest/notify/gather-notices.ts'
import { keepRunningJobs, schedule } from '../src/process/run-jobs.ts'
import { editorPages } from './support/admin-pages.ts'
import { authorizedEditor } from './support/authorized.ts'
import { cloneDatabase } from './support/clone-database.ts'
import { closedOutside } from './support/closed-outside.ts'
import type { Query } from './support/explain-queries.ts'
import { fillAdminPages } from './support/fill-admin-pages.ts'
import { fillGrowingTables } from './support/fill-growing-tables.ts'
import { findWholeScans } from './support/find-whole-scans.ts'
import { importScene } from './support/import-scene.ts'
import { addOneOfEverything } from './support/one-of-everything.ts'
import { openAndPostAll } from './support/open-and-post-all.ts'
import { article, setPollScene, start } from './support/poll-scene.ts'
import { recordedDatabase } from './support/record-statements.ts'
import { listSiteAddresses } from './support/site-addresses.ts'
import { storyScene } from './support/story-scene.ts'
import { until } from './support/until.ts'

// A statement that reads a growing table whole is quick in every other test and takes seconds in an installation of years. So
// the statements of all pages, forms and jobs are explained in a database where these tables are larger.

const now = new Date('2026-01-02T06:30:00Z')
const [site, desk, worker] = [await recordedDatabase(), await recordedDatabase(), await recordedDatabase()]
const { openOutlet, addFeed, poll } = await setPollScene(worker.db)
const { url, drop } = await cloneDatabase()
afterAll(drop)

/** A part of each statement that may read a table whole, and why it may. */
const allowed: [part: string, reason: string][] = [
  ['declare exported', 'an export is the whole table'],
  [
    '(select count(*)::integer as "count" from "news_links")',
    'the dashboard’s exact count, from an index alone',
  ],
  ['count(news_links.id)', 'the same by category'],
  ['exists (select from news_links where not is_sample)', 'ends at the first link or revision'],
  ["entry.status <> 'unreadable' and entry.origin in", 'ends at the newest, of which nearly all fit'],
  ['entry.decided_at is not null and entry.status', 'likewise: decided entries were published or rejected'],
  ['article_count > 1', 'stories by heat, which changes with every article: 0.08 s for 320,000 stories'],
  ['search_fold(desk_title)', 'an editor’s search for stories: 0.9 s for 320,000'],
  ["keys <> '{}' order by published_at desc", 'once, when a worker starts'],
  ["update story_links place set status = 'due'", 'every ten minutes: 0.1 s for 320,000 places'],
]

test('no statement of a page, a form or a job reads a growing table whole', async () => {
  const queries = [...(await visitSite()), ...(await visitDesk()), ...(await runWorker())]
  await fillGrowingTables(url, now)
  const found = await findWholeScans(url, queries)
  expect(found.filter(scan => !allowed.some(([part]) => scan.includes(part)))).toEqual([])
  const unused = allowed.filter(([part]) => !found.some(scan => scan.includes(part)))
  expect(unused).toEqual([])
})

/** Every address and form of the site. */
async function visitSite(): Promise<Query[]> {
  const { db, queries } = site
  const records = await addOneOfEverything(db, now)
  const before = queries.length
  await openAndPostAll(db, {
    now,
    listAddresses: app => {
      const patterns = app.listRoutes().map(({ pattern }) => pattern)
      return listSiteAddresses(patterns, records).flatMap(({ address }) => address ?? [])
    },
  })
  return queries.slice(before)
}

/** The pages and forms of editors with all that they can show. */
async function visitDesk(): Promise<Query[]> {
  const { db, queries } = desk
  const scene = await fillAdminPages(db, now)
  const outlets = await db.selectFrom('outlets').select('id').limit(2).execute()
  const before = queries.length
  await openAndPostAll(db, { now, listAddresses: () => editorPages(scene) })
  const [fromId = '', intoId = ''] = outlets.map(({ id }) => id)
  await mergeOutlets(db, { fromId, intoId, by: await authorizedEditor(db), now })
  await listProposalAnswers(db, [scene.story])
  return queries.slice(before)
}

/** What worker and web do by themselves. */
async function runWorker(): Promise<Query[]> {
  const { db, queries } = worker
  const outlet = await openOutlet()
  const feed = await addFeed(outlet.showFeed('/feed', [article(1), article(2)]), { publishing: 'wait' })
  const stories = await storyScene(db)
  const imports = importScene(db, { by: await authorizedEditor(db), now: start })
  await stories.addLink('Floods close the bridge at Kollam')
  await stories.addLink('Bridge at Kollam closed by floods')
  const before = queries.length
  await poll(feed)
  await poll(feed, 1)
  await stories.match()
  await stories.pass()
  await imports.write(
    await imports.check('title,url,source,category\nA,https://outlet.example/a,Daily,politics\n'),
  )
  await listDueImages(db, { now: start, limit: 10 })
  await findArticleOfImage(db, 'https://outlet.example/a.jpg')
  await listDue(db, start)
  await gatherNotices(db, { origin: 'https://chowk.example', now: start })
  await finishLetters(db, start)
  await measureSite(db, start)
  await runJobs()
  return queries.slice(before)
}

async function runJobs(): Promise<void> {
  const { db } = worker
  const stopping = new AbortController()
  const deps = { db, now: () => start, log: pino({ level: 'silent' }) }
  const jobs = keepRunningJobs({
    ...deps,
    signal: stopping.signal,
    tips: { ...deps, outside: closedOutside },
  })
  await until('all jobs have run', async () => {
    const { rows } = await sql`select from scheduled_jobs where claimed_until is null`.execute(db)
    return rows.length === schedule.length
  })
  stopping.abort()
  await jobs
}
