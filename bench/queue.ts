// node bench/queue.ts [ENTRIES] [ROUNDS]
// An editor's waiting time at the database: a page of the queue under each filter, the next page, the counts, the
// filters' options, and a decision, with ENTRIES entries waiting (100,000 by default).
import { sql } from 'kysely'
import { connect } from '../src/database/connect.ts'
import { demoAccount } from '../src/domain/accounts/account.ts'
import { addDemoAccount } from '../src/domain/accounts/add-account.ts'
import { authorize } from '../src/domain/accounts/authorize.ts'
import { openPasswords } from '../src/domain/accounts/password.ts'
import { decideEntries } from '../src/domain/queue/decide-entries.ts'
import { publishEntries } from '../src/domain/queue/publish-entries.ts'
import { type QueueFilter, wholeQueue } from '../src/domain/queue/queue-entry.ts'
import { countQueue, listQueue, listQueueChoices } from '../src/domain/queue/queue-queries.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeTimes } from './describe-times.ts'
import { readServerCpu } from './server-cpu.ts'

const [entries = '100000', rounds = '20'] = process.argv.slice(2)
const outletCount = 300
// The first one of a connection compiles triggers and takes three times as long; of twenty it would be the p95.
const decisions = 100
const database = await openBenchDatabase('queue')
const db = connect({
  url: database.url,
  connectionsMax: 1,
  // Filling the database takes a minute.
  statementWaitMs: 600_000,
  applicationName: 'chowk bench',
})
const now = new Date()
await seed(Number(entries))
const serverCpu = await readServerCpu(db)

const [outlet] = await db.selectFrom('outlets').select('id').orderBy('name').execute()
const [category, rare] = await db.selectFrom('categories').select('id').orderBy('orderNum').execute()
const dayAgo = new Date(now.getTime() - 86_400_000)
const filters: Record<string, Partial<QueueFilter>> = {
  'whole queue': {},
  'a large category': { categoryId: category?.id ?? null },
  'a small category': { categoryId: rare?.id ?? null },
  'an outlet': { outletId: outlet?.id ?? null },
  'a common language': { language: 'en' },
  'a rare language': { language: 'bn' },
  tips: { origin: 'tip' },
  'older than a day': { until: dayAgo },
  'the last day': { from: dayAgo },
  'category and outlet': { categoryId: rare?.id ?? null, outletId: outlet?.id ?? null },
  'category and language': { categoryId: rare?.id ?? null, language: 'bn' },
  'all four': { categoryId: rare?.id ?? null, outletId: outlet?.id ?? null, language: 'bn', until: dayAgo },
  'held as duplicate': { view: 'held' },
  snoozed: { view: 'snoozed' },
  'words of every entry': { words: ['council', 'ward'] },
  'words of one entry': { words: ['ward', '77777'] },
  'words of none': { words: ['nowhere'] },
  'words of one in a hundred': { words: ['council', '77'] },
  'two letters': { words: ['zz'] },
  'sorted by outlet': { sort: 'outlet' },
  'sorted by heat': { sort: 'heat' },
  'words, sorted by heat': { words: ['council'], sort: 'heat' },
}
const pages: Measured = { times: [], cpu: [] }
for (const [name, filter] of Object.entries(filters)) await measurePages(name, { ...wholeQueue, ...filter })
print('all pages', pages)
await measure('count for the shell', () =>
  countQueue(db, { filter: wholeQueue, now, above: null, most: 9_999 }),
)
for (const words of [['council'], ['council', '77'], ['ward', '77777'], ['nowhere']])
  await measure(`count of ${words.join(' and ')}`, () =>
    countQueue(db, { filter: { ...wholeQueue, words }, now, above: null, most: 9_999 }),
  )
await measure('what the filters offer', () => listQueueChoices(db))
await measureDecisions()
await db.destroy()
await database.drop()

/** Elapsed time, and the server's processor time during it; on a busy machine the difference is waiting. */
type Measured = { times: number[]; cpu: number[] }

async function measurePages(name: string, filter: QueueFilter) {
  const { next } = await listQueue(db, { language: 'en', filter, now, after: null, limit: 50 })
  for (const after of next ? [null, next] : [null]) {
    const label = after ? `${name}, next` : name
    const { times, cpu } = await measure(label, () =>
      listQueue(db, { language: 'en', filter, now, after, limit: 50 }),
    )
    pages.times.push(...times)
    pages.cpu.push(...cpu)
  }
}

async function measureDecisions() {
  await addDemoAccount(db, openPasswords())
  const account = await db.selectFrom('accounts').select(['id', 'role']).executeTakeFirstOrThrow()
  const { name } = demoAccount
  const by = authorize({ account: { ...account, name } }, 'editor')
  if (!by) throw new Error('The demo account is not an editor')
  const seen = await db
    .selectFrom('entries')
    .select(['id', 'version'])
    .where('status', '=', 'waiting')
    .orderBy('queuedAt', 'desc')
    .limit(decisions * 2 + 60 * Number(rounds))
    .execute()
  const take = (count: number) => seen.splice(0, count)
  await measure('accept one', () => publishEntries(db, { entries: take(1), by, now }), decisions)
  const reject = () => decideEntries(db, { entries: take(1), decision: { action: 'reject' }, by, now })
  await measure('reject one', reject, decisions)
  await measure('accept sixty', () => publishEntries(db, { entries: take(60), by, now }))
}

async function measure(
  name: string,
  work: () => Promise<unknown>,
  times = Number(rounds),
): Promise<Measured> {
  const measured: Measured = { times: [], cpu: [] }
  for (let round = 0; round < times; round++) {
    const startedAt = performance.now()
    const cpuBefore = serverCpu()
    await work()
    measured.cpu.push(serverCpu() - cpuBefore)
    measured.times.push(performance.now() - startedAt)
  }
  print(name, measured)
  return measured
}

function print(name: string, { times, cpu }: Measured) {
  console.log(`${name.padEnd(28)}${describeTimes(times)}   CPU ${describeTimes(cpu)}`)
}

/** Ten days of entries: half in one category, a twentieth in the smallest; four fifths English; some held and snoozed. */
async function seed(count: number) {
  // The headline index makes this take about a minute.
  await sql`set statement_timeout = 0`.execute(db)
  await sql`insert into categories (name, slug, order_num)
    select 'Category ' || n, 'category-' || n, case n when 1 then 0 when 7 then 1 else n end
    from generate_series(1, 7) n`.execute(db)
  await sql`insert into outlets (name, home_url)
    select 'Outlet ' || n, 'https://outlet-' || n || '.example/' from generate_series(1, ${outletCount}) n`.execute(
    db,
  )
  await sql`insert into entries (identity, url, canonical_url, title, description, source, status, language,
      outlet_id, category, first_seen_at, last_seen_at, snoozed_until)
    select url, url, url, 'What the council of ward ' || n || ' decided', md5(n::text) || repeat(' was there, and this is what it costs.', 8),
      outlet.name, case when n % 10 = 9 then 'duplicate' else 'waiting' end,
      case when n % 5 > 0 then 'en' when n % 50 = 0 then 'bn' else 'hi' end, outlet.id, category.id,
      ${now}::timestamptz - n * interval '8.64 seconds', ${now}, case when n % 500 = 1 then ${now}::timestamptz + interval '1 day' end
    from (select n, 'https://outlet.example/' || n as url from generate_series(1, ${Math.ceil((count * 10) / 9)}::integer) n) numbered
    join outlets outlet on outlet.name = 'Outlet ' || (1 + n % ${outletCount})
    join categories category on category.slug = 'category-' ||
      case when n % 2 = 0 then 1 when n % 20 = 1 then 7 else 2 + n % 5 end`.execute(db)
  await seedStories()
  await sql`analyze`.execute(db)
  await sql`reset statement_timeout`.execute(db)
}

/** A third of the entries belong to stories of three outlets each. */
async function seedStories() {
  await sql`with told as (
      select uuid_v7() as story_id, n, array_agg(id) as entry_ids from (
        select id, row_number() over (order by first_seen_at) / 3 as n from entries where status = 'waiting') numbered
      where n % 3 = 0 group by n),
    stories as (
      insert into stories (id, slug, first_at, last_at, article_count, voice_count, heat)
      select story_id, 'story-' || n, ${now}, ${now}, 3, 3, n % 40 from told returning id)
    insert into story_links (story_id, entry_id, canonical_url, title, published_at, outlet, status)
    select story_id, entries.id, canonical_url, entries.title, first_seen_at, outlet_id::text, 'placed'
    from told join stories on stories.id = story_id cross join unnest(entry_ids) entry_id
    join entries on entries.id = entry_id`.execute(db)
}
