import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { childFlags } from '../src/process/child-process.ts'

// npm run bench -- NAME [ARGUMENTS]: runs a bench of this folder with the memory that Node gives a worker. Without a
// name it lists the benches.

const folder = new URL('./', import.meta.url)
const [name, ...options] = process.argv.slice(2)
const benches = new Map(
  readdirSync(folder)
    .filter(file => file.endsWith('.ts'))
    .map(file => [file.slice(0, -3), readFileSync(new URL(file, folder), 'utf8')] as const)
    .flatMap(([bench, text]) => {
      const usage = /^\/\/ node bench\/\S+ ?(.*)\n((?:\/\/ .*\n)+)/m.exec(text)
      return usage
        ? [
            [
              bench,
              { usage: usage[1] ?? '', description: usage[2]?.replaceAll('// ', '      ').trimEnd() },
            ] as const,
          ]
        : []
    }),
)

if (name && benches.has(name)) {
  const program = new URL(`${name}.ts`, folder)
  process.exitCode =
    spawnSync(process.execPath, [...childFlags.worker, program.pathname, ...options], { stdio: 'inherit' })
      .status ?? 1
} else {
  console.log('npm run bench -- NAME [ARGUMENTS]')
  for (const [bench, { usage, description }] of benches) console.log(`  ${bench} ${usage}\n${description}`)
  process.exitCode = name ? 1 : 0
}
