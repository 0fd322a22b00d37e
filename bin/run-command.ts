import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './source-files.ts'

type Options = { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void }

/**
 * Runs a command with the project's own Node and tools first in PATH; resolves to its exit code and output. `onLine` gets
 * each line of the standard output at once.
 */
export function runCommand(
  command: string,
  { env, onLine }: Options = {},
): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command.split(' ')
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: ownPath(), CI: '1' },
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', chunk => chunks.push(chunk))
    child.stderr.on('data', chunk => chunks.push(chunk))
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
    child.on('error', error => resolve({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', code => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }))
  })
}

/** PATH with the project's own programs first. */
export function ownPath(): string {
  return [`${root}node_modules/.bin`, process.env.PATH].join(delimiter)
}
