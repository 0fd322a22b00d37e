import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { childFlags } from '../src/process/supervise-process.ts'

// npm run bench -- NAME [ARGUMENTS]: runs a bench of this folder with the memory that Node gives a worker, or the web
// process if the bench renders pages itself. Without a name it lists the benches.

const folder = new URL('./', import.meta.url)
const [name, ...options] = process.argv.slice(2)
const files = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isFile())
const benches = new Map(files.flatMap(({ name: file }) => readBench(file)))
const chosen = name === undefined ? undefined : benches.get(name)
if (chosen) {
  const program = new URL(`${name}.ts`, folder).pathname
  const { status } = spawnSync(process.execPath, [...chosen.flags, program, ...options], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.log('npm run bench -- NAME [ARGUMENTS]')
  for (const [bench, { usage, description }] of benches) console.log(`  ${bench} ${usage}\n${description}`)
  process.exitCode = name ? 1 : 0
}

type Bench = { usage: string; description: string; flags: string[] }

/** A bench begins with its usage and what it measures; no other file is one. */
function readBench(file: string): [name: string, bench: Bench][] {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const opening = /^\/\/ node bench\/(\S+)\.ts ?(.*)\n((?:\/\/ .*\n)+)/m.exec(text)
  if (!opening) return []
  const [, name = '', usage = '', lines = ''] = opening
  const flags = childFlags[text.includes("from './uncached-app.ts'") ? 'web' : 'worker']
  return [[name, { usage, description: lines.replaceAll('// ', '      ').trimEnd(), flags }]]
}
