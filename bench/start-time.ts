// node bench/start-time.ts [TIMES]
// The second start: from the command to the first page, including database and worker, on an existing folder.
import { makeDataFolder, startChowk } from './start-chowk.ts'

const times = Number(process.argv[2] ?? 5)
const { dataDir, drop } = makeDataFolder('start')
await (await startChowk(dataDir)).stop()
for (let n = 1; n <= times; n++) {
  const startedAt = performance.now()
  const chowk = await startChowk(dataDir)
  await (await fetch(chowk.origin)).text()
  const pageMs = performance.now() - startedAt
  console.log(
    `ready after ${(chowk.readyMs / 1000).toFixed(2)} s, first page after ${(pageMs / 1000).toFixed(2)} s`,
  )
  await chowk.stop()
}
drop()
