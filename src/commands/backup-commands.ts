import { join, resolve } from 'node:path'
import { backUp } from '../database/backup/back-up.ts'
import { type BackUpToFileResult, backUpToFile } from '../database/backup/back-up-to-file.ts'
import { checkArchive } from '../database/backup/check-archive.ts'
import { type ReplaceAllResult, replaceAll } from '../database/backup/replace-all.ts'
import { type Held, restore } from '../database/backup/restore.ts'
import { countOf, formatList } from '../text/format.ts'
import type { FileCommand } from './run-on-database.ts'

type Refusal = Extract<ReplaceAllResult, { ok: false }>

const nothingChanged = 'Nothing was changed.'

export async function runBackup({ path, databaseUrl, now, print }: FileCommand): Promise<number> {
  const file = resolve(path)
  const written = await backUpToFile(file, onTable => backUp({ url: databaseUrl, now, onTable }))
  if (!written.ok) return refuse(print, `${describeFile(written.reason, file)} No backup was made.`)
  print(`Backed up ${describeRows(written.tables)} to ${file} (${(written.bytes / 1e6).toFixed(1)} MB).`)
  return 0
}

/** Why `npm run restore` cannot use the file, whatever the database holds; null when it can. */
export async function findRestoreObstacle(path: string): Promise<string | null> {
  const file = resolve(path)
  const archive = await checkArchive(file)
  return archive.ok ? null : describeRefusal(archive, file)
}

export async function runRestore({ path, flags, config, ...command }: FileCommand): Promise<number> {
  const { databaseUrl: url, now, print } = command
  const options = { url, path: resolve(path) }
  const restored = flags.has('replace')
    ? await replaceAll({ ...options, keepIn: join(config.dataDir, 'backups'), now })
    : await restore({ ...options, over: 'nothing-of-worth' })
  if (!restored.ok) return refuse(print, describeRefusal(restored, options.path))
  print(`Restored ${describeRows(restored.tables)}, as they were at ${restored.madeAt}.`)
  if ('keptAt' in restored) print(`The previous content is in ${restored.keptAt}.`)
  print('Everybody has to sign in again.')
  return 0
}

function refuse(print: FileCommand['print'], line: string): number {
  print(line)
  return 1
}

function describeRows(tables: { name: string; rows: number }[]): string {
  const count = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0
  const named = [
    [count('news_links'), 'news link', 'news links'],
    [count('entries'), 'entry', 'entries'],
    [count('feeds'), 'feed', 'feeds'],
    [count('accounts'), 'account', 'accounts'],
  ] as const
  return named.map(([count, one, many]) => countOf(count, one, many)).join(', ')
}

function describeRefusal(refusal: Refusal, path: string): string {
  switch (refusal.reason) {
    case 'missing':
      return `There is no file ${path}. ${nothingChanged}`
    case 'foreign':
      return `${path} is not a backup of Chowk: name a file that \`npm run backup\` wrote. ${nothingChanged}`
    case 'damaged':
      return `${path} is damaged or incomplete: restore another copy of it. ${nothingChanged}`
    case 'newer':
      return `${path} was made by a newer version of Chowk: update this one (\`git pull\`), then try again. ${nothingChanged}`
    case 'edited':
      return `${path} was made by a Chowk with different migrations: restore it with the version that made it. ${nothingChanged}`
    case 'not-empty':
      return `The database holds ${describeHeld(refusal)}. Restore into a new DATA_DIR or an empty database, or add --replace to replace them with the backup (they are saved to a file first). ${nothingChanged}`
    case 'not-kept':
      return `The current content could not be saved first. ${describeFile(refusal.because, 'The folder for it')} ${nothingChanged}`
    case 'disk-full':
      return `The disk of the database is full: free twice the size of the backup, then try again. ${nothingChanged}`
    case 'not-permitted':
      return `The database does not allow this user to create tables: grant it \`create\` on the database and the ownership of Chowk's tables. ${nothingChanged}`
    case 'busy':
      return `Other connections held the database's tables for too long: stop Chowk, then try again. ${nothingChanged}`
  }
}

function describeHeld({ newsLinks, samples, revisions }: Held): string {
  const named = [
    [newsLinks, 'news link', 'news links'],
    [samples, 'sample link', 'sample links'],
    [revisions, 'change by an editor', 'changes by editors'],
  ] as const
  const held = named.filter(([count]) => count > 0)
  return formatList(held.map(([count, one, many]) => countOf(count, one, many)))
}

function describeFile(reason: Extract<BackUpToFileResult, { ok: false }>['reason'], path: string): string {
  switch (reason) {
    case 'disk-full':
      return `${path} is on a full disk: free some space, or name a file on another disk.`
    case 'no-folder':
      return `${path} is in a folder that does not exist: create it first.`
    case 'not-allowed':
      return `${path} cannot be written by this user: name a file in a folder of your own.`
    case 'read-only':
      return `${path} is on a file system that is read-only: name a file on another.`
    case 'taken':
      return `${path} already exists: name another file, or move that one away first.`
  }
}
