import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { backUpApart } from '../../database/backup/back-up-apart.ts'
import { replaceAll } from '../../database/backup/replace-all.ts'
import { restore } from '../../database/backup/restore.ts'
import type { Db } from '../../database/connect.ts'
import { awayReason, isDatabaseAway } from '../../database/database-error.ts'
import { errorCode } from '../../database/embedded/start-problem.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { sanitizeStored } from '../site-links/sanitize-page.ts'
import {
  appendPiece,
  beginUpload,
  findRestoreState,
  type RestoreFailure,
  refuseRestore,
  renewRestoreClaim,
  takeRestore,
  writeArchive,
} from './restores.ts'

// Backup and restore from the browser. An archive arrives in pieces; the restore then runs in the background, so that no
// proxy's timeout ends it. The upload's name is enough to read its progress, because the session does not outlive it.

export type Backups = ReturnType<typeof openBackups>

type RestoreRequest = { upload: string; over: 'nothing' | 'everything' }
type Options = { db: Db; databaseUrl: string; folder: string; now: () => Date; log: Logger }

/** `folder` is the data folder, where archives are kept on this machine; pieces and states are in the database, for every machine. */
export function openBackups(options: Options) {
  const { db, databaseUrl, folder, now, log } = options
  return {
    read: (_by: Authorized<'administrator'>) =>
      backUpApart({ url: databaseUrl, dataDir: folder, now: now() }),

    /** Prepares an upload and returns the name under which its pieces are sent. */
    begin: (_by: Authorized<'administrator'>) => beginUpload(db, now()),

    append: (_by: Authorized<'administrator'>, piece: { upload: string; at: number; bytes: Buffer }) =>
      appendPiece(db, { ...piece, now: now() }),

    /** Starts restoring the uploaded archive once; false if there is none. By its return, saves that would be lost are refused. */
    start: async (_by: Authorized<'administrator'>, { upload, over }: RestoreRequest): Promise<boolean> => {
      if (!(await takeRestore(db, upload, now()))) return (await findRestoreState(db, upload, now())) !== null
      const writesRefused = Promise.withResolvers<void>()
      run({ ...options, upload, over, onWritesRefused: writesRefused.resolve })
        .catch(error => log.error(causeOf(error), 'a restore ended and its outcome could not be recorded'))
        .finally(writesRefused.resolve)
      await writesRefused.promise
      return true
    },

    /** The state of this upload's restore; null if it was never started. */
    find: (upload: string) => findRestoreState(db, upload, now()),
  }
}

type Run = Options & RestoreRequest & { onWritesRefused: () => void }

async function run(options: Run): Promise<void> {
  const { db, upload, now } = options
  const claim = renewRestoreClaim(db, upload, now)
  try {
    const reason = await restoreFrom(options)
    if (reason) await recordRefusal(options, reason)
  } finally {
    claim.stop()
  }
}

// A database that was killed during the restore is back after some seconds.
const [recordsMax, recordPauseMs] = [10, 1_000]

async function recordRefusal({ db, upload, now }: Options & RestoreRequest, reason: RestoreFailure) {
  for (let left = recordsMax; ; left -= 1) {
    try {
      return await refuseRestore(db, upload, { reason, now: now() })
    } catch (error) {
      if (left === 1) throw error
      await wait(recordPauseMs)
    }
  }
}

/** Why nothing was restored; null after a success. */
async function restoreFrom(options: Run): Promise<RestoreFailure | null> {
  const { db, upload, databaseUrl: url, folder, now, log, over, onWritesRefused } = options
  try {
    const path = await writeArchive(db, { upload, folder: join(folder, 'uploads') })
    const request = { url, path, restoreId: upload, cleanHtml: sanitizeStored, onWritesRefused }
    const result = await (over === 'everything'
      ? replaceAll({ ...request, keepIn: join(folder, 'backups'), now: now() })
      : restore({ ...request, over })
    ).finally(() => rm(path, { force: true }))
    return result.ok ? null : result.reason
  } catch (error) {
    const unless = isDatabaseAway(error) ? ', unless it had just ended' : ''
    log.error(causeOf(error), `a restore failed; nothing was changed${unless}`)
    return errorCode(error) === 'ENOSPC' ? 'disk-full' : 'failed'
  }
}

/** While the database is away, the log demotes an `err` that this causes; a restore that failed is an error in any case. */
function causeOf(err: unknown): object {
  const reason = awayReason(err)
  return reason === null ? { err } : { reason }
}

/** Whether a restore would replace work of feeds or editors: links other than samples, or any change. */
export async function hasContent(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from news_links where not is_sample)
      or exists (select from revisions) as found`.execute(db)
  return rows[0]?.found ?? false
}
