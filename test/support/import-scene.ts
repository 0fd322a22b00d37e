import type { Db } from '../../src/database/connect.ts'
import type { Authorized } from '../../src/domain/accounts/authorize.ts'
import { confirmImport } from '../../src/domain/exchange/decide-import.ts'
import type { Outcome } from '../../src/domain/exchange/import-job.ts'
import { findImport, type ImportPass, listLines } from '../../src/domain/exchange/import-queries.ts'
import { describeLine } from '../../src/domain/exchange/line-reason.ts'
import { workImports } from '../../src/ingest/import/work-imports.ts'
import { freshNewsroom } from './fresh-newsroom.ts'
import { uploadFile } from './upload-file.ts'

/** An editor who imports files, and the worker that processes the imports. */
export function importScene(db: Db, { by, now }: { by: Authorized; now: Date }) {
  async function work(at = now, signal = new AbortController().signal): Promise<void> {
    const error = (details: object) => {
      throw new Error('an import failed', { cause: details })
    }
    await workImports({ db, now: () => at, log: { error }, signal })
  }

  /** Uploads a file and lets the worker check it. */
  async function check(text: string | Buffer): Promise<string> {
    const id = await uploadFile(db, { text, by, now })
    await work()
    return id
  }

  async function confirm(id: string, existing: 'change' | 'leave' = 'change'): Promise<void> {
    if (!(await confirmImport(db, { id, existing, by, now }))) throw new Error('not confirmed')
  }

  async function write(id: string, existing: 'change' | 'leave' = 'change'): Promise<void> {
    await confirm(id, existing)
    await work()
  }

  async function lines(importId: string, outcome: Outcome, pass: ImportPass = 'check') {
    const found = await listLines(db, { importId, pass, outcome, limit: 100 })
    return found.map(({ reasons, ...line }) => ({
      ...line,
      reason: describeLine({ outcome, reasons }, 'en'),
    }))
  }

  return { work, check, confirm, write, lines, find: (id: string) => findImport(db, id) }
}

/** The same on a separate database, emptied before each test. */
export async function freshImportScene() {
  const newsroom = await freshNewsroom({
    empty: ['newsLinks', 'siteLinks', 'categories', 'revisions', 'imports'],
  })
  return { ...newsroom, ...importScene(newsroom.db, newsroom) }
}
