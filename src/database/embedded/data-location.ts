import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Account, canEnter, chooseAccount, nearestExisting } from './account.ts'
import { StartProblem } from './start-problem.ts'

// The database's files are in `postgres` inside the data folder. If Chowk runs as root and the server's account cannot
// enter the data folder (a home of mode 700), they are under /var/lib/chowk and `postgres` is a link to them.

export type DataLocation = {
  account: Account
  /** The folder with the database folder, the password and the log. */
  home: string
  /** The server's data directory. */
  cluster: string
}

const sharedFolder = '/var/lib/chowk'

// Writing by the group and anything by others: what Kubernetes' fsGroup or `chmod -R` leave behind.
const refusedModes = 0o027

export function findDataLocation(dataDir: string, log: (line: string) => void): DataLocation {
  const inside = join(dataDir, 'postgres')
  if (isLink(inside) && !existsSync(inside)) {
    throw new StartProblem(
      `${inside} is a link to a folder that is gone: bring that folder back, or remove the link to begin anew.`,
    )
  }
  return existsSync(inside) ? existingLocation(realpathSync(inside), log) : newLocation(dataDir, log)
}

/** Links the data folder to a database outside it; done last, when the database is complete. */
export function linkDataLocation(dataDir: string, location: DataLocation) {
  if (location.home !== realpathSync(dataDir)) symlinkSync(location.cluster, join(dataDir, 'postgres'))
}

export function makeFolder(path: string, account: Account) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account) chownSync(path, account.uid, account.gid)
}

function existingLocation(cluster: string, log: (line: string) => void): DataLocation {
  const account = chooseAccount(cluster, log)
  const { uid: owner, mode } = statSync(cluster)
  const runsAs = account?.uid ?? process.getuid?.()
  if (owner !== runsAs) throw new StartProblem(ownerProblem(cluster, account))
  if (mode & refusedModes) {
    chmodSync(cluster, 0o700)
    log(`${cluster} was open to other users; it is closed again, because PostgreSQL refuses it otherwise.`)
  }
  if (canEnter(account, cluster)) return { account, home: dirname(cluster), cluster }
  throw new StartProblem(
    canEnter(account, dirname(cluster))
      ? `${cluster} cannot be entered, not even by its owner: run \`chmod 700 ${cluster}\`, then start again.`
      : `The account "${account?.name}" owns ${cluster} but cannot enter the folders above it: move ${dirname(cluster)} to where it can, such as ${sharedFolder}, and name it in DATA_DIR.`,
  )
}

function ownerProblem(cluster: string, account: Account) {
  return account
    ? `${cluster} belongs to root, and PostgreSQL does not run as root: run \`chown -R ${account.name} ${cluster}\`.`
    : `${cluster} belongs to another user: start Chowk as that user, or give it its own folder with DATA_DIR.`
}

function newLocation(dataDir: string, log: (line: string) => void): DataLocation {
  const account = chooseAccount(dataDir, log)
  const home = realpathSync(dataDir)
  if (canEnter(account, home)) return { account, home, cluster: join(home, 'postgres') }
  const elsewhere = join(sharedFolder, `data-${randomBytes(4).toString('hex')}`)
  log(
    `The account "${account?.name}" cannot enter ${nearestExisting(dataDir)}: the database lives in ${elsewhere}.`,
  )
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 })
  makeFolder(elsewhere, account)
  return { account, home: elsewhere, cluster: join(elsewhere, 'postgres') }
}

function isLink(path: string) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}
