// node bench/sign-in.ts [TRIES]
// What sign-in times reveal beneath the minimum response time that hides them: a known address with a wrong password
// and an unknown address, in turns. Then fifty simultaneous sign-ins, and the response times of other pages of the same
// process.
import { connect } from '../src/database/connect.ts'
import { addAccount } from '../src/domain/accounts/add-account.ts'
import { openPasswords } from '../src/domain/accounts/password.ts'
import { signIn } from '../src/domain/accounts/sign-in.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeTimes } from './describe-times.ts'
import { addFrontPage } from './front-page.ts'
import { startWeb } from './start-web.ts'

const tries = Number(process.argv[2] ?? '200')
const known = { email: 'asha@example.org', password: 'seven brown crossroads' }

const database = await openBenchDatabase('sign-in')
await addFrontPage(database.url)
const db = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk bench' })
const passwords = openPasswords()
await addAccount(db, { ...known, name: 'Asha Devi', role: 'editor', passwords })
const times: Record<string, number[]> = {
  known: [],
  unknown: [],
  'known, processor': [],
  'unknown, processor': [],
}
for (let n = 0; n < tries; n++) {
  for (const [who, email] of [
    ['known', known.email],
    ['unknown', `nobody-${n}@example.org`],
  ] as const) {
    const { elapsedMs, processorMs } = await timeWrongPair(email, n)
    times[who]?.push(elapsedMs)
    // The cost without the effects of a busy machine.
    times[`${who}, processor`]?.push(processorMs)
  }
}
for (const [who, each] of Object.entries(times)) console.log(`${who.padEnd(20)} ${describeTimes(each)}`)
await db.destroy()
await measureCrowd()
await database.drop()

/** Each attempt is in another hour, so that rate limits do not affect the measurement. */
async function timeWrongPair(email: string, n: number) {
  const now = new Date(Date.UTC(2026, 0, 1) + n * 3_600_000)
  const attempt = { email, password: 'wrong', address: '192.0.2.1', device: '', deviceToken: null }
  const startedAt = performance.now()
  const before = process.cpuUsage()
  await signIn(db, { ...attempt, demo: false, passwords, now })
  const { user, system } = process.cpuUsage(before)
  return { elapsedMs: performance.now() - startedAt, processorMs: (user + system) / 1_000 }
}

async function measureCrowd(): Promise<void> {
  const env = { TRUSTED_PROXIES: '127.0.0.1' }
  const web = await startWeb({ databaseUrl: database.url, core: 0, env })
  const timeRequest = async () => {
    const startedAt = performance.now()
    await (await fetch(`${web.url}/search?q=a`)).text()
    return performance.now() - startedAt
  }
  await timeRequest()
  const crowd = Promise.all(Array.from({ length: 50 }, (_, n) => postWrongPair(web.url, n)))
  const others: number[] = []
  let isOver = false
  void crowd.then(() => {
    isOver = true
  })
  while (!isOver) others.push(await timeRequest())
  console.log(`other pages during fifty sign-ins  ${describeTimes(others)}`)
  await web.stop()
}

async function postWrongPair(url: string, n: number): Promise<void> {
  const body = new URLSearchParams({ email: `guess-${n}@example.org`, password: 'wrong' })
  const headers = { 'x-forwarded-for': `10.0.0.${n}` }
  await fetch(`${url}/admin/login`, { method: 'POST', body, headers })
}
