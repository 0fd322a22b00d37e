import { readFile, rename, writeFile } from 'node:fs/promises'
import type { ReplaceAllResult } from '../../database/backup/replace-all.ts'
import { startMark } from '../../database/embedded/process-identity.ts'
import { errorCode } from '../../database/embedded/start-problem.ts'

// How a restore goes, in a file: another web process of this machine may be the one that is asked.

export type RestoreFailure = Extract<ReplaceAllResult, { ok: false }>['reason'] | 'failed' | 'ended'

export type RestoreState = { state: 'running' | 'done' } | { state: 'refused'; reason: RestoreFailure }

type Written = RestoreState & { pid: number; mark: string }

/** With the process that writes, so that a state outlives nobody who could change it. */
export async function writeRestoreState(path: string, state: RestoreState): Promise<void> {
  const written: Written = { ...state, pid: process.pid, mark: startMark(process.pid) }
  // Never half there for whoever asks at this moment.
  await writeFile(`${path}.new`, JSON.stringify(written), { mode: 0o600 })
  await rename(`${path}.new`, path)
}

/** Null where none was begun. One whose process is gone has ended, and its transaction with it. */
export async function findRestoreState(path: string): Promise<RestoreState | null> {
  const text = await readFile(path, 'utf8').catch(error => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const { pid, mark, ...state }: Written = JSON.parse(text)
  return state.state === 'running' && startMark(pid) !== mark ? { state: 'refused', reason: 'ended' } : state
}
