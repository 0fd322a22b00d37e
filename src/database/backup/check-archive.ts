import { compareMigrations, type Migration, readMigrations } from '../migrate.ts'
import { checkSeal, readFrames, type SealResult } from './archive-frames.ts'
import { type ArchiveHeader, archiveHeaderSchema } from './archive-header.ts'

export type ArchiveRefusal = Extract<SealResult, { ok: false }>['reason'] | 'edited' | 'older'

type CheckArchiveResult =
  | { ok: true; header: ArchiveHeader; present: Migration[]; missing: Migration[]; replaced: string[] }
  | { ok: false; reason: ArchiveRefusal }

/** Checks, without a database, whether this Chowk can restore the file: its bytes are intact and its migrations are known. */
export async function checkArchive(path: string, known?: Migration[]): Promise<CheckArchiveResult> {
  const seal = await checkSeal(path)
  if (!seal.ok) return seal
  const header = await readHeader(path)
  const compared = compareMigrations(known ?? (await readMigrations()), header.migrations)
  return compared.ok ? { ...compared, header } : { ok: false, reason: compared.reason }
}

async function readHeader(path: string): Promise<ArchiveHeader> {
  for await (const { kind, payload } of readFrames(path)) {
    if (kind === 'header') return archiveHeaderSchema.parse(JSON.parse(payload.toString()))
    break
  }
  throw new Error('The archive has no header')
}
