import { randomBytes } from 'node:crypto'
import { lstat, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode } from '../embedded/start-problem.ts'
import type { TableTotal } from './archive-header.ts'

export type BackUpToFileResult =
  | { ok: true; bytes: number; tables: TableTotal[] }
  | { ok: false; reason: 'disk-full' | 'no-folder' | 'not-allowed' | 'read-only' | 'taken' }

const reasons: Record<string, Extract<BackUpToFileResult, { ok: false }>['reason']> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  ENOENT: 'no-folder',
  ENOTDIR: 'no-folder',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  EROFS: 'read-only',
}

/** Appears whole or not at all, readable by its owner alone. A file of that name stays: it may be the only copy. */
export async function backUpToFile(
  path: string,
  readArchive: (onTable: (total: TableTotal) => void) => AsyncIterable<Buffer>,
): Promise<BackUpToFileResult> {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}`)
  const tables: TableTotal[] = []
  try {
    if (await isTaken(path)) return { ok: false, reason: 'taken' }
    await writeWhole(
      draft,
      readArchive(total => tables.push(total)),
    )
    await rename(draft, path)
    return { ok: true, bytes: (await stat(path)).size, tables }
  } catch (error) {
    await removeDraft(draft)
    const reason = isOfFile(error) ? reasons[errorCode(error) ?? ''] : undefined
    if (reason) return { ok: false, reason }
    throw error
  }
}

async function writeWhole(path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function removeDraft(path: string): Promise<void> {
  await rm(path, { force: true }).catch(error => {
    // There is no folder, or none that we may enter, so there is no file of ours either.
    if (!['ENOTDIR', 'EACCES'].includes(errorCode(error) ?? '')) throw error
  })
}

async function isTaken(path: string): Promise<boolean> {
  const found = await lstat(path).catch(error => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  return found !== null
}

// A database that cannot be reached has codes as well, and they are not about the file.
function isOfFile(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && !/connect|getaddrinfo/.test(String(error.syscall))
}
