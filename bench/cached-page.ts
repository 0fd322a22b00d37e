// node bench/cached-page.ts [ROUNDS] [SECONDS]
// The front page of 40 links from memory against nginx serving the same bytes with the same headers: one core each, in
// turns, with the client (wrk) on another core; then again on connections whose first request was for an uncached page,
// like those that a proxy keeps open. Prints the requests per second of each, and the ratio by wall clock and by each
// server's processor time, which other work on the machine does not disturb.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/support/free-port.ts'
import { openBenchDatabase } from './bench-database.ts'
import { addFrontPage } from './front-page.ts'
import { readCpuMs, startWeb } from './start-web.ts'

const serverCore = 0
const clientCore = 1
const connections = 32

for (const tool of ['nginx', 'wrk', 'taskset']) {
  if (spawnSync('which', [tool]).status === 0) continue
  console.log(`Not measured: ${tool} is missing. apt-get install nginx-light wrk util-linux`)
  process.exit(0)
}

const [rounds = '5', seconds = '2'] = process.argv.slice(2)
const database = await openBenchDatabase('cached-page')
await addFrontPage(database.url)
const web = await startWeb({ databaseUrl: database.url, core: serverCore })
const page = await readPage(web.url)
const nginx = await startNginx(page)
type Measured = {
  name: string
  url: string
  pid: number
  script: string
  perSecond: number[]
  perCpuSecond: number[]
}
const counts = () => ({ perSecond: [], perCpuSecond: [] })
const ours: Measured = {
  name: 'chowk',
  url: `${web.url}/`,
  pid: web.pid,
  script: writeScript('/'),
  ...counts(),
}
const reused: Measured = {
  ...ours,
  name: 'chowk, reused connections',
  script: writeScript('/health'),
  ...counts(),
}
const theirs: Measured = {
  name: 'nginx',
  url: nginx.url,
  pid: nginx.pid,
  script: writeScript('/'),
  ...counts(),
}
for (let round = 0; round < Number(rounds); round++)
  for (const server of [ours, reused, theirs]) measure(server)
report()
await nginx.stop()
await web.stop()
await database.drop()

/** For wrk: the first request of each connection is for `first`, the others for the front page. */
function writeScript(first: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'chowk-wrk-')), 'requests.lua')
  writeFileSync(
    path,
    `local sent = 0
     function request()
       sent = sent + 1
       return wrk.format("GET", sent <= ${connections} and "${first}" or "/")
     end`,
  )
  return path
}

function measure(server: Measured) {
  const cpuMs = readCpuMs(server.pid)
  const settings = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip, deflate, br, zstd',
    '-s',
    server.script,
  ]
  const printed = execFileSync('taskset', ['-c', String(clientCore), 'wrk', ...settings, server.url], {
    encoding: 'utf8',
  })
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(printed)
  const requests = Number(/(\d+) requests in/.exec(printed)?.[1])
  server.perSecond.push(Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]))
  server.perCpuSecond.push((requests * 1000) / (readCpuMs(server.pid) - cpuMs))
}

function report() {
  console.log(
    `${page.body.length} bytes of brotli, ${connections} connections, ${rounds} rounds of ${seconds} s, medians`,
  )
  for (const { name, perSecond, perCpuSecond } of [ours, reused, theirs]) {
    console.log(
      `${name}  ${Math.round(median(perSecond))} requests/s  ${Math.round(median(perCpuSecond))} per second of processor time`,
    )
  }
  const ratio = (key: 'perSecond' | 'perCpuSecond') => (median(ours[key]) / median(theirs[key])).toFixed(2)
  console.log(`ratio  ${ratio('perSecond')} by the clock  ${ratio('perCpuSecond')} by processor time`)
  const again = median(ours.perCpuSecond) / median(reused.perCpuSecond)
  console.log(`reused connections take ${again.toFixed(2)} times the processor time`)
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

// The raw response: `fetch` would decompress it.
async function readPage(url: string) {
  const request = get(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  const [response]: IncomingMessage[] = await once(request, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response ?? []) chunks.push(chunk)
  return { body: Buffer.concat(chunks), headers: response?.headers ?? {} }
}

async function startNginx({ body, headers }: Awaited<ReturnType<typeof readPage>>) {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-nginx-'))
  const port = await freePort()
  mkdirSync(join(folder, 'www'))
  writeFileSync(join(folder, 'www/index.html'), body)
  writeFileSync(join(folder, 'nginx.conf'), configuration({ folder, port, headers }))
  const child = spawn('taskset', ['-c', String(serverCore), 'nginx', '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  await wait(500)
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(folder, { recursive: true })
  }
  return { url: `http://127.0.0.1:${port}/`, pid: Number(workers.split(' ')[0]), stop }
}

function configuration(options: { folder: string; port: number; headers: IncomingMessage['headers'] }) {
  const { folder, port, headers } = options
  const own = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag', 'last-modified']
  const added = Object.entries(headers).filter(([name]) => !own.includes(name))
  return `worker_processes 1; daemon off; user root; pid ${folder}/pid; error_log ${folder}/log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  server {
    listen 127.0.0.1:${port}; root ${folder}/www; default_type "text/html; charset=utf-8";
    ${added.map(([name, value]) => `add_header ${name} "${String(value)}";`).join('\n    ')}
  }
}`
}
