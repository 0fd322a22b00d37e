import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartProblem } from './start-problem.ts'

// PostgreSQL refuses to run as root, so when Chowk runs as root it starts PostgreSQL under another account: the owner of
// the folder, or a system account for Chowk. `null` means Chowk's own account.

export type Account = { uid: number; gid: number; name: string } | null
type Log = (line: string) => void

export function chooseAccount(path: string, log: Log): Account {
  if (process.getuid?.() !== 0) return null
  const accounts = readAccounts()
  const owner = statSync(nearestExisting(path)).uid
  const byName = (name: string) => accounts.find(account => account.name === name)
  const found = accounts.find(account => account.uid === owner && owner !== 0) ?? byName('chowk')
  const account = found ?? createAccount(log) ?? byName('postgres') ?? byName('nobody')
  if (account) return account
  throw new StartProblem(
    'PostgreSQL does not run as root and there is no other account: run `useradd --system chowk`, then start again.',
  )
}

export function spawnAs(account: Account) {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/** Lets the system decide, because permissions, access lists and mounts all count. */
export function canEnter(account: Account, path: string) {
  return spawnSync('test', ['-x', path], { ...spawnAs(account), cwd: '/' }).status === 0
}

export function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

function createAccount(log: Log) {
  const options = [
    '--system',
    '--no-create-home',
    '--home-dir',
    '/var/lib/chowk',
    '--shell',
    '/usr/sbin/nologin',
  ]
  if (spawnSync('useradd', [...options, 'chowk'], { stdio: 'ignore' }).status !== 0) return undefined
  log('Created the system account "chowk": PostgreSQL does not run as root.')
  return readAccounts().find(account => account.name === 'chowk')
}

function readAccounts() {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .flatMap(line => {
      const [name, , uid, gid] = line.split(':')
      return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
    })
}
