import { randomBytes } from 'node:crypto'
import { createReadStream, rmSync } from 'node:fs'
import { type FileHandle, link, lstat, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode } from '../embedded/start-problem.ts'
import type { TableTotal } from './archive-frames.ts'

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
  // Another program took the name while the archive was written.
  EEXIST: 'taken',
}

/** Calls that some mounts refuse. */
type Calls = { link: typeof link; rename: typeof rename; rm: typeof rm }

/** Writes the archive completely or not at all, readable only by its owner. Never overwrites: a file may be the only copy. */
export async function backUpToFile(
  path: string,
  readArchive: (onTable: (total: TableTotal) => void) => AsyncIterable<Buffer>,
  calls: Calls = { link, rename, rm },
): Promise<BackUpToFileResult> {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}`)
  const tables: TableTotal[] = []
  const releaseDraft = removeAtExit(draft)
  try {
    if (await isTaken(path)) return { ok: false, reason: 'taken' }
    await writeWhole(
      await open(draft, 'wx', 0o600),
      readArchive(total => tables.push(total)),
    )
    if (!(await giveName(draft, path, calls))) {
      await removeDraft(draft, calls)
      return { ok: false, reason: 'taken' }
    }
    return { ok: true, bytes: (await stat(path)).size, tables }
  } catch (error) {
    await removeDraft(draft, calls)
    const reason = isOfFile(error) ? reasons[errorCode(error) ?? ''] : undefined
    if (reason) return { ok: false, reason }
    throw error
  } finally {
    releaseDraft()
  }
}

/** Removes the file if a signal ends the process before the returned function is called. */
function removeAtExit(path: string): () => void {
  const remove = () => rmSync(path, { force: true })
  process.once('exit', remove)
  return () => process.off('exit', remove)
}

async function writeWhole(file: FileHandle, bytes: AsyncIterable<Buffer>): Promise<void> {
  try {
    for await (const chunk of bytes) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** False if another program took the name while the archive was written. */
async function giveName(draft: string, path: string, calls: Calls): Promise<boolean> {
  const failed = await calls.link(draft, path).then(() => null, errorCode)
  if (failed === 'EEXIST') return false
  if (failed === null) {
    await removeDraft(draft, calls)
    return true
  }
  // Memory cards and some network drives have no hard links, so a last look has to do.
  if (await isTaken(path)) return false
  try {
    await calls.rename(draft, path)
  } catch (error) {
    if (!['ENOSYS', 'EPERM', 'ENOTSUP'].includes(errorCode(error) ?? '')) throw error
    await copyDraft(draft, path, calls)
  }
  return true
}

/** Mounts of object storage cannot rename a file, and may not delete the draft. */
async function copyDraft(draft: string, path: string, calls: Calls): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  const releaseCopy = removeAtExit(path)
  try {
    await writeWhole(file, createReadStream(draft))
  } catch (error) {
    await removeDraft(path, calls)
    throw error
  } finally {
    releaseCopy()
  }
  await removeDraft(draft, calls)
}

/** Only tries it: the result of the backup, or the error before this one, is what the caller needs. */
async function removeDraft(path: string, { rm }: Pick<Calls, 'rm'>): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined)
}

async function isTaken(path: string): Promise<boolean> {
  const found = await lstat(path).catch(error => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  return found !== null
}

// An unreachable database also throws errors with codes, but they do not concern the file.
function isOfFile(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && !/connect|getaddrinfo/.test(String(error.syscall))
}
