import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { root } from './source-files.ts'

/** Runs a command with the project's own Node and tools first in PATH; resolves to its exit code and output. */
export function runCommand(command: string): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command.split(' ')
  const path = [`${root}node_modules/.bin`, process.env.PATH].join(delimiter)
  return new Promise(resolve => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, PATH: path, CI: '1' } })
    const chunks: Buffer[] = []
    child.stdout.on('data', chunk => chunks.push(chunk))
    child.stderr.on('data', chunk => chunks.push(chunk))
    child.on('error', error => resolve({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', code => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }))
  })
}
