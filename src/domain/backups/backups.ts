import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { backUp } from '../../database/backup/back-up.ts'
import { replaceAll } from '../../database/backup/replace-all.ts'
import { restore } from '../../database/backup/restore.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { findRestoreState, type RestoreState, writeRestoreState } from './restore-state.ts'
import { openUploads } from './uploads.ts'

// Backup and restore from the browser. An archive arrives in pieces; the restore then runs by itself, so that no
// proxy's patience ends it, and who knows the upload's name may ask how it goes: the session does not outlive it.

export type Backups = ReturnType<typeof openBackups>

type RestoreWish = { upload: string; over: 'nothing-of-worth' | 'everything' }
type Options = { databaseUrl: string; folder: string; now: () => Date; log: Logger }

/** `folder` is where archives may lie, on this machine; the web processes of one machine share it. */
export function openBackups(options: Options) {
  const { databaseUrl, folder, now, log } = options
  const uploads = openUploads(join(folder, 'uploads'), now)
  return {
    read: (_by: Authorized) => backUp({ url: databaseUrl, now: now() }),

    /** Makes room for an archive and gives the name under which its pieces come. */
    begin: (_by: Authorized) => uploads.begin(),

    append: (_by: Authorized, piece: Parameters<typeof uploads.append>[0]) => uploads.append(piece),

    /** Begins to restore what has arrived; false where nothing has. Once it answers, no save is taken that would be lost. */
    start: async (_by: Authorized, { upload, over }: RestoreWish): Promise<boolean> => {
      const [path, statePath] = [uploads.pathOf(upload, 'chowk'), uploads.pathOf(upload, 'json')]
      if (!path || !statePath || !(await uploads.hasArrived(upload))) return false
      await writeRestoreState(statePath, { state: 'running' })
      const begun = Promise.withResolvers<void>()
      run({ ...options, path, statePath, over, onWritesRefused: begun.resolve })
        .catch(err => log.error({ err }, 'a restore is over and cannot say so'))
        .finally(begun.resolve)
      await begun.promise
      return true
    },

    /** How the restore of this upload goes; null for one that was never begun. */
    find: async (upload: string): Promise<RestoreState | null> => {
      const statePath = uploads.pathOf(upload, 'json')
      return statePath ? findRestoreState(statePath) : null
    },
  }
}

type From = Options & Pick<RestoreWish, 'over'> & { onWritesRefused: () => void }

async function run({ path, statePath, ...from }: From & { path: string; statePath: string }): Promise<void> {
  const state = await restoreFrom(path, from)
  // First, because it may be what the disk has no room for.
  await rm(path, { force: true })
  await writeRestoreState(statePath, state)
}

async function restoreFrom(
  path: string,
  { databaseUrl: url, folder, now, log, over, onWritesRefused }: From,
): Promise<RestoreState> {
  try {
    const result =
      over === 'everything'
        ? await replaceAll({ url, path, keepIn: join(folder, 'backups'), now: now(), onWritesRefused })
        : await restore({ url, path, over, onWritesRefused })
    return result.ok ? { state: 'done' } : { state: 'refused', reason: result.reason }
  } catch (err) {
    log.error({ err }, 'a restore failed; nothing was changed')
    return { state: 'refused', reason: 'failed' }
  }
}
