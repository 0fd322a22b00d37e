// Loaded first by each Node process of the tests (near-tests.ts): says which mutant acts, and writes down the test files that
// reach it.
import { appendFileSync } from 'node:fs'

const mutant = Number(process.env.CHOWK_MUTANT)
const list = process.env.CHOWK_REACHED ?? ''
const reached = new Set<string>()

Object.assign(globalThis, {
  chowkActs(id: number): boolean {
    if (id !== mutant) return false
    const file = currentTest()
    if (!reached.has(file)) {
      reached.add(file)
      appendFileSync(list, `${file}\n`)
    }
    return true
  },
})

/** The file that Vitest runs in this process; a process that a test started only knows its number. */
function currentTest(): string {
  const worker: unknown = Reflect.get(globalThis, '__vitest_worker__')
  const isFile = typeof worker === 'object' && worker !== null && 'filepath' in worker
  return isFile ? String(worker.filepath) : `process ${process.pid}`
}
