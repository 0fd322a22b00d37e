import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp } from './back-up.ts'
import { type BackUpToFileResult, backUpToFile } from './back-up-to-file.ts'
import { checkArchive } from './check-archive.ts'
import { withWritesRefused } from './refuse-writes.ts'
import { type OnWritesRefused, type RestoreResult, restoreOn } from './restore.ts'

export type ReplaceAllResult =
  | (Extract<RestoreResult, { ok: true }> & { keptAt: string })
  | Extract<RestoreResult, { ok: false }>
  | { ok: false; reason: 'not-kept'; because: Extract<BackUpToFileResult, { ok: false }>['reason'] }

type Replacement = {
  url: string
  path: string
  keepIn: string
  now: Date
  restoreId?: string
  onWritesRefused?: OnWritesRefused
}

/**
 * Restores over existing data, which is first saved as an archive in `keepIn`, so that the restore can be undone. Writes are
 * refused from before that archive is made, so that it contains everything.
 */
export async function replaceAll(options: Replacement): Promise<ReplaceAllResult> {
  const { url, path, keepIn, now, restoreId, onWritesRefused } = options
  return withWritesRefused(url, async client => {
    onWritesRefused?.()
    const archive = await checkArchive(path)
    if (!archive.ok) return archive
    await mkdir(keepIn, { recursive: true, mode: 0o700 })
    const keptAt = join(keepIn, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}.chowk`)
    const kept = await backUpToFile(keptAt, onTable => backUp({ url, now, onTable }))
    if (!kept.ok) return { ok: false, reason: 'not-kept', because: kept.reason }
    let isReplaced = false
    try {
      const restored = await restoreOn(client, { path, over: 'everything', restoreId })
      isReplaced = restored.ok
      return restored.ok ? { ...restored, keptAt } : restored
    } finally {
      if (!isReplaced) await rm(keptAt)
    }
  })
}
