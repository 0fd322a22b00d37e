import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/support/temporary-folder.ts'

const setup = fileURLToPath(new URL('./setup.mjs', import.meta.url))

// Says how often it ran.
const writeWords = `
  import { appendFileSync } from 'node:fs'
  appendFileSync(new URL('../written', import.meta.url), 'x')`

// The build of a program that prints its parent and how it was started.
const writeMain = `
  const { mkdirSync, writeFileSync } = require('node:fs')
  mkdirSync('build/server', { recursive: true })
  writeFileSync('build/server/main.js', 'console.log(process.ppid, process.execPath, ...process.argv.slice(2))')`

/** A clone with installed packages and built pages, whose `feeds` command is the given program. */
function clone(program: string, root = temporaryFolder()) {
  const files = {
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'src/commands/feeds-cli.ts': program,
    'src/words/written.ts': '',
    'messages/en.json': '{}',
    'bin/compile-messages.ts': '',
    'bin/read-catalogues.ts': '',
    'bin/write-words.ts': writeWords,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  for (const file of ['setup.mjs', 'setup-lock.mjs', 'setup-marks.mjs', 'setup-npm.mjs'])
    copyFileSync(join(dirname(setup), file), join(root, 'bin', file))
  mkdirSync(join(root, 'node_modules', '.bin'))
  symlinkSync(process.execPath, join(root, 'node_modules', '.bin', 'node'))
  return root
}

function run(root: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin', 'setup.mjs'), ...args], {
    encoding: 'utf8',
    // As for a system account: no home, in which npm's own default and what `npm start` passes on would be.
    env: { PATH: process.env.PATH, HOME: '/dev/null', npm_config_cache: '/dev/null/.npm', ...env },
  })
  return { status, stdout, stderr }
}

test('an unknown command prints the known ones', () => {
  const { status, stderr } = run(clone(''), ['strat'])
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^Usage: node bin\/setup\.mjs install\|start\|dev\|test\|soak\|mutate\|build\|feeds\|accounts\|newsletter\|backup\|restore\|corpus\|bench\n$/,
  )
})

test('start prints its usage on request, before it installs, builds or starts anything', () => {
  const root = clone('')
  for (const option of ['--help', '-h']) {
    const { status, stdout } = run(root, ['start', option])
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm start\nRuns Chowk until Ctrl-C\./)])
  }
  expect(existsSync(join(root, 'build'))).toBe(false)
})

test('a command runs with its options, on our Node, and its exit code is passed on', () => {
  const root = clone('console.log(process.argv.slice(2).join(), process.execPath); process.exit(7)')
  const { status, stdout } = run(root, ['feeds', 'add', 'https://x.example/feed'])
  expect(stdout).toBe(`add,https://x.example/feed ${process.execPath}\n`)
  expect(status).toBe(7)
})

test('the texts are written before a command, and again only after a change of a catalogue', () => {
  const root = clone('')
  const written = () => readFileSync(join(root, 'written'), 'utf8')
  run(root, ['feeds'])
  run(root, ['feeds'])
  expect(written()).toBe('x')
  writeFileSync(join(root, 'messages', 'en.json'), '{"area":{}}')
  run(root, ['feeds'])
  expect(written()).toBe('xx')
})

test('texts that cannot be written end the command with the reason', () => {
  const root = clone('console.log("ran")')
  writeFileSync(join(root, 'bin', 'write-words.ts'), 'throw new Error("a bracket is missing")')
  const { status, stdout, stderr } = run(root, ['feeds'])
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(
    /a bracket is missing.*\nThe texts cannot be written to src\/words: the reason is above\.\n$/s,
  )
})

test("Node's compile cache is in the clone, or where the environment says", () => {
  const root = clone('console.log(process.env.NODE_COMPILE_CACHE)')
  expect(run(root, ['feeds']).stdout).toBe(`${join(root, '.cache', 'compiled')}\n`)
  expect(existsSync(join(root, '.cache', 'compiled'))).toBe(true)
  expect(run(root, ['feeds'], { NODE_COMPILE_CACHE: '/elsewhere' }).stdout).toBe('/elsewhere\n')
})

test('packages older than the lock file are installed again, without a home too; an unreachable registry gives one clear line', () => {
  const root = clone('')
  utimesSync(join(root, 'node_modules', '.package-lock.json'), 1, 1)
  writeFileSync(
    join(root, 'package.json'),
    '{ "name": "x", "version": "1.0.0", "dependencies": { "y": "1.0.0" } }',
  )
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({
      name: 'x',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {
        '': { name: 'x', version: '1.0.0', dependencies: { y: '1.0.0' } },
        'node_modules/y': {
          version: '1.0.0',
          resolved: 'http://127.0.0.1:9/y.tgz',
          integrity: 'sha512-AAAA',
        },
      },
    }),
  )
  writeFileSync(join(root, 'node_modules', 'works'), '')
  const offline = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' }
  const { status, stdout, stderr } = run(root, ['feeds'], offline)
  expect(status).toBe(1)
  expect(stdout).toBe('Updating the packages (npm ci).\n')
  expect(stderr).toBe(
    'The packages cannot be installed: the package registry cannot be reached: check the network and `npm config get registry`, then try again.\n',
  )
  expect(existsSync(join(root, 'node_modules', 'works'))).toBe(true)
})

test('an update runs npm on the Node of the packages that it replaces', () => {
  const root = clone('')
  utimesSync(join(root, 'node_modules', '.package-lock.json'), 1, 1)
  const own = join(root, 'node_modules', '.bin')
  const tools = temporaryFolder()
  rmSync(join(own, 'node'))
  const scripts = {
    [join(own, 'node')]: `#!/bin/sh\nOF=packages exec '${process.execPath}' "$@"`,
    [join(tools, 'npm')]: '#!/usr/bin/env node\nconsole.error(process.env.OF)\nprocess.exit(1)',
  }
  for (const [path, script] of Object.entries(scripts)) writeFileSync(path, script, { mode: 0o755 })
  const { stderr } = run(root, ['feeds'], { PATH: `${own}:${tools}:${process.env.PATH}` })
  expect(stderr).toMatch(/^packages\n/)
})

test('a copied clone has other times and the same packages', () => {
  const root = clone('console.log("ran")')
  utimesSync(join(root, 'node_modules', '.package-lock.json'), 1, 1)
  const mark = createHash('sha256').update('package-lock.json\0{}\0').digest('hex')
  writeFileSync(join(root, 'node_modules', '.fingerprint'), mark)
  expect(run(root, ['feeds'])).toEqual({ status: 0, stdout: 'ran\n', stderr: '' })
})

test('a command that is killed reports that it was killed', () => {
  const root = clone('process.kill(process.pid, "SIGKILL")')
  const { status, stderr } = run(root, ['feeds'])
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'It was killed, as a machine does that is short of memory: run `npm run feeds` again.\n',
  })
})

test.each<{ by: string; env: Record<string, string>; isReplaced: boolean }>([
  { by: 'systemd', env: {}, isReplaced: true },
  { by: 'npm', env: { npm_lifecycle_event: 'start' }, isReplaced: false },
])('a start by $by: the program takes the place of the setup: $isReplaced', ({ env, isReplaced }) => {
  const root = clone('')
  const files = {
    'node_modules/@react-router/dev/bin.cjs': writeMain,
    'public/robots.txt': '',
    'react-router.config.ts': '',
    'vite.config.ts': '',
    'bin/client-chunks.ts': '',
    'tsconfig.json': '',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const { stdout } = run(root, ['start', 'now'], env)
  const [, parent, ...program] = /^Building the pages\.\n(\d+) (\S+) (\S+)\n$/.exec(stdout) ?? []
  expect(program).toEqual([process.execPath, 'now'])
  expect(Number(parent) === process.pid).toBe(isReplaced)
})

test('a folder whose path the build cannot read is named in one line', () => {
  const root = clone('', join(temporaryFolder(), 'news #1'))
  for (const file of [
    'public/robots.txt',
    'react-router.config.ts',
    'vite.config.ts',
    'bin/client-chunks.ts',
    'tsconfig.json',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  const { stdout, stderr } = run(root, ['build'])
  expect(stdout).toBe('')
  expect(stderr).toMatch(
    /^The pages cannot be built in \S+\/news #1\/?: move the clone to a folder without #, % and \?.*\n$/,
  )
})

test('the lock of a killed start is taken over', () => {
  const root = clone('console.log("ran")')
  utimesSync(join(root, 'node_modules', '.package-lock.json'), 1, 1)
  mkdirSync(join(root, '.cache', 'install.lock'), { recursive: true })
  const gone = spawnSync('true').pid
  writeFileSync(join(root, '.cache', 'install.lock', 'pid'), String(gone))
  run(root, ['feeds'], { npm_config_offline: 'true' })
  expect(existsSync(join(root, '.cache', 'install.lock'))).toBe(false)
})

test('a command whose program is missing reports that', () => {
  const { status, stderr } = run(clone(''), ['corpus', '/x'])
  expect(status).toBe(1)
  expect(stderr).toBe('bin/corpus.ts is missing: check the clone with `git status`.\n')
})
