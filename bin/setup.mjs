// Runs one of our commands with the Node that this project brings (package `node`), after installing the packages and
// building the pages if necessary. An old Node runs it and its three modules: they need npm, Node 18 or newer, and no package.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isatty } from 'node:tty'
import { fileURLToPath } from 'node:url'
import { isAlive, readProc, withLock } from './setup-lock.mjs'
import { buildMark, isMarked, packagesMark, wordsMark } from './setup-marks.mjs'
import { packagesBefore, runNpm, runs } from './setup-npm.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = join(root, 'node_modules')
const kept = packagesBefore(root)
const binaries = join(packages, '.bin')
const nodeOldest = 18
// React Router, Kysely and Vitest need 22; type stripping without a warning needs 24.
const nodeNeeded = 24

// The commands: the module each one runs, and whether it needs the built pages.
const commands = {
  install: { run: [], built: false },
  start: { run: ['build/server/main.js'], built: true },
  dev: { run: ['bin/dev.ts'], built: true },
  test: { run: ['bin/ci.ts'], built: false },
  soak: { run: ['bin/soak.ts'], built: true },
  mutate: { run: ['bin/mutate/mutate.ts'], built: false },
  build: { run: [], built: true },
  feeds: { run: ['src/commands/feeds-cli.ts'], built: false },
  accounts: { run: ['src/commands/accounts-cli.ts'], built: false },
  newsletter: { run: ['src/commands/newsletter-cli.ts'], built: false },
  backup: { run: ['src/commands/backup-cli.ts'], built: false },
  restore: { run: ['src/commands/restore-cli.ts'], built: false },
  corpus: { run: ['bin/corpus.ts'], built: false },
  bench: { run: ['bench/run.ts'], built: true },
}

const [name = '', ...options] = process.argv.slice(2)
const command = commands[name]
if (!command) stop(`Usage: node bin/setup.mjs ${Object.keys(commands).join('|')}`)
if (name === 'start' && options.some(option => option === '--help' || option === '-h')) {
  say('npm start\nRuns Chowk until Ctrl-C. Its settings are environment variables: see docs/operations.md.')
  process.exit()
}
if (Number(process.versions.node.split('.')[0]) < nodeOldest) {
  stop(
    `Node ${process.version} is too old to install Chowk: install Node ${nodeOldest} or newer (nodejs.org), then try again.`,
  )
}

lockedInClone('install', isInstalled, install)
const node = findNode()
// An image installs before it has the rest of the sources.
if (name !== 'install') lockedInClone('words', () => isMarked(wordsMark(root)), writeWords)
if (command.built) lockedInClone('build', () => isMarked(buildMark(root)), build)
run()

// npm writes the hidden lock file last, so after an interrupted install it is older than package-lock.json. A copied clone has
// other times, but the packages' mark.
function isInstalled() {
  const installed = join(packages, '.package-lock.json')
  if (!existsSync(installed)) return false
  const lock = statSync(join(root, 'package-lock.json'))
  return statSync(installed).mtimeMs >= lock.mtimeMs || isMarked(packagesMark(root))
}

function install() {
  say(
    existsSync(packages)
      ? 'Updating the packages (npm ci).'
      : 'Installing the packages (npm ci); this takes about a minute.',
  )
  const restore = keepPackages()
  const done = runNpm(root, ['ci', '--include=dev', '--include=optional'])
  if (done.error || done.status !== 0) restore()
  if (done.error) stop(`npm cannot be run (${done.error.code}): install npm, then try again.`)
  if (done.status !== 0) stop(describeInstallFailure(done.stderr))
  rmSync(kept, { recursive: true, force: true })
  const mark = packagesMark(root)
  writeFileSync(mark.path, mark.text)
}

/** npm empties the folder before it knows whether it can fill it again, so what worked is kept, and put back after a failure. */
function keepPackages() {
  try {
    if (existsSync(join(packages, '.package-lock.json'))) {
      rmSync(kept, { recursive: true, force: true })
      renameSync(packages, kept)
    }
  } catch {
    // The folder is a mount, or of a layer of an image.
  }
  return () => {
    if (!existsSync(kept)) return
    rmSync(packages, { recursive: true, force: true })
    renameSync(kept, packages)
  }
}

function describeInstallFailure(output) {
  const code = output.match(/code (E[A-Z0-9]+)/)?.[1]
  const path = output.match(/^npm (?:error|ERR!) path (.+)$/m)?.[1] ?? root
  const place = path.startsWith(root) ? root : path
  const reasons = {
    EACCES: `this user cannot write in ${place}: run \`chown -R $(id -un) ${place}\`, or start as the owner`,
    EROFS: `${root} is on a file system that is read-only: clone it to one that can be written`,
    ENOSPC: 'the disk is full: make room (1 GB)',
    EUSAGE: 'package-lock.json does not fit package.json: run `npm install`',
  }
  const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)
  const reason =
    reasons[code] ??
    (unreachable
      ? 'the package registry cannot be reached: check the network and `npm config get registry`'
      : undefined)
  return reason
    ? `The packages cannot be installed: ${reason}, then try again.`
    : `${output.trim()}\nThe packages cannot be installed (npm's own message is above): fix that, then try again.`
}

/** The Node to use: the project's own, downloaded if install scripts were blocked, or this one if it is new enough. */
function findNode() {
  const own = join(binaries, 'node')
  if (runs(own)) return own
  const folder = join(root, 'node_modules', 'node')
  if (existsSync(folder)) {
    say('Downloading Node 24 (its install script was blocked).')
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, npm_config_ignore_scripts: 'false', npm_config_loglevel: 'error' },
    })
    // npm links a program only if it exists during the install.
    if (!existsSync(own) && runs(join(folder, 'bin', 'node')))
      symlinkSync(join('..', 'node', 'bin', 'node'), own)
    if (runs(own)) return own
  }
  if (Number(process.versions.node.split('.')[0]) >= nodeNeeded) return process.execPath
  return stop(
    'The Node that Chowk brings is missing: run `npm rebuild node --ignore-scripts=false`, or install Node 24, then try again.',
  )
}

function writeWords() {
  const mark = wordsMark(root)
  const done = spawnSync(node, [join(root, 'bin', 'write-words.ts')], {
    encoding: 'utf8',
    env: withOwnNode(),
  })
  if (done.status !== 0)
    stop(`${done.stderr}\nThe texts cannot be written to src/words: the reason is above.`)
  writeFileSync(mark.path, mark.text)
}

function build() {
  if (/[#%?]/.test(root))
    stop(`The pages cannot be built in ${root}: move the clone to a folder without #, % and ? in its path.`)
  say('Building the pages.')
  const mark = buildMark(root)
  // Removed until the build is complete, so that an interrupted build is not taken for a complete one.
  rmSync(mark.path, { force: true })
  const done = spawnSync(node, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...withOwnNode(), NODE_ENV: 'production' },
  })
  if (done.status !== 0) stop(`${done.stdout}${done.stderr}\nThe pages cannot be built: the reason is above.`)
  writeFileSync(mark.path, mark.text)
}

function run() {
  const [file] = command.run
  if (!file) return
  if (!existsSync(join(root, file))) stop(`${file} is missing: check the clone with \`git status\`.`)
  // Keeps Node's compile cache for the next start, which then needs a third less processor time.
  const { NODE_COMPILE_CACHE = join(root, '.cache', 'compiled') } = process.env
  const env = { ...withOwnNode(), NODE_COMPILE_CACHE }
  if (name === 'start') handOver([join(root, file), ...options], env)
  const child = spawn(node, [join(root, file), ...options], {
    env,
    stdio: name === 'start' || name === 'dev' ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) stopWithNpm(child)
  child.on('error', error => stop(`${file} cannot be run (${error.code}).`))
  child.on('exit', (code, signal) => {
    if (signal === 'SIGKILL')
      stop(`It was killed, as a machine does that is short of memory: run \`npm run ${name}\` again.`)
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 1))
  })
}

/**
 * A service manager, such as systemd, watches Chowk itself: nothing has to wait beside it. Below npm somebody has to watch
 * npm, and a Node older than 22.15 cannot be replaced: then this does nothing.
 */
function handOver(args, env) {
  if (process.env.npm_lifecycle_event || !process.execve) return
  process.execve(node, [node, ...args], env)
}

// A signal to npm is meant for the command that npm runs, but npm's shell does not pass it on, so we watch both processes.
function stopWithNpm(child) {
  const parent = process.ppid
  const npm = parentOf(parent)
  const isOrphan = () => process.ppid !== parent || (npm !== undefined && !isAlive(npm))
  const watching = setInterval(() => isOrphan() && child.kill('SIGTERM'), 100).unref()
  // With `nohup npm start &`, npm ends with the terminal and Chowk does not (src/main.ts).
  if (![0, 1, 2].some(isatty)) process.on('SIGHUP', () => clearInterval(watching))
}

/** The parent of npm's shell, if that is npm. Where the shell replaced itself with us, our own parent is npm. */
function parentOf(shell) {
  const parent = readProc(shell, 'stat')
    .replace(/^.*\)\s/s, '')
    .split(' ')[1]
  return parent && /npm/.test(readProc(parent, 'cmdline')) ? Number(parent) : undefined
}

function withOwnNode() {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` }
}

function lockedInClone(kind, isDone, work) {
  try {
    withLock(join(root, '.cache', `${kind}.lock`), isDone, work)
  } catch (error) {
    if (!error.code) throw error
    stop(
      `${root} cannot be written (${error.code}): run \`chown -R $(id -un) ${root}\`, or start as its owner.`,
    )
  }
}

function say(line) {
  process.stdout.write(`${asLogged(line, 30)}\n`)
}

function stop(line) {
  process.stderr.write(`${asLogged(line, 60)}\n`)
  process.exit(1)
}

// The levels are those of src/process/open-log.ts.
function asLogged(msg, level) {
  return /^\s*(["']?)json\1\s*$/.test(process.env.LOG_FORMAT ?? '')
    ? JSON.stringify({ level, time: Date.now(), process: 'setup', msg })
    : msg
}
