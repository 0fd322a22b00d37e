// node bench/memory.ts [LINKS]
// Memory of all processes at rest, including our PostgreSQL: 10,000 links, every kind of page opened once (Linux).
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { databaseUrlOf, makeDataFolder, startChowk } from './start-chowk.ts'

// Long enough for a garbage collection and for idle connections to close.
const restMs = 45_000

const links = process.argv[2] ?? '10000'
const { dataDir, drop } = makeDataFolder('memory')
const chowk = await startChowk(dataDir)
const seed = fileURLToPath(new URL('seed-news-links.ts', import.meta.url))
execFileSync(process.execPath, [seed, await databaseUrlOf(dataDir), links], { stdio: 'ignore' })
for (const path of ['/', '/index', '/category/politics', '/search?q=the', '/about']) {
  await (await fetch(chowk.origin + path)).text()
}
await wait(restMs)
let total = 0
for (const pid of [chowk.pid, ...listDescendants(chowk.pid)]) {
  const kilobytes = readProportionalKb(pid)
  total += kilobytes
  console.log(`${(kilobytes / 1024).toFixed(1).padStart(7)} MB  ${nameOf(pid)}`)
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} MB  in all, with ${links} links`)
await chowk.stop()
drop()

function listDescendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)
  return children.flatMap(child => [child, ...listDescendants(child)])
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    // The process exited while it was being read.
    return -1
  }
}

/** The process's private memory plus its share of shared memory (PSS). */
function readProportionalKb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
}

function nameOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 80)
}
