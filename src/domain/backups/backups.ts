import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { backUp } from '../../database/backup/back-up.ts'
import { replaceAll } from '../../database/backup/replace-all.ts'
import { restore } from '../../database/backup/restore.ts'
import type { Db } from '../../database/connect.ts'
import { errorCode } from '../../database/embedded/start-problem.ts'
import type { Authorized } from '../accounts/authorize.ts'
import {
  findRestoreState,
  keepRestoring,
  type RestoreFailure,
  refuseRestore,
  takeRestore,
} from './restore-state.ts'
import { appendPiece, beginUpload, writeArchive } from './restore-uploads.ts'

// Backup and restore from the browser. An archive arrives in pieces; the restore then runs by itself, so that no
// proxy's patience ends it, and who knows the upload's name may ask how it goes: the session does not outlive it.

export type Backups = ReturnType<typeof openBackups>

type RestoreWish = { upload: string; over: 'nothing-of-worth' | 'everything' }
type Options = { db: Db; databaseUrl: string; folder: string; now: () => Date; log: Logger }

/** `folder` is where archives may lie, on this machine; pieces and states are in the database, for every machine. */
export function openBackups(options: Options) {
  const { db, databaseUrl, now, log } = options
  return {
    read: (_by: Authorized<'administrator'>) => backUp({ url: databaseUrl, now: now() }),

    /** Makes room for an archive and gives the name under which its pieces come. */
    begin: (_by: Authorized<'administrator'>) => beginUpload(db, now()),

    append: (_by: Authorized<'administrator'>, piece: { upload: string; at: number; bytes: Buffer }) =>
      appendPiece(db, { ...piece, now: now() }),

    /**
     * Begins to restore what has arrived. False where nothing has; true and no second time where it was begun. Once it
     * answers, no save is taken that would be lost.
     */
    start: async (_by: Authorized<'administrator'>, { upload, over }: RestoreWish): Promise<boolean> => {
      if (!(await takeRestore(db, upload, now()))) return (await findRestoreState(db, upload, now())) !== null
      const begun = Promise.withResolvers<void>()
      run({ ...options, upload, over, onWritesRefused: begun.resolve })
        .catch(err => log.error({ err }, 'a restore is over and cannot say so'))
        .finally(begun.resolve)
      await begun.promise
      return true
    },

    /** How the restore of this upload goes; null for one that was never begun. */
    find: (upload: string) => findRestoreState(db, upload, now()),
  }
}

type Run = Options & RestoreWish & { onWritesRefused: () => void }

async function run(options: Run): Promise<void> {
  const { db, upload, now } = options
  const claim = keepRestoring(db, upload, now)
  try {
    const reason = await restoreFrom(options)
    if (reason) await refuseRestore(db, upload, { reason, now: now() })
  } finally {
    claim.stop()
  }
}

/** Why nothing was restored; null when all was. */
async function restoreFrom(options: Run): Promise<RestoreFailure | null> {
  const { db, upload, databaseUrl: url, folder, now, log, over, onWritesRefused } = options
  try {
    const path = await writeArchive(db, { upload, folder: join(folder, 'uploads') })
    const wish = { url, path, restoreId: upload, onWritesRefused }
    const result = await (over === 'everything'
      ? replaceAll({ ...wish, keepIn: join(folder, 'backups'), now: now() })
      : restore({ ...wish, over })
    ).finally(() => rm(path, { force: true }))
    return result.ok ? null : result.reason
  } catch (err) {
    log.error({ err }, 'a restore failed; nothing was changed')
    return errorCode(err) === 'ENOSPC' ? 'disk-full' : 'failed'
  }
}
