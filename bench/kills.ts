// node bench/kills.ts [ROUNDS]
// Kills parts of Chowk at random moments while feeds arrive, an editor saves, and backups are made, and checks that no
// acknowledged write is lost, nothing is duplicated, and Chowk restarts by itself. Exits with 1 otherwise.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { checkSeal } from '../src/database/backup/archive-frames.ts'
import { connect, type Db } from '../src/database/connect.ts'
import { addAccount } from '../src/domain/accounts/add-account.ts'
import { authorizeCommand } from '../src/domain/accounts/authorize.ts'
import { openPasswords } from '../src/domain/accounts/password.ts'
import { openSession } from '../src/domain/accounts/sessions.ts'
import { addFeed } from '../src/domain/feeds/add-feed.ts'
import { addCategory } from '../test/support/builders.ts'
import { freePort } from '../test/support/free-port.ts'
import { describeTimes } from './describe-times.ts'
import { growingFeeds, startGrowingFeeds } from './growing-feeds.ts'
import { databaseUrlOf, makeDataFolder } from './start-chowk.ts'

const rounds = Number(process.argv[2] ?? 100)
const parts = ['everything', 'npm start', 'web', 'worker', 'postgres', 'backup'] as const
const folder = makeDataFolder('kills')
const port = String(await freePort())
const origin = `http://127.0.0.1:${port}`
const feeds = await startGrowingFeeds()
const startTimes: number[] = []
const saved = new Set<string>()
const archive = `${folder.dataDir}/a.chowk`
let archives = 0

let chowk = await start()
const url = await databaseUrlOf(folder.dataDir)
const db = connect({ url, connectionsMax: 2, applicationName: 'chowk bench' })
const { token, category } = await prepare(db)
let isOver = false
const working = [keepSaving(), keepPolling(), keepBackingUp()]
for (let round = 0; round < rounds; round += 1) {
  await wait(200 + Math.random() * 1_800)
  await kill(parts[round % parts.length] ?? 'web')
}
isOver = true
await Promise.all(working)
await pollEveryFeed()
const wrong = await judge()
console.log(`${rounds} kills; ${saved.size} saves acknowledged, ${archives} backups made`)
console.log(`from a start to the first response: ${describeTimes(startTimes)} ms`)
for (const line of wrong) console.log(`WRONG: ${line}`)
await db.destroy()
chowk.kill('SIGTERM')
await once(chowk, 'exit')
feeds.stop()
folder.drop()
process.exitCode = wrong.length > 0 ? 1 : 0

async function start(): Promise<ChildProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [pathOf('../build/server/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: folder.dataDir,
      PORT: port,
      METRICS_PORT: 'off',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      FETCH_ALLOW: growingFeeds.map(feed => feed.host).join(','),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAnswers('/')
  startTimes.push(performance.now() - startedAt)
  return child
}

async function kill(part: (typeof parts)[number]): Promise<void> {
  if (part === 'backup') return
  const children = childrenOf(chowk.pid ?? 0)
  const postgres = children.filter(pid => /postgres/.test(nameOf(pid)))
  if (part === 'everything') for (const pid of [...children, ...postgres.flatMap(childrenOf)]) end(pid)
  if (part === 'postgres') for (const pid of postgres) end(pid)
  if (part === 'web' || part === 'worker') {
    for (const pid of children) if (nameOf(pid).includes(`${part}.js`)) end(pid)
  }
  if (part === 'everything' || part === 'npm start') {
    end(chowk.pid ?? 0)
    if (chowk.exitCode === null && chowk.signalCode === null) await once(chowk, 'exit')
    chowk = await start()
  } else await untilAnswers('/health')
}

/** Saves one link after another, as fast as responses arrive, and records the acknowledged ones. */
async function keepSaving(): Promise<void> {
  for (let n = 0; !isOver; n += 1) {
    const address = `https://saved.example/${n}`
    const body = new URLSearchParams({ title: `Saved ${n}`, url: address, source: 'Saved', category })
    const headers = { cookie: `session=${token}` }
    const answer = await ask('/admin/news/add', { method: 'POST', body, headers, redirect: 'manual' })
    if (answer?.headers.get('location') === '/admin/news') saved.add(address)
    else await wait(50)
  }
}

async function keepPolling(): Promise<void> {
  while (!isOver) {
    await db
      .updateTable('feeds')
      .set({ nextPollAt: new Date() })
      .execute()
      .catch(() => undefined)
    // A killed process keeps its host claimed for a minute; the bench does not wait for that.
    await db
      .updateTable('feedHosts')
      .set({ claim: null, claimedUntil: null })
      .execute()
      .catch(() => undefined)
    await wait(500)
  }
}

/** Makes backups in sequence and kills every third one midway. A file under its final name must be complete. */
async function keepBackingUp(): Promise<void> {
  for (let n = 0; !isOver; n += 1) {
    rmSync(archive, { force: true })
    const child = spawn(process.execPath, [pathOf('../src/commands/backup-cli.ts'), archive], {
      env: { PATH: process.env.PATH, DATABASE_URL: url },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    if (n % 3 === 0) await Promise.race([wait(Math.random() * 1_500), ended])
    if (n % 3 === 0) child.kill('SIGKILL')
    await ended
    if (!existsSync(archive)) continue
    archives += 1
    const seal = await checkSeal(archive)
    if (!seal.ok) throw new Error(`a backup is ${seal.reason}`)
  }
}

/** Polls every feed once more, completely and without kills. */
async function pollEveryFeed(): Promise<void> {
  feeds.stopGrowing()
  const since = new Date()
  await db.updateTable('feedHosts').set({ claim: null, claimedUntil: null }).execute()
  await db.updateTable('feeds').set({ nextPollAt: since }).execute()
  for (;;) {
    const late = await db
      .selectFrom('feeds')
      .select('id')
      .where(eb => eb.or([eb('lastGoodAt', 'is', null), eb('lastGoodAt', '<', since)]))
      .execute()
    if (late.length === 0) return
    await wait(200)
  }
}

async function judge(): Promise<string[]> {
  const links = await db.selectFrom('newsLinks').select(['url', 'title', 'source']).execute()
  const addresses = new Set(links.map(link => link.url))
  const titles = new Set(links.map(link => `${link.source}: ${link.title}`))
  const lost = [...saved].filter(address => !addresses.has(address))
  const unread = feeds.shownAtLast().filter(address => !addresses.has(address))
  const { rows } = await sql<{ revisions: number }>`
    select count(*)::int as revisions from revisions where record_table = 'news_links'`.execute(db)
  const own = links.filter(link => link.source === 'Saved').length
  return [
    ...lost.map(address => `${address} was acknowledged and is lost`),
    ...unread.map(address => `${address} is in its feed and was not stored`),
    ...(titles.size === links.length ? [] : [`${links.length - titles.size} links are there twice`]),
    ...(rows[0]?.revisions === own ? [] : [`${own} links were saved with ${rows[0]?.revisions} revisions`]),
    ...(Math.max(...startTimes) < 5_000 ? [] : ['a start took 5 s or more']),
  ]
}

async function prepare(db: Db) {
  const by = authorizeCommand('Bench')
  const { id } = await addCategory(db, { name: 'All', slug: 'all' })
  for (const feed of growingFeeds) {
    const feedUrl = `http://${feed.host}:${feeds.port}/feed.xml`
    const added = await addFeed(db, { url: feedUrl, category: id }, { by, now: new Date() })
    if (!added.ok) throw new Error(added.reason)
  }
  const account = await addAccount(db, {
    email: 'e@example.org',
    name: 'Editor',
    role: 'editor',
    password: 'seven brown crossroads',
    passwords: openPasswords(),
  })
  if (!account.ok) throw new Error(account.reason)
  const session = { accountId: account.account.id, device: '', address: '', now: new Date() }
  return { token: await openSession(db, session), category: id }
}

async function ask(path: string, init?: RequestInit): Promise<Response | null> {
  try {
    return await fetch(origin + path, { signal: AbortSignal.timeout(10_000), ...init })
  } catch {
    return null
  }
}

async function untilAnswers(path: string): Promise<void> {
  while ((await ask(path))?.status !== 200) await wait(20)
}

function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ').map(Number).filter(Boolean) : []
}

function nameOf(pid: number): string {
  return existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process exited at this moment.
  }
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}
