import { setTimeout as wait } from 'node:timers/promises'
import { type ImportDeps, workImports } from './work-imports.ts'

// An editor who has sent a file looks at the page: no later than this a worker looks too. One cheap query each time.
const idleMs = 1_000

/** Does what imports wait for, now and whenever something does, until aborted. A database that is away is waited for. */
export async function keepImporting(deps: ImportDeps): Promise<void> {
  const { signal } = deps
  while (!signal.aborted) {
    try {
      await workImports(deps)
    } catch (error) {
      deps.log.error({ err: error }, 'imports met an error and go on in a moment')
    }
    await wait(idleMs, undefined, { signal }).catch(() => undefined)
  }
}
