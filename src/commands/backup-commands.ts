import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../database/backup/back-up.ts'
import { backUpToFile } from '../database/backup/back-up-to-file.ts'
import { checkArchive } from '../database/backup/load-archive.ts'
import { type ReplaceAllResult, replaceAll } from '../database/backup/replace-all.ts'
import { type DatabaseContent, findContent, restore } from '../database/backup/restore.ts'
import { isDatabaseAway } from '../database/database-error.ts'
import { describeSize } from '../domain/exchange/describe-size.ts'
import { sanitizeStored } from '../domain/site-links/sanitize-page.ts'
import { formatList, formatSeries } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'
import { type Installation, onDatabase, type ReadCommand, readCommand } from './run-command-line.ts'

type Refusal = Extract<ReplaceAllResult, { ok: false }>

type FileCommand = { path: string; flags: ReadonlySet<string> }

/** Reads one file name, and flags. */
export function readFileCommand(
  args: string[],
  { usage, flags }: { usage: string; flags: string[] },
): ReadCommand<FileCommand> {
  return readCommand(usage, () => {
    const options = Object.fromEntries(flags.map(flag => [flag, { type: 'boolean' } as const]))
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [path, ...rest] = positionals
    return path && rest.length === 0 ? { path, flags: new Set(Object.keys(values)) } : null
  })
}

export async function runBackup(
  { path }: FileCommand,
  { databaseUrl: url, language, print }: Installation,
): Promise<number> {
  const file = resolve(path)
  const now = await readTime(url)
  const written = await backUpToFile(file, onTable => backUp({ url, now, onTable })).catch(
    explainBreak(words.backupBroke(language)),
  )
  if (!written.ok)
    return refuse(
      print,
      words.noBackup(language, { problem: fileProblems[written.reason](language, { path: file }) }),
    )
  print(
    words.backedUp(language, {
      rows: describeRows(written.tables, language),
      path: file,
      size: describeSize(written.bytes, language),
    }),
  )
  return 0
}

/** Why `npm run restore` cannot use the file, whatever the database contains; null if it can. */
export async function findRestoreObstacle({ path }: FileCommand, language: Language): Promise<string | null> {
  const file = resolve(path)
  const archive = await checkArchive(file)
  return archive.ok ? null : describeRefusal(archive, { path: file, language })
}

/** A restore that its content prevents must not migrate the database first: an older Chowk may run on it. */
export async function assertNoContent({ path, flags }: FileCommand, url: string, language: Language) {
  const content = flags.has('replace') ? null : await findContent(url)
  if (content) throw new Error(describeRefusal(content, { path, language }))
}

export async function runRestore(
  { path, flags }: FileCommand,
  { config, databaseUrl: url, language, print }: Installation,
): Promise<number> {
  const options = { url, path: resolve(path), cleanHtml: sanitizeStored }
  const now = await readTime(url)
  const keepIn = backupsFolder(config)
  const restoring = flags.has('replace')
    ? replaceAll({ ...options, keepIn, now })
    : restore({ ...options, over: 'nothing' })
  const broke = flags.has('replace')
    ? words.replacingBroke(language, { folder: keepIn })
    : words.restoreBroke(language)
  const restored = await restoring.catch(explainBreak(broke))
  if (!restored.ok) return refuse(print, describeRefusal(restored, { path: options.path, language }))
  print(
    words.restored(language, { rows: describeRows(restored.tables, language), at: String(restored.madeAt) }),
  )
  if ('keptAt' in restored) print(words.keptAt(language, { path: String(restored.keptAt) }))
  const names = restored.administratorsAgain
  if (names.length > 0)
    print(words.administratorsAgainByRestore(language, { names: formatList(names, language) }))
  if (restored.switchedOff > 0) print(words.switchedOffByRestore(language, { count: restored.switchedOff }))
  print(words.signInAgain(language))
  return 0
}

/** For somebody who ends the command; the database undoes what is not committed. */
export function describeStop(
  { flags }: FileCommand,
  { config, language }: Pick<Installation, 'config' | 'language'>,
): string {
  return flags.has('replace')
    ? words.replacingStopped(language, { folder: backupsFolder(config) })
    : words.restoreStopped(language)
}

function backupsFolder({ dataDir }: Installation['config']): string {
  return join(dataDir, 'backups')
}

/** Throws this sentence in place of the words of `pg` if the database stopped meanwhile. */
function explainBreak(sentence: string): (error: unknown) => never {
  return error => {
    throw isDatabaseAway(error) ? new Error(sentence) : error
  }
}

function readTime(url: string): Promise<Date> {
  return onDatabase(url, (_, now) => now)
}

function refuse(print: Installation['print'], line: string): number {
  print(line)
  return 1
}

function describeRows(tables: { name: string; rows: number }[], language: Language): string {
  const count = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0
  const named = [
    words.newsLinks(language, { count: count('news_links') }),
    words.entries(language, { count: count('entries') }),
    words.feeds(language, { count: count('feeds') }),
    words.accounts(language, { count: count('accounts') }),
  ]
  return formatSeries(named, language)
}

function describeRefusal(refusal: Refusal, { path, language }: { path: string; language: Language }): string {
  if (refusal.reason === 'not-empty')
    return words.notEmpty(language, { content: describeContent(refusal, language) })
  if (refusal.reason === 'depended-on') return words.dependedOn(language, { objects: refusal.objects })
  if (refusal.reason !== 'not-kept') return refusals[refusal.reason](language, { path })
  return words.notKept(language, {
    problem: fileProblems[refusal.because](language, { path: words.folderForIt(language) }),
  })
}

const refusals = {
  missing: words.noFile,
  foreign: words.foreign,
  damaged: words.damaged,
  inflated: words.inflated,
  newer: words.newer,
  older: words.older,
  edited: words.edited,
  'disk-full': words.databaseDiskFull,
  'not-permitted': words.notPermitted,
  busy: words.busy,
}

function describeContent({ newsLinks, samples, revisions }: DatabaseContent, language: Language): string {
  const named = [
    { write: words.newsLinks, count: newsLinks },
    { write: words.sampleLinks, count: samples },
    { write: words.changes, count: revisions },
  ]
  const present = named.filter(({ count }) => count > 0)
  return formatList(
    present.map(({ write, count }) => write(language, { count })),
    language,
  )
}

const fileProblems = {
  'disk-full': words.fileDiskFull,
  'no-folder': words.noFolder,
  'not-allowed': words.notAllowed,
  'read-only': words.readOnly,
  taken: words.taken,
}
