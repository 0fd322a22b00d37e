import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, spawnAs } from './account.ts'
import { type DataLocation, makeFolder } from './data-location.ts'
import type { Durability } from './server-settings.ts'
import { StartProblem } from './start-problem.ts'

// Creates a new database folder next to its final place and then renames it: a kill half-way leaves only a draft.

export const superuser = 'chowk_admin'
const draftPrefix = 'postgres.new-'

export async function createCluster({
  location,
  programs,
  durability,
}: {
  location: DataLocation
  programs: string
  durability: Durability
}) {
  removeDrafts(location.home)
  const draft = join(location.home, `${draftPrefix}${randomBytes(4).toString('hex')}`)
  makeFolder(draft, location.account)
  const passwordFile = `${draft}.password`
  const password = `${randomBytes(24).toString('hex')}\n`
  writePrivate(passwordFile, password, location.account)
  writePrivate(join(location.home, 'postgres.password'), password, location.account)
  try {
    await runInitdb({ location, programs, durability, draft, passwordFile })
    renameSync(draft, location.cluster)
  } finally {
    removeDrafts(location.home)
  }
}

/** The superuser's password; only the server's account can read the file. */
export function readPassword(home: string) {
  const path = join(home, 'postgres.password')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  throw new StartProblem(
    `${path} is missing, and without it the database beside it cannot be opened: restore that file from the original data folder.`,
  )
}

function writePrivate(path: string, content: string, account: Account) {
  writeFileSync(path, content, { mode: 0o600 })
  if (account) chownSync(path, account.uid, account.gid)
}

function removeDrafts(home: string) {
  for (const name of readdirSync(home)) {
    if (name.startsWith(draftPrefix)) rmSync(join(home, name), { recursive: true, force: true })
  }
}

async function runInitdb(options: {
  location: DataLocation
  programs: string
  durability: Durability
  draft: string
  passwordFile: string
}) {
  const { location, programs, durability, draft, passwordFile } = options
  const sorting = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${superuser}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const flags = ['--no-instructions', ...(durability === 'none' ? ['--no-sync'] : [])]
  const child = spawn(
    join(programs, 'bin', 'initdb'),
    [`--pgdata=${draft}`, ...sorting, ...access, ...flags],
    {
      ...spawnAs(location.account),
      cwd: location.home,
      // Independent of the machine's locale, its time zone and the user's PG* variables.
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    complaints += text
  })
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code === 0) return
  const reason =
    complaints
      .trim()
      .split('\n')
      .find(line => /error|could not|FATAL/.test(line)) ?? `code ${code}`
  // For example in a container that runs under an arbitrary user id.
  const nextStep = reason.includes('user ID')
    ? 'give this user a name in /etc/passwd, run as another user, or set DATABASE_URL'
    : 'make room or fix the permissions there'
  throw new StartProblem(
    `PostgreSQL could not make its database in ${location.home} (${reason.trim()}): ${nextStep}, then start again.`,
  )
}
