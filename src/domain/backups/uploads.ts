import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, open, readdir, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../database/embedded/start-problem.ts'
import { isUuid } from '../is-uuid.ts'

export type AppendResult = { ok: true } | { ok: false; reason: 'no-upload' | 'gap' | 'disk-full' }

export type Uploads = ReturnType<typeof openUploads>

const dayMs = 86_400_000

/** Files that arrive in pieces of ordinary size, under names that nobody can guess. What is a day old is removed. */
export function openUploads(folder: string, now: () => Date) {
  const pathOf = (upload: string, ending: 'chowk' | 'json') =>
    isUuid(upload) ? join(folder, `${upload}.${ending}`) : null
  return {
    pathOf,

    begin: async (): Promise<string> => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeOld(folder, new Date(now().getTime() - dayMs))
      const upload = randomUUID()
      await (await open(join(folder, `${upload}.chowk`), 'wx', 0o600)).close()
      return upload
    },

    /** Adds a piece at its place; one that was sent twice counts once. */
    append: async (piece: { upload: string; at: number; bytes: Buffer }): Promise<AppendResult> => {
      const path = pathOf(piece.upload, 'chowk')
      const size = path && (await sizeOf(path))
      if (!path || size === null) return { ok: false, reason: 'no-upload' }
      if (size === piece.at + piece.bytes.length) return { ok: true }
      return size === piece.at ? addBytes(path, piece) : { ok: false, reason: 'gap' }
    },

    hasArrived: async (upload: string): Promise<boolean> => {
      const path = pathOf(upload, 'chowk')
      return path !== null && (await sizeOf(path)) !== null
    },
  }
}

async function addBytes(path: string, { at, bytes }: { at: number; bytes: Buffer }): Promise<AppendResult> {
  try {
    await appendFile(path, bytes)
    return { ok: true }
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error
    // Part of the piece may have found room.
    await truncate(path, at)
    return { ok: false, reason: 'disk-full' }
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

async function removeOld(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtime < before) await rm(path, { force: true })
  }
}
