import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendArchive } from '../src/admin/backup/send-archive.ts'
import { sendFile } from '../src/admin/exchange/send-file.ts'
import { authorizeCommand } from '../src/domain/accounts/authorize.ts'
import { makeSetupLink } from '../src/domain/accounts/setup-link.ts'
import { signIn } from '../src/domain/accounts/sign-in.ts'
import { addFeed } from '../src/domain/feeds/add-feed.ts'
import { imageFile, imageVariants } from '../src/domain/images/image.ts'
import { createImageCache } from '../src/ingest/image/image-cache.ts'
import { schedule } from '../src/process/run-jobs.ts'
import { addCategory, addNewsLink, addReadyImage, addWaitingEntry } from './support/builders.ts'
import { cheapPasswords } from './support/cheap-passwords.ts'
import { type FakeOutlet, startOutlet } from './support/fake-outlets.ts'
import { feedBody } from './support/feed-bodies.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { imageIdOf } from './support/image-id-of.ts'
import { type Machine, startMachine } from './support/machine.ts'
import { article } from './support/poll-scene.ts'
import { posted, type SignedIn, signedInAdmin } from './support/signed-in.ts'
import { until } from './support/until.ts'
import { openStream } from './support/web-scene.ts'

// Two machines on one database: each with a web and a worker process and a DATA_DIR; the second machine's clock is an
// hour slow.

const { db, url } = await freshDatabase()
const by = authorizeCommand('Test')
const now = new Date()
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const outlets: FakeOutlet[] = []
let machines: [Machine, Machine]
let category = ''
let admin: SignedIn

beforeAll(async () => {
  machines = await Promise.all([startMachine(url), startMachine(url, { skewMs: -3_600_000 })])
  category = (await addCategory(db, { name: 'Politics', slug: 'politics' })).id
  admin = await signedInAdmin(db, { now })
})

afterAll(async () => {
  await Promise.all(machines.map(machine => machine.stop()))
  await Promise.all(outlets.map(outlet => outlet.close()))
})

const asAdmin = () => ({ cookie: `session=${admin.token}` })

/** Sends requests to the two machines in turn. */
function alternating() {
  let count = 0
  return (path: string, init: RequestInit) => {
    count += 1
    return machines[count % 2 === 0 ? 0 : 1].ask(path, { ...init, headers: asAdmin() })
  }
}

async function openOutlet(): Promise<FakeOutlet> {
  const outlet = await startOutlet()
  outlets.push(outlet)
  return outlet
}

async function addFeeds(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const added = await addFeed(db, { url: address, category }, { by, now: minutesAgo(1) })
    if (!added.ok) throw new Error(added.reason)
  }
}

const countPolled = async () =>
  (await db.selectFrom('feeds').select('id').where('lastGoodAt', 'is not', null).execute()).length

test("a cached page and an open stream of one machine follow an editor's change on the other", async () => {
  const [first, second] = machines
  for (const machine of machines)
    expect(await (await machine.ask('/')).text()).not.toContain('Rain in Kerala')
  const stream = await openStream(second.web.url)
  const link = { title: 'Rain in Kerala', url: 'https://outlet.example/rain', source: 'The Outlet', category }
  const saved = await first.ask('/admin/news/add', posted(link, asAdmin().cookie))
  expect(saved.headers.get('location')).toBe('/admin/news')
  await stream.until(new RegExp(`data: news:${category}`))
  // The other machine may receive the notification a moment later.
  for (const machine of machines)
    await until('the front page of this machine shows the link', async () =>
      (await (await machine.ask('/')).text()).includes('Rain in Kerala'),
    )
  stream.close()
})

test('signing in or out on one machine applies to both', async () => {
  const [first, second] = machines
  const { email, password } = admin
  const signedIn = await first.ask('/admin/login', posted({ email, password }))
  const cookie = /session=[^;]+/.exec(signedIn.headers.getSetCookie().join())?.[0] ?? ''
  const status = async (machine: Machine) =>
    (await machine.ask('/admin/news', { headers: { cookie } })).status
  expect([await status(first), await status(second)]).toEqual([200, 200])
  await second.ask('/admin/log-out', posted({}, cookie))
  expect([await status(first), await status(second)]).toEqual([302, 302])
})

test('wrong passwords are counted together across machines', async () => {
  const wrong = { email: 'nobody@example.org', password: 'wrong' }
  const address = '203.0.113.9'
  // Nine without the real cost of a hash.
  const cheap = { passwords: cheapPasswords, device: '', deviceToken: null, demo: false, now: new Date() }
  for (let n = 0; n < 9; n++)
    expect(await signIn(db, { ...wrong, address, ...cheap })).toMatchObject({ ok: false })
  const form = posted(wrong)
  const headers = { ...form.headers, 'x-forwarded-for': address }
  const statuses = []
  for (const machine of machines)
    statuses.push((await machine.ask('/admin/login', { ...form, headers })).status)
  expect(statuses.indexOf(429)).toBe(1)
})

test('links, sessions and snoozes expire at the same moment on both machines', async () => {
  const dayAgo = (minutes: number) => minutesAgo(24 * 60 + minutes)
  const [good, ended] = [dayAgo(-10), dayAgo(10)]
  await addWaitingEntry(db, { title: 'Snoozed until now', snoozedUntil: minutesAgo(1) })
  const link = await makeSetupLink(db, { accountId: admin.accountId, isInvited: false, now: ended })
  for (const machine of machines) {
    expect(await (await machine.ask(`/admin/set-up/${link.token}`)).text()).not.toContain('name="password"')
    const queue = await machine.ask('/admin/queue', { headers: asAdmin() })
    expect(await queue.text()).toContain('Snoozed until now')
  }
  const open = await makeSetupLink(db, { accountId: admin.accountId, isInvited: false, now: good })
  for (const machine of machines)
    expect(await (await machine.ask(`/admin/set-up/${open.token}`)).text()).toContain('name="password"')
})

test('a picture that one machine cannot fetch again is still served by the other', async () => {
  const [first, second] = machines
  // A private address: neither machine may fetch it, and only the first one has the file.
  const address = 'http://127.0.0.1:1/rain.jpg'
  await addNewsLink(db, { imageUrl: address })
  const path = await addReadyImage(db, address)
  const log = { warn: () => undefined }
  const cache = createImageCache({ folder: `${first.dataDir}/images`, bytesMax: 2 ** 20, log })
  await cache.keep(imageIdOf(address), new Map(imageVariants.map(variant => [variant, Buffer.from('file')])))
  expect((await second.ask(imageFile(path, '640'))).status).toBe(404)
  expect((await first.ask(imageFile(path, '640'))).status).toBe(200)
  expect(await db.selectFrom('images').select('status').execute()).toEqual([{ status: 'ready' }])
})

test('a worker with a slow clock steals no claim, and takes over from a killed worker', async () => {
  const [first, second] = machines
  const hanging = await Promise.all(Array.from({ length: 4 }, openOutlet))
  const asked = hanging.map(outlet => new Promise<void>(resolve => outlet.answer('/feed', () => resolve())))
  await addFeeds(hanging.map(outlet => `${outlet.origin}/feed`))
  const worker = await first.startWorker()
  await Promise.all(asked)
  await second.startWorker()
  const quick = await openOutlet()
  await addFeeds([quick.showFeed('/feed', [article(100)])])
  // The second worker has now checked everything that is due.
  await until('the free feed is polled', async () => (await countPolled()) === 1, { withinS: 60 })
  expect(hanging.map(outlet => outlet.hits.length)).toEqual([1, 1, 1, 1])

  await worker.kill()
  for (const [n, outlet] of hanging.entries()) outlet.showFeed('/feed', [article(n)])
  await db.updateTable('feedHosts').set({ claimedUntil: sql`now()` }).where('claim', 'is not', null).execute()
  await until('the feeds of the killed worker are polled', async () => (await countPolled()) === 5, {
    withinS: 60,
  })
  expect(hanging.map(outlet => outlet.hits.length)).toEqual([2, 2, 2, 2])
  await first.startWorker()
})

test('each feed is requested once, with one request at a time per host, while both machines poll', async () => {
  const busy = await Promise.all(Array.from({ length: 8 }, openOutlet))
  const addresses: string[] = []
  let most = 0
  for (const [n, outlet] of busy.entries()) {
    let open = 0
    for (const path of ['/a', '/b']) {
      const body = feedBody('rss', [article(200 + addresses.length)])
      outlet.answer(path, (_request, response) => {
        open += 1
        most = Math.max(most, open)
        // Long enough for the other worker to check the host.
        setTimeout(() => {
          open -= 1
          response.setHeader('content-type', 'application/rss+xml').end(body)
        }, 300 + n)
      })
      addresses.push(outlet.origin + path)
    }
  }
  const before = await countPolled()
  await addFeeds(addresses)
  await until('every feed is polled', async () => (await countPolled()) === before + 16, { withinS: 60 })
  expect(busy.map(outlet => outlet.hits.length)).toEqual(Array.from({ length: 8 }, () => 2))
  expect(most).toBe(1)
})

test("scheduled jobs are run by the database's time", async () => {
  const { rows } = await sql<{ tasks: number; late: number }>`
    select count(*)::int as tasks, (count(*) filter (where slot_at > now() or task = 'read-tips'
      and slot_at < now() - interval '2 minutes'))::int as late from scheduled_jobs`.execute(db)
  expect(rows).toEqual([{ tasks: schedule.length, late: 0 }])
})

test('the pieces of an import can be sent to either machine', async () => {
  const rows = Array.from({ length: 60 }, (_, n) =>
    [`Imported ${n}`, `https://imported.example/${n}`, 'The Outlet', 'politics', 'x'.repeat(12_000)].join(),
  )
  const file = new File([`title,url,source,category,note\n${rows.join('\n')}`], 'links.csv')
  const send = alternating()
  const sent = await sendFile(file, {
    language: 'en',
    fetch: (path, init = {}) => send(String(path), init),
    wait: async () => undefined,
    onSent: () => undefined,
  })
  expect(sent.ok).toBe(true)
  await until('the import is checked', async () => {
    const { state } = await db.selectFrom('imports').select('state').executeTakeFirstOrThrow()
    return state === 'checked'
  })
  const parts = await db.selectFrom('importParts').select('newCount').execute()
  expect(parts).toEqual([{ newCount: 60 }])
})

test('the pieces of a restore can be sent to either machine, and both show the restored data', async () => {
  const [first] = machines
  const form = posted({ password: admin.password }, asAdmin().cookie)
  const archive = await (await first.ask('/admin/settings/backup/download', form)).blob()
  await db
    .updateTable('newsLinks')
    .set({ title: 'Not in the archive' })
    .where('title', '=', 'Rain in Kerala')
    .execute()
  const send = alternating()
  const { problem } = await sendArchive(
    { file: archive, password: admin.password, confirm: 'REPLACE' },
    {
      send: body => send('/admin/settings/restore', { method: 'POST', body }),
      wait: async () => void (await sql`select pg_sleep(0.1)`.execute(db)),
      onProgress: () => undefined,
    },
  )
  expect(problem).toBeNull()
  for (const machine of machines)
    await until('the front page of this machine shows the link', async () =>
      (await (await machine.ask('/')).text()).includes('Rain in Kerala'),
    )
})
