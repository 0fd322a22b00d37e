import { copyFileSync, fchownSync, openSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { DataLocation } from './data-location.ts'
import { errorCode } from './start-problem.ts'

const logBytesMax = 10_000_000

export function openServerLog({ home, account }: DataLocation): number {
  const log = openSync(join(home, 'postgres.log'), 'a', 0o640)
  if (account) fchownSync(log, account.uid, account.gid)
  shortenServerLog(home)
  return log
}

/** One older part stays. The server would go on writing into a renamed file: so the lines move, and the file stays. */
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
