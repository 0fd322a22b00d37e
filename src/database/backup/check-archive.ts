import { z } from 'zod'
import { errorCode } from '../embedded/start-problem.ts'
import { compareMigrations, type Migration, readMigrations } from '../migrate.ts'
import { checkSeal, damagedCode, inflatedCode, readFrames, type SealResult } from './archive-frames.ts'
import { type ArchiveHeader, archiveHeaderSchema } from './archive-header.ts'

export type ArchiveRefusal = Extract<SealResult, { ok: false }>['reason'] | 'edited' | 'older' | 'inflated'

type CheckArchiveResult =
  | { ok: true; header: ArchiveHeader; present: Migration[]; missing: Migration[]; replaced: string[] }
  | { ok: false; reason: ArchiveRefusal }

/** Checks, without a database, whether this Chowk can restore the file: its bytes are intact and its migrations are known. */
export async function checkArchive(path: string, known?: Migration[]): Promise<CheckArchiveResult> {
  const seal = await checkSeal(path)
  if (!seal.ok) return seal
  const read = await readHeader(path)
  if (!read.ok) return read
  const { header } = read
  const compared = compareMigrations(known ?? (await readMigrations()), header.migrations)
  return compared.ok ? { ...compared, header } : { ok: false, reason: compared.reason }
}

async function readHeader(
  path: string,
): Promise<{ ok: true; header: ArchiveHeader } | { ok: false; reason: ArchiveRefusal }> {
  try {
    for await (const { kind, payload } of readFrames(path)) {
      if (kind === 'header')
        return { ok: true, header: archiveHeaderSchema.parse(JSON.parse(payload.toString())) }
      break
    }
    return { ok: false, reason: 'damaged' }
  } catch (error) {
    const reason = refusalOf(error)
    if (reason) return { ok: false, reason }
    throw error
  }
}

/** Why a file with an intact seal cannot be restored; null if the error is not about its content. */
export function refusalOf(error: unknown): 'damaged' | 'inflated' | null {
  const code = errorCode(error) ?? ''
  if (code === inflatedCode) return 'inflated'
  const isUnreadable = code === damagedCode || code.startsWith('ZSTD_')
  return isUnreadable || error instanceof SyntaxError || error instanceof z.ZodError ? 'damaged' : null
}
