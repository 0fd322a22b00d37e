// node bench/first-paint.ts [ADDRESS] [OTHER ADDRESS] [ROUNDS] [PATHS…]
// First paint at 250 kbit/s with a round trip of 400 ms and a processor four times slower, for a first visit and for a
// second page in the same browser. Two addresses of running sites are compared in turns. Without an address it starts a
// site with the sample links. Prints medians, and the main thread's time on the page.
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../bin/find-chromium.ts'
import { connect } from '../src/database/connect.ts'
import { loadSamples } from '../src/domain/samples/load-samples.ts'
import { databaseUrlOf, makeDataFolder, startChowk } from './start-chowk.ts'

// A phone on 2G in a town: the conditions of the specification's figure.
const bytesPerSecond = (250 * 1000) / 8
const roundTripMs = 400
const slowdown = 4
const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  deviceScaleFactor: 2,
  timezoneId: 'Asia/Kolkata',
}
// Includes the main thread's work after the paint: pictures, the reader script, layout below the fold.
const settleMs = 500

const names = ['paint', 'content', 'largest', 'task', 'style', 'layout', 'script', 'bytes'] as const
type Visit = Record<(typeof names)[number], number>

const given = process.argv.slice(2)
const addresses = given.filter(option => /^https?:/.test(option))
const rounds = Number(given.find(option => /^\d+$/.test(option)) ?? '5')
const givenPaths = given.filter(option => option.startsWith('/'))
const paths = givenPaths.length > 0 ? givenPaths : ['/', '/category/world', '/stories']

const found = findChromium()
if (!found.ok) throw new Error(found.problem)
const own = addresses.length === 0 ? await startWithSamples() : null
const sites = own ? [own.origin] : addresses
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
for (const path of paths) await comparePath(browser, path)
await browser.close()
await own?.stop()

async function startWithSamples(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { dataDir, drop } = makeDataFolder('first-paint')
  const chowk = await startChowk(dataDir)
  const url = await databaseUrlOf(dataDir)
  const db = connect({ url, connectionsMax: 1, applicationName: 'chowk bench' })
  await loadSamples(db, { now: new Date() })
  await db.destroy()
  return { origin: chowk.origin, stop: () => chowk.stop().then(drop) }
}

async function comparePath(running: Browser, path: string): Promise<void> {
  const measured = new Map<string, Visit[]>()
  for (let round = 0; round < rounds; round++) {
    for (const site of sites) {
      const { first, second } = await visitTwice(running, { site, path })
      for (const [name, visit] of Object.entries({ first, second })) {
        const key = `${site} ${path} ${name}`
        measured.set(key, [...(measured.get(key) ?? []), visit])
      }
    }
  }
  for (const [key, visits] of measured) console.log(`${key}: ${describe(visits)}`)
}

/** A first visit to `path`, and a visit after another page. */
async function visitTwice(running: Browser, { site, path }: { site: string; path: string }) {
  const before = path === '/' ? '/index' : '/'
  return {
    first: await inFreshBrowser(running, page => visit(page, site + path)),
    second: await inFreshBrowser(running, async page => {
      await page.goto(site + before, { waitUntil: 'load' })
      return await visit(page, site + path)
    }),
  }
}

async function inFreshBrowser(running: Browser, use: (page: Page) => Promise<Visit>): Promise<Visit> {
  const context = await running.newContext(phone)
  const result = await use(await context.newPage())
  await context.close()
  return result
}

async function visit(page: Page, url: string): Promise<Visit> {
  const client = await page.context().newCDPSession(page)
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await client.send('Performance.enable')
  const started = await readWork(client)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  const ended = await readWork(client)
  const paints = await page.evaluate(readPaints)
  await client.detach()
  const spent = (name: string) => ((ended.get(name) ?? 0) - (started.get(name) ?? 0)) * 1000
  return {
    ...paints,
    task: spent('TaskDuration'),
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
    script: spent('ScriptDuration'),
    bytes,
  }
}

type Metrics = { metrics: { name: string; value: number }[] }

async function readWork(client: { send(method: 'Performance.getMetrics'): Promise<Metrics> }) {
  const { metrics } = await client.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

/** Runs in the page: the browser's own paint timings. */
async function readPaints(): Promise<{ paint: number; content: number; largest: number }> {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
  const largest = await new Promise<number>(resolve => {
    const observer = new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? 0))
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  })
  return { paint: at('first-paint'), content: at('first-contentful-paint'), largest }
}

function describe(visits: Visit[]): string {
  return names.map(name => `${name} ${Math.round(median(visits.map(one => one[name])))}`).join(', ')
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
