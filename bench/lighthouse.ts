// node bench/lighthouse.ts [PATHS…]
// Lighthouse's four scores (mobile) for front page, category and search, and the reason for each lost point.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../bin/find-chromium.ts'
import { connect } from '../src/database/connect.ts'
import { loadSamples } from '../src/domain/samples/load-samples.ts'
import { databaseUrlOf, makeDataFolder, startChowk } from './start-chowk.ts'

// Not one of our dependencies: it installs a hundred packages for something that is run a few times a year.
const lighthouse = 'lighthouse@13.5.0'

type Item = { groupLabel?: string; url?: string; duration: number; node?: { snippet: string } }
type Audit = {
  id: string
  title: string
  score: number | null
  displayValue?: string
  details?: { items?: Item[] }
}
type Category = { title: string; score: number; auditRefs: { id: string; weight: number }[] }
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> }

const given = process.argv.slice(2)
const paths = given.length > 0 ? given : ['/', '/category/world', '/search?q=the']
const browser = findChromium()
if (!browser.ok) throw new Error(browser.problem)
const { dataDir, drop } = makeDataFolder('lighthouse')
const chowk = await startChowk(dataDir)
const db = connect({ url: await databaseUrlOf(dataDir), connectionsMax: 1, applicationName: 'chowk bench' })
await loadSamples(db, { now: new Date() })
await db.destroy()
for (const path of paths) describe(path, measure(chowk.origin + path, browser.path))
await chowk.stop()
drop()

function measure(url: string, chromium: string): Report {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = '--headless=new --no-sandbox --disable-quic --disable-background-networking'
  const options = [url, '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, '--quiet']
  const env = { ...process.env, CHROME_PATH: chromium }
  const ran = spawnSync('npx', ['--yes', lighthouse, ...options], { env, encoding: 'utf8' })
  if (ran.status !== 0) throw new Error(ran.stderr)
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  return report
}

/** The main thread's work by kind, and each task longer than 50 ms, which together are the blocking time. */
function describeBlocking(audits: Report['audits']): void {
  for (const id of ['mainthread-work-breakdown', 'long-tasks']) {
    const items = audits[id]?.details?.items ?? []
    const parts = items.map(
      ({ groupLabel, url, duration }) => `${groupLabel ?? url} ${Math.round(duration)} ms`,
    )
    console.log(`  ${id}: ${parts.join(', ') || 'nothing'}`)
  }
}

function describe(path: string, { categories, audits }: Report): void {
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`)
  console.log(`${path}: ${scores.join(', ')}`)
  for (const { title, auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const audit = audits[id]
      if (weight > 0 && audit && audit.score !== null && audit.score < 1) {
        console.log(`  ${title}: ${audit.title} ${audit.displayValue ?? ''} (${id})`)
        for (const { node } of audit.details?.items ?? []) if (node) console.log(`    ${node.snippet}`)
      }
    }
  }
  describeBlocking(audits)
}
