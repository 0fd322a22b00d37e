// node bench/paste.ts [PAGES]
// An editor's waiting time after pasting an address, beyond the outlet's own time: the first paste after a start, then
// different pages of 30 KB to 1 MB one by one, on the production build.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from '../src/database/connect.ts'
import { addAccount } from '../src/domain/accounts/add-account.ts'
import { openPasswords } from '../src/domain/accounts/password.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeTimes } from './describe-times.ts'
import { addFrontPage } from './front-page.ts'
import { startWeb } from './start-web.ts'

const pages = Number(process.argv[2] ?? '60')
// The latency of an outlet in the same country whose page is ready.
const outletMs = 200
const sizesKb = [30, 120, 300, 700, 1000]

const credentials = { email: 'asha@example.org', password: 'seven brown crossroads' }

const outlet = createServer((request, response) => {
  setTimeout(() => response.end(pageOf(request.url ?? '/')), outletMs)
})
await new Promise<void>(resolve => outlet.listen(0, '127.0.0.1', resolve))
const outletHost = `127.0.0.1:${portOf(outlet.address())}`
const database = await openBenchDatabase('paste')
await addFrontPage(database.url)
const db = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk bench' })
await addAccount(db, { ...credentials, name: 'Asha Devi', role: 'editor', passwords: openPasswords() })
const web = await startWeb({ databaseUrl: database.url, core: 0, env: { FETCH_ALLOW: outletHost } })
const cookie = await signIn()

print('first after the start', [await paste(`/first-${sizesKb[2]}`)])
const times: number[] = []
for (let n = 0; n < pages; n++) {
  times.push(await paste(`/story-${n}-${sizesKb[n % sizesKb.length]}`))
  // Resets the limit on an editor's fetches per minute, which is not being measured.
  await db.deleteFrom('attempts').execute()
}
print(`${pages} pages, one by one`, times)

await web.stop()
await db.destroy()
await database.drop()
outlet.close()

/** Milliseconds beyond the outlet's own time. */
async function paste(path: string): Promise<number> {
  const startedAt = performance.now()
  const response = await post('/admin/article/fetch', { url: `http://${outletHost}${path}` })
  const elapsedMs = performance.now() - startedAt
  const text = await response.text()
  if (!text.includes('The ferry is back')) throw new Error(`The page was not read: ${text.slice(0, 200)}`)
  return elapsedMs - outletMs
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { ...(cookie && { cookie }), origin: web.url }
  return fetch(web.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })
}

async function signIn(): Promise<string> {
  const body = new URLSearchParams(credentials)
  const headers = { origin: web.url }
  const response = await fetch(`${web.url}/admin/login`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
  return response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
}

/** A page with a head as outlets write it, then paragraphs, related links and script state up to the size in its name. */
function pageOf(path: string): string {
  const size = Number(/(\d+)$/.exec(path)?.[1] ?? 30) * 1024
  const head = `<!doctype html><html lang="en"><head><title>The ferry is back | Valley Courier</title>
    <meta property="og:title" content="The ferry is back"><meta property="og:image" content="/ferry.jpg">
    <script type="application/ld+json">{"@type":"NewsArticle","datePublished":"2026-01-05T10:00:00+05:30"}</script></head>`
  const block = `<div class="card"><a href="${path}/next"><img src="/small.jpg" width="320"><h3>What the council decided</h3></a>
    <time datetime="2026-01-04">4 January</time><p>${'The boat leaves at six in the morning. '.repeat(6)}</p></div>
    <script>window.state={"items":[${'{"id":12345,"title":"A neighbour","tags":["a","b"]},'.repeat(4)}{}]}</script>`
  return head + block.repeat(Math.ceil(size / block.length))
}

function print(name: string, measured: number[]): void {
  console.log(`${name.padEnd(28)} ${describeTimes(measured)}`)
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The outlet is not listening')
  return address.port
}
