// Runs npm for setup.mjs on any Node from 18 up; like that program it imports no package.
//
// npm silently skips native packages that do not support the Node it runs on, even if the Node that Chowk brings supports
// them: with the Node 18 of Debian 12 and of Ubuntu 24.04 the bundler would lack its binary.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** Runs npm in the clone, with the Node that Chowk brings if this one is too old for the packages. `stderr` has the errors. */
export function runNpm(root, options) {
  const env = environment(root)
  if (!isNodeTooOld()) return run(root, ['npm', ...options], env)
  const folder = join(root, '.cache', 'node')
  const newer = join(folder, 'node_modules', '.bin', 'node')
  if (!runs(newer)) {
    mkdirSync(folder, { recursive: true })
    const { node: version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies
    const wanted = ['install', '--prefix', folder, '--no-save', '--ignore-scripts=false', `node@${version}`]
    const fetched = run(folder, ['npm', ...wanted], env)
    if (fetched.status !== 0) return fetched
  }
  const withNewer = { ...env, PATH: `${dirname(newer)}${delimiter}${process.env.PATH}` }
  return run(root, [newer, npmProgram(), ...options], withNewer)
}

/**
 * npm's cache is in the clone if this user has no home to keep it in, as a system account has none. During an update npm runs on
 * the Node of the packages that were put aside, as it did before.
 */
function environment(root) {
  const { npm_config_cache: usual = join(homedir(), '.npm'), PATH = '' } = process.env
  const before = join(packagesBefore(root), '.bin')
  return {
    ...process.env,
    PATH: existsSync(before) ? `${before}${delimiter}${PATH}` : PATH,
    ...(canWrite(usual) ? {} : { npm_config_cache: join(root, '.cache', 'npm') }),
  }
}

/** Where packages that work wait while npm fills their folder anew. */
export function packagesBefore(root) {
  return join(root, '.cache', 'packages-before')
}

function canWrite(path) {
  if (!existsSync(path) && path !== dirname(path)) return canWrite(dirname(path))
  try {
    accessSync(path, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isNodeTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major < 20 || (major === 20 && minor < 19)
}

/** Whether the program exists and runs on this machine. */
export function runs(program) {
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

function run(cwd, [program, ...options], env) {
  return spawnSync(program, [...options, '--loglevel=error'], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
}

/** npm passes its own path to the scripts it runs; otherwise it is searched in PATH. */
function npmProgram() {
  const { npm_execpath: named, PATH = '' } = process.env
  const found = PATH.split(delimiter).map(folder => join(folder, 'npm'))
  return realpathSync(named ?? found.find(path => existsSync(path)) ?? 'npm')
}
