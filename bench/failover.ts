// node bench/failover.ts [ROUNDS] [async]
// Kills the primary and promotes its streaming replica under the same address, with writers and readers on two machines.
// Prints the lost writes and how long each kind of request waited. `async`: commits do not wait for the replica. Exits
// with 1 if an acknowledged write is lost (except with `async`), or if writes take longer than 10 s to recover.
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { authorizeCommand } from '../src/domain/accounts/authorize.ts'
import { addFeed } from '../src/domain/feeds/add-feed.ts'
import { addCategory } from '../test/support/builders.ts'
import { type Machine, startMachine } from '../test/support/machine.ts'
import { signedInAdmin } from '../test/support/signed-in.ts'
import { type StreamingPair, startStreamingPair, untilReplayed } from '../test/support/streaming-pair.ts'
import { withClient } from '../test/support/with-client.ts'
import { forwardPort } from './forward-port.ts'
import { growingFeeds, startGrowingFeeds } from './growing-feeds.ts'

const rounds = Number(process.argv[2] ?? 3)
const isAsync = process.argv.includes('async')
// Durations before the kill, from the kill to the promotion (detection takes time), and after it.
const [beforeMs, noticedMs, afterMs] = [3_000, 2_000, 12_000]
const writesWithinMs = 10_000

type Kind = 'front page' | 'search' | 'save' | 'sign-in page'
type Result = { times: Times; saved: number; lost: number; polled: number; twice: number }
type Times = Record<Kind, { failed: number; longestMs: number; awayMs: number }>

const results: Result[] = []
for (let round = 0; round < rounds; round += 1) results.push(await fail())
report()

async function fail(): Promise<Result> {
  const pair = await startStreamingPair('full')
  await setSynchronous(pair)
  const forwarder = await forwardPort(pair.primary.socketPath)
  const url = pair.primary.url.replace(/@.*$/, `@127.0.0.1:${forwarder.port}/chowk`)
  await migrate(url)
  const db = connect({ url, connectionsMax: 2, applicationName: 'chowk bench' })
  const feeds = await startGrowingFeeds()
  const { id: category } = await addCategory(db, { name: 'All', slug: 'all' })
  const by = authorizeCommand('Bench')
  for (const { host } of growingFeeds)
    await addFeed(db, { url: `http://${host}:${feeds.port}/feed.xml`, category }, { by, now: new Date() })
  const { token } = await signedInAdmin(db, { now: new Date() })
  const allowed = growingFeeds.map(feed => feed.host).join()
  const machines = await Promise.all([1, 2].map(() => startMachine(url, { fetchAllow: allowed })))
  for (const machine of machines) await machine.startWorker()

  const { work, stop } = startWork(machines, { token, category })
  await wait(beforeMs)
  work.countedFromMs = performance.now()
  await pair.primary.kill()
  await wait(noticedMs)
  await withClient(pair.replica.url, client => client.query('select pg_promote()'))
  forwarder.turnTo(pair.replica.socketPath)
  await wait(afterMs)
  await stop()
  const { times, acknowledged } = work
  const links = await db.selectFrom('newsLinks').select(['url', 'source']).execute()
  const addresses = new Set(links.map(link => link.url))
  const lost = [...acknowledged].filter(address => !addresses.has(address)).length
  const polled = links.filter(link => link.source !== 'Saved').length
  await Promise.all(machines.map(machine => machine.stop()))
  await db.destroy()
  feeds.stop()
  forwarder.close()
  await pair.drop()
  return { times, saved: acknowledged.size, lost, polled, twice: links.length - addresses.size }
}

async function setSynchronous({ primary, replica }: StreamingPair): Promise<void> {
  await untilReplayed(primary.url, replica.url)
  if (isAsync) return
  await withClient(primary.url, async client => {
    await client.query("alter system set synchronous_standby_names = '*'")
    await client.query('select pg_reload_conf()')
  })
}

type Work = { times: Times; acknowledged: Set<string>; isOver: boolean; countedFromMs: number }

/** One client of each kind per machine; each sends its next request when the last one has ended. */
function startWork(machines: Machine[], session: { token: string; category: string }) {
  const times = {
    'front page': noTimes(),
    search: noTimes(),
    save: noTimes(),
    'sign-in page': noTimes(),
  } satisfies Times
  const work: Work = {
    times,
    acknowledged: new Set(),
    isOver: false,
    countedFromMs: Number.POSITIVE_INFINITY,
  }
  let count = 0
  const next = () => {
    count += 1
    return count
  }
  const working = machines.flatMap(machine => [
    keepAsking(work, 'front page', () => read(machine, '/')),
    keepAsking(work, 'search', () => read(machine, `/search?q=word${next()}`)),
    keepAsking(work, 'sign-in page', () => read(machine, '/admin/login')),
    keepAsking(work, 'save', () => save(machine, { ...session, number: next(), work })),
  ])
  const stop = async () => {
    work.isOver = true
    await Promise.all(working)
  }
  return { work, stop }
}

async function keepAsking(work: Work, kind: Kind, ask: () => Promise<boolean>): Promise<void> {
  const time = work.times[kind]
  let awaySinceMs: number | null = null
  while (!work.isOver) {
    const startedMs = performance.now()
    const isGood = await ask().catch(() => false)
    const endedMs = performance.now()
    if (endedMs > work.countedFromMs) time.longestMs = Math.max(time.longestMs, endedMs - startedMs)
    if (!isGood) {
      time.failed += 1
      awaySinceMs ??= startedMs
    } else if (awaySinceMs !== null) {
      time.awayMs = Math.max(time.awayMs, endedMs - awaySinceMs)
      awaySinceMs = null
    }
    await wait(20)
  }
  if (awaySinceMs !== null) time.awayMs = Number.POSITIVE_INFINITY
}

async function read(machine: Machine, path: string): Promise<boolean> {
  const answer = await machine.ask(path)
  await answer.text()
  return answer.status === 200
}

async function save(
  machine: Machine,
  { token, category, number, work }: { token: string; category: string; number: number; work: Work },
): Promise<boolean> {
  const url = `https://saved.example/${number}`
  const body = new URLSearchParams({ title: `Saved ${number}`, url, source: 'Saved', category })
  const headers = { cookie: `session=${token}` }
  const answer = await machine.ask('/admin/news/add', { method: 'POST', body, headers })
  const isSaved = answer.headers.get('location') === '/admin/news'
  if (isSaved) work.acknowledged.add(url)
  return isSaved
}

function noTimes() {
  return { failed: 0, longestMs: 0, awayMs: 0 }
}

function report(): void {
  const seconds = (ms: number) => (ms === Number.POSITIVE_INFINITY ? 'never' : `${(ms / 1_000).toFixed(1)} s`)
  const worst = (kind: Kind, name: 'longestMs' | 'awayMs') =>
    Math.max(...results.map(({ times }) => times[kind][name]))
  console.log(
    `${rounds} failovers, ${isAsync ? 'commits do not wait for the replica' : 'commits wait for the replica'}; promoted ${seconds(noticedMs)} after the kill`,
  )
  const sum = (name: 'saved' | 'lost' | 'polled' | 'twice') =>
    results.reduce((total, result) => total + result[name], 0)
  console.log(
    `${sum('saved')} saves acknowledged, ${sum('lost')} lost; ${sum('polled')} links of feeds, ${sum('twice')} twice`,
  )
  console.log(
    '| request | longest wait for a response | refused | from the first refusal to the next success |',
  )
  console.log('|---|---|---|---|')
  for (const kind of ['front page', 'search', 'save', 'sign-in page'] as const) {
    const refused = results.reduce((total, { times }) => total + times[kind].failed, 0)
    console.log(
      `| ${kind} | ${seconds(worst(kind, 'longestMs'))} | ${refused} | ${seconds(worst(kind, 'awayMs'))} |`,
    )
  }
  const wrong = [
    ...(sum('lost') > 0 && !isAsync ? [`${sum('lost')} acknowledged saves are lost`] : []),
    ...(sum('twice') > 0 ? [`${sum('twice')} links exist twice`] : []),
    ...(worst('save', 'awayMs') - noticedMs > writesWithinMs
      ? ['writes took more than 10 s to recover']
      : []),
  ]
  for (const line of wrong) console.log(`WRONG: ${line}`)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
