import { chown, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDatabaseAway } from '../database-error.ts'
import { backUp } from './back-up.ts'
import { type BackUpToFileResult, backUpToFile } from './back-up-to-file.ts'
import { checkArchive } from './load-archive.ts'
import { withWritesRefused } from './refuse-writes.ts'
import { type CleanHtml, type OnWritesRefused, type RestoreResult, restoreOn } from './restore.ts'

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
  cleanHtml?: CleanHtml
  onWritesRefused?: OnWritesRefused
}

/**
 * Restores over existing data, which is first saved as an archive in `keepIn`, so that the restore can be undone. Writes are
 * refused from before that archive is made, so that it contains everything.
 */
export async function replaceAll(options: Replacement): Promise<ReplaceAllResult> {
  const { url, path, keepIn, now, restoreId, cleanHtml, onWritesRefused } = options
  return withWritesRefused(url, async client => {
    onWritesRefused?.()
    const archive = await checkArchive(path)
    if (!archive.ok) return archive
    if (await mkdir(keepIn, { recursive: true, mode: 0o700 })) await giveToOwner(keepIn)
    await removeOldDrafts(keepIn, now)
    const keptAt = join(keepIn, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}.chowk`)
    const kept = await backUpToFile(keptAt, onTable => backUp({ url, now, onTable }))
    if (!kept.ok) return { ok: false, reason: 'not-kept', because: kept.reason }
    await giveToOwner(keptAt)
    const restored = await restoreOn(client, { path, over: 'everything', restoreId, cleanHtml }).catch(
      async error => {
        // If the connection broke, the server may have committed.
        if (!isDatabaseAway(error)) await rm(keptAt)
        throw error
      },
    )
    if (restored.ok) return { ...restored, keptAt }
    await rm(keptAt)
    return restored
  })
}

/** A restore by root leaves nothing that the user who runs Chowk, and owns the folder, could not use. */
async function giveToOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dirname(path))
  await chown(path, uid, gid)
}

const dayMs = 86_400_000

/** Left behind by a killed restore: an archive that is being written is younger. */
async function removeOldDrafts(folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder)).filter(name => /^\.before-restore-.+\.chowk\.[0-9a-f]{8}$/.test(name))
  for (const path of names.map(name => join(folder, name))) {
    if (now.getTime() - (await stat(path)).mtimeMs > dayMs) await rm(path)
  }
}
