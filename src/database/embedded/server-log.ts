import { copyFileSync, fchownSync, openSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './data-place.ts'
import { errorCode } from './start-problem.ts'

const logBytesMax = 10_000_000

/** The server's own log, for it to write at the end of. */
export function openServerLog({ home, account }: Place): number {
  const log = openSync(join(home, 'postgres.log'), 'a', 0o640)
  if (account) fchownSync(log, account.uid, account.gid)
  shortenServerLog(home)
  return log
}

/**
 * Begins the log anew when it is long; one older part stays beside it. The server runs for months and would go on
 * writing into a file that was renamed, so the lines move and the file stays.
 */
export function shortenServerLog(home: string, bytesMax = logBytesMax): void {
  const path = join(home, 'postgres.log')
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= bytesMax) return
  try {
    rmSync(`${path}.1`, { force: true })
    copyFileSync(path, `${path}.1`)
  } catch (error) {
    // No room for the older part: the more reason to begin anew.
    if (errorCode(error) !== 'ENOSPC') throw error
  }
  truncateSync(path)
}
