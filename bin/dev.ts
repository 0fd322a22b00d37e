import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { watchFolders } from './watch-folders.ts'

// `npm run dev`: runs Chowk like `npm start`, and rebuilds and restarts it whenever a source changes.

const root = fileURLToPath(new URL('..', import.meta.url))
const setup = fileURLToPath(new URL('./setup.mjs', import.meta.url))

// Text editors write a file in several steps; wait until they are done.
const settleMs = 200

let stopping = false
let changed = Promise.withResolvers<void>()

const watching = watchFolders([`${root}src`, `${root}db`], () => changed.resolve())
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
process.on('disconnect', stop)

while (!stopping) {
  changed = Promise.withResolvers()
  const chowk = start()
  await Promise.race([chowk.ended, untilChange()])
  // If Chowk ended by itself, it has printed the reason; starting again helps only after a change.
  if (chowk.hasEnded() && !stopping) await untilChange()
  chowk.child.kill('SIGTERM')
  await chowk.ended
  while (!stopping && !isBuilt()) await untilChange()
}
watching.close()
process.exit()

function start() {
  const child: ChildProcess = spawn(process.execPath, [`${root}src/main.ts`], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  return { child, ended, hasEnded: () => child.exitCode !== null || child.signalCode !== null }
}

async function untilChange() {
  await changed.promise
  await new Promise(resolve => setTimeout(resolve, settleMs))
  changed = Promise.withResolvers()
}

function isBuilt() {
  return spawnSync(process.execPath, [setup, 'build'], { stdio: 'inherit' }).status === 0
}

function stop() {
  stopping = true
  changed.resolve()
}
