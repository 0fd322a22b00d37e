import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'

// `npm run dev`: Chowk as `npm start` runs it, built and started again whenever a source changes.

const root = fileURLToPath(new URL('..', import.meta.url))
const setup = fileURLToPath(new URL('./setup.mjs', import.meta.url))
let stopping = false

// An editor writes a file in several steps.
const settleMs = 200

const changes = watch(`${root}src`, { recursive: true })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop())
process.on('disconnect', () => stop())

while (!stopping) {
  const chowk = spawn(process.execPath, [`${root}src/main.ts`], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  await Promise.race([once(chowk, 'exit'), untilChange()])
  if (chowk.exitCode !== null && !stopping) await untilChange()
  chowk.kill('SIGTERM')
  if (chowk.exitCode === null && chowk.signalCode === null) await once(chowk, 'exit')
  while (!stopping && !isBuilt()) await untilChange()
}

async function untilChange() {
  await once(changes, 'change')
  await new Promise(resolve => setTimeout(resolve, settleMs))
}

function isBuilt() {
  return spawnSync(process.execPath, [setup, 'build'], { stdio: 'inherit' }).status === 0
}

function stop() {
  stopping = true
  changes.emit('change')
}
