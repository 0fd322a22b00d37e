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

/** Keeps one older part. Copies and truncates, because the server would keep writing to a renamed file. */
export function shortenServerLog(home: string, bytesMax = logBytesMax): void {
  const path = join(home, 'postgres.log')
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= bytesMax) return
  try {
    rmSync(`${path}.1`, { force: true })
    copyFileSync(path, `${path}.1`)
  } catch (error) {
    // There is no room for the older part, so only the truncation below helps.
    if (errorCode(error) !== 'ENOSPC') throw error
  }
  truncateSync(path)
}
