import { setTimeout as wait } from 'node:timers/promises'
import { type ImportDeps, workImports } from './work-imports.ts'

// An editor who has sent a file looks at the page: no later than this a worker looks too. One cheap query each time.
const idleMs = 1_000

// A full disk lasts for hours, and a line a second about it would fill it further.
const pauseMsMax = 30_000

/** Does what imports wait for, whenever something does, until aborted. A database that is away is waited for. */
export async function keepImporting(deps: ImportDeps): Promise<void> {
  const { signal } = deps
  for (let failures = 0; !signal.aborted; ) {
    try {
      await workImports(deps)
      failures = 0
    } catch (error) {
      failures += 1
      deps.log.error({ err: error }, 'imports met an error and go on in a moment')
    }
    await wait(pauseMsAfter(failures), undefined, { signal }).catch(() => undefined)
  }
}

/** How long to wait before looking again, after so many failures without a success between them. */
export function pauseMsAfter(failures: number): number {
  return Math.min(idleMs * 2 ** failures, pauseMsMax)
}
