import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseSync } from 'vite'

// The source files for the checks: every file that git tracks or would add, and src/words/, parsed once by Vite's parser.
// TypeScript 7 has no programming interface, so tools that need it (dependency-cruiser) cannot read these files.

export type Node = ESTree.Node
export type SourceFile = { path: string; text: string; program: ESTree.Program }

export const root = fileURLToPath(new URL('../', import.meta.url))

/** Paths from the root of every file that git tracks or would add, and of src/words/, which it ignores (write-words.ts). */
export function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  const words = readdirSync(`${root}src/words`).flatMap(name =>
    name.endsWith('.ts') ? [`src/words/${name}`] : [],
  )
  return [...new Set([...listed.split('\0'), ...words])]
    .filter(path => path && existsSync(root + path))
    .sort()
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

export function readSources(): SourceFile[] {
  return listFiles()
    .filter(path => /\.(ts|tsx|mjs)$/.test(path))
    .map(path => parseSource(path, readFileSync(root + path, 'utf8')))
}

export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  return { path, text, program }
}

/** Every node of the file, parents first. */
export function* walk(node: object): Generator<Node> {
  if (isNode(node)) yield node
  for (const value of Object.values(node)) {
    if (typeof value === 'object' && value !== null) yield* walk(value)
  }
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string'
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** With blank lines and comments; a line break at the end begins no further line. */
export function countLines(text: string): number {
  return lineOf(text, text.trimEnd().length)
}

/** Prints the problems that a check found and sets the exit code; every check ends with this call. */
export function report(problems: string[], good: string): void {
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(good)
}
