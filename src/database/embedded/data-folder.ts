import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { nearestExisting } from './account.ts'
import { readIfThere } from './read-if-there.ts'
import { errorCode, StartProblem } from './start-problem.ts'

// Decides which folders Chowk may use. Unknown content stops the start before anything is written: a wrong DATA_DIR must
// never destroy a file.

const serverVersion = 18

const markFile = 'chowk-data.json'
const format = 1
const mark = `{ "format": ${format} }\n`

// What Chowk keeps beside its database. A folder of these has only lost its mark.
const ownFiles = /^(backups|images|uploads|postgres\..+)$/

/** Creates the data folder, or checks that an existing one belongs to Chowk and is writable. */
export function prepareDataFolder(dataDir: string) {
  try {
    makeDataFolder(dataDir)
    refuseForeign(dataDir, readdirSync(dataDir))
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    if (existsSync(join(dataDir, markFile))) {
      refuseNewer(dataDir)
      return
    }
    checkCluster(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, markFile), mark)
  } catch (error) {
    throw folderProblem(dataDir, error)
  }
}

// When root creates the folder in another user's clone, it belongs to that user, who may start Chowk without root next time.
function makeDataFolder(dataDir: string) {
  const around = statSync(nearestExisting(dataDir))
  const isNew = !existsSync(dataDir)
  makeFolders(dataDir)
  if (isNew && process.getuid?.() === 0) chownSync(dataDir, around.uid, around.gid)
}

// Node's `recursive` option never returns for a path such as /proc, where no folder can be created.
function makeFolders(path: string) {
  if (existsSync(path)) return
  makeFolders(dirname(path))
  mkdirSync(path, { mode: 0o755 })
}

function refuseForeign(dataDir: string, names: string[]) {
  const version = readVersion(dataDir)
  if (version) {
    throw new StartProblem(
      `${dataDir} is itself a PostgreSQL ${version} database, not a data folder of Chowk: name another folder in DATA_DIR.`,
    )
  }
  // Files that a new file system or a version control system leaves in an otherwise empty folder.
  const foreign = names.filter(
    name =>
      !['lost+found', 'postgres'].includes(name) &&
      !name.startsWith('.') &&
      !name.startsWith('chowk.lock') &&
      !(names.includes('postgres') && ownFiles.test(name)),
  )
  if (names.includes(markFile) || foreign.length === 0) return
  throw new StartProblem(
    `${dataDir} holds files that are not Chowk's (such as ${foreign[0]}): name an empty or a new folder in DATA_DIR.`,
  )
}

/** The mark of a later version, which may lay out the folder in another way. An unreadable one was cut off by a full disk. */
function refuseNewer(dataDir: string) {
  const [, found = format] = /"format": *(\d+)/.exec(readIfThere(join(dataDir, markFile))) ?? []
  if (Number(found) === format) return
  throw new StartProblem(
    `${dataDir} was made by a newer Chowk (its ${markFile} has format ${found}): start that one, or name another folder in DATA_DIR. Nothing was changed.`,
  )
}

/** Turns a file-system error into a StartProblem with a remedy; returns other errors unchanged. */
export function folderProblem(dataDir: string, error: unknown) {
  if (error instanceof StartProblem) return error
  const code = errorCode(error)
  if (!code) return error
  const reasons: Record<string, string> = {
    EACCES: `${dataDir} cannot be written by this user: run \`chown\` or \`chmod\` on it, or name another folder in DATA_DIR.`,
    EPERM: `${dataDir} cannot be written by this user: run \`chown\` or \`chmod\` on it, or name another folder in DATA_DIR.`,
    EROFS: `${dataDir} is on a file system that is read-only: mount it for writing, or name another folder in DATA_DIR.`,
    ENOSPC: `${dataDir} is on a disk that is full: make room, then start again.`,
    ENOTDIR: `${dataDir} is a file or below one, not a folder: name another folder in DATA_DIR.`,
  }
  return new StartProblem(
    reasons[code] ?? `${dataDir} cannot be used (${code}): name another folder in DATA_DIR.`,
  )
}

/** Checks that the database's folder is complete; `new` if there is none yet. */
export function checkCluster(cluster: string): 'new' | 'whole' {
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return 'new'
  const version = readVersion(cluster)
  if (!version)
    throw new StartProblem(
      `${cluster} holds files but no database: move it away, or name another folder in DATA_DIR. Nothing was changed.`,
    )
  if (Number(version) !== serverVersion) {
    throw new StartProblem(
      `${cluster} was made by PostgreSQL ${version} and this Chowk brings ${serverVersion}: back it up with the Chowk that made it and restore into a new DATA_DIR. Nothing was changed.`,
    )
  }
  if (existsSync(join(cluster, 'global', 'pg_control'))) return 'whole'
  throw new StartProblem(
    `${cluster} is only half a database (no global/pg_control): restore it from a backup, or name another folder in DATA_DIR. Nothing was changed.`,
  )
}

function readVersion(folder: string) {
  return readIfThere(join(folder, 'PG_VERSION')).trim()
}
