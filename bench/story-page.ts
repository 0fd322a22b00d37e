// node bench/story-page.ts [REQUESTS]
// Uncached requests for a story with 60 links, one with 2,000, `/stories` and the front page: queries, rendering and
// brotli, among 2,000 stories, with the round trip of an empty query in the same run.
import { sql } from 'kysely'
import { openBenchDatabase } from './bench-database.ts'
import { databaseCpuMs } from './database-cpu.ts'
import { describeTimes } from './describe-times.ts'
import { addFrontPage } from './front-page.ts'
import { openUncachedApp } from './uncached-app.ts'

const [requests = '300'] = process.argv.slice(2)
const database = await openBenchDatabase('story-page')
await addFrontPage(database.url)
const { app, db } = openUncachedApp(database.url)
await addOutlets()
await addStory('of-60', 60)
await addStory('of-2000', 2_000)
for (let n = 0; n < 2_000; n++) await addStory(`story-${n}`, 4)
await sql`analyze`.execute(db)
await measure('round trip', async () => {
  await sql`select 1`.execute(db)
  return 0
})
for (const path of ['/', '/category/politics', '/stories', '/story/of-60', '/story/of-2000'])
  await measure(path, () => request(path))
await db.destroy()
await database.drop()

async function addOutlets(): Promise<void> {
  await sql`
    insert into outlets (name, home_url, lean, lean_source, lean_rated_on, lean_note)
    select 'Outlet ' || n, 'https://outlet-' || n || '.example',
      (array['left', 'lean-left', 'centre', 'lean-right', 'right'])[1 + n % 5], 'bench', current_date, 'bench'
    from generate_series(0, 39) n`.execute(db)
}

/** The first category's links from two days, from forty outlets in turn. */
async function addStory(slug: string, count: number): Promise<void> {
  await sql`
    with story as (
      insert into stories (slug, public_link_count, public_outlet_count, public_voice_count, public_heat, public_first_at, public_last_at)
      values (${slug}, ${count}, least(${count}, 40), least(${count}, 40), random(), now() - interval '2 days', now())
      returning id
    ), links as (
      insert into news_links (category, title, source, outlet_id, url, canonical_url, description, created_at, published_at)
      select (select id from categories order by order_num limit 1),
        'Court asks the minister why the bridge of ' || ${slug} || ' fell after the rain ' || n, outlet.name, outlet.id,
        address, address, repeat('The river rose through the night. ', 5), at, at
      from generate_series(1, ${count}) n
        cross join lateral (select 'https://outlet-' || n % 40 || '.example/' || ${slug} || '/bridge-fell-after-rain-' || n as address) a
        cross join lateral (select now() - interval '1 second' * (n * 172800 / ${count}) as at) b
        join outlets outlet on outlet.name = 'Outlet ' || n % 40
      returning id, url, published_at, outlet_id, title
    )
    insert into story_links (story_id, news_link_id, canonical_url, published_at, outlet, title, status, is_copy)
    select story.id, links.id, url, published_at, outlet_id, links.title, 'placed', random() < 0.2 from story, links`.execute(
    db,
  )
}

async function request(path: string): Promise<number> {
  const response = await app.request(path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  const { byteLength } = await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}`)
  return byteLength
}

async function measure(name: string, read: () => Promise<number>): Promise<void> {
  const times: number[] = []
  let bytes = 0
  let cpuBefore = process.cpuUsage()
  let databaseBefore = 0
  // The same number of requests first to warm up.
  for (let n = -Number(requests); n < Number(requests); n++) {
    if (n === 0) {
      databaseBefore = await databaseCpuMs(db)
      cpuBefore = process.cpuUsage()
    }
    const startedAtMs = performance.now()
    bytes = await read()
    if (n >= 0) times.push(performance.now() - startedAtMs)
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  const cpuMs = ((user + system) / 1000 / times.length).toFixed(1)
  const databaseMs = (((await databaseCpuMs(db)) - databaseBefore) / times.length).toFixed(1)
  console.log(
    `${name.padEnd(20)} ${describeTimes(times)}  ${cpuMs} ms of processor time, ${databaseMs} of the database’s  ${bytes} bytes`,
  )
}
