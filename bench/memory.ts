// node bench/memory.ts [LINKS] [MEGABYTES]
// Memory of all processes at rest, including our PostgreSQL: 10,000 links, every kind of page opened once (Linux). With MEGABYTES,
// as root, on a server of that size: PostgreSQL's shared memory depends on it.
import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openMemoryBound } from './memory-bound.ts'
import { describeMemory } from './process-memory.ts'
import { databaseUrlOf, makeDataFolder, startChowk } from './start-chowk.ts'

// Long enough for the worker to place the links in stories and then collect, and for idle connections to close.
const restMs = 120_000

const [links = '10000', megabytes] = process.argv.slice(2)
const bound = megabytes ? openMemoryBound(Number(megabytes) * 2 ** 20) : null
const { dataDir, drop } = makeDataFolder('memory')
const chowk = await startChowk(dataDir, { within: bound?.within ?? [] })
const seed = fileURLToPath(new URL('seed-news-links.ts', import.meta.url))
execFileSync(process.execPath, [seed, await databaseUrlOf(dataDir), links], { stdio: 'ignore' })
for (const path of ['/', '/index', '/category/politics', '/search?q=the', '/about']) {
  await (await fetch(chowk.origin + path)).text()
}
await wait(restMs)
console.log(`${describeMemory(chowk.pid)}, with ${links} links`)
await chowk.stop()
drop()
bound?.drop()
