import { randomBytes } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode } from '../embedded/start-problem.ts'
import { checkFirstLine } from './archive-frames.ts'
import type { TableTotal } from './archive-header.ts'

export type BackUpToFileResult =
  | { ok: true; bytes: number; tables: TableTotal[] }
  | { ok: false; reason: 'disk-full' | 'no-folder' | 'not-allowed' | 'read-only' | 'not-ours' }

const reasons: Record<string, Extract<BackUpToFileResult, { ok: false }>['reason']> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  ENOENT: 'no-folder',
  ENOTDIR: 'no-folder',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  EROFS: 'read-only',
}

/**
 * Writes an archive that appears whole, under its name, or not at all; only its owner may read it. An older archive of
 * the same name gives way, any other file does not.
 */
export async function backUpToFile(
  path: string,
  readArchive: (onTable: (total: TableTotal) => void) => AsyncIterable<Buffer>,
): Promise<BackUpToFileResult> {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}`)
  const tables: TableTotal[] = []
  try {
    if (await isSomethingElse(path)) return { ok: false, reason: 'not-ours' }
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
    // There is no folder, so there is no file either.
    if (errorCode(error) !== 'ENOTDIR') throw error
  })
}

async function isSomethingElse(path: string): Promise<boolean> {
  const found = await stat(path).catch(error => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  return found !== null && !(found.isFile() && (await checkFirstLine(path)).ok)
}

// A database that cannot be reached has codes as well, and they are not about the file.
function isOfFile(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && !/connect|getaddrinfo/.test(String(error.syscall))
}
