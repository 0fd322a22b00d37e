import { basename } from 'node:path'
import { findGlobalFetch } from './find-global-fetch.ts'
import { lineOf, type Node, readSources, report, type SourceFile, walk } from './source-files.ts'

// STYLE.md as far as a machine can judge it: sizes, escapes from the type checker, names, and the one door to the network.

const fileLinesMax = 250
const functionLinesMax = 50
const componentLinesMax = 80

const vagueNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'lib', 'shared', 'types']
// On our server everything receives `fetch` as an argument, and it is safe-fetch's. These run in the browser, which asks our
// own server; the benches and the tests ask the server under test.
const mayFetch = [
  'src/site/reader/live-refresh.ts',
  'src/admin/backup/use-restore.ts',
  'src/admin/exchange/upload-form.tsx',
  'src/admin/queue/live/queue-count.tsx',
  'src/admin/queue/decide/keep-decisions.tsx',
  'src/admin/queue/live/new-entries-line.tsx',
  'src/admin/queue/live/use-queue-news.ts',
]
// A route module, and a configuration file, must export a default.
const mayExportDefault =
  /^(src\/(site|admin|api)\/.*\.tsx?|src\/(root|entry\.server)\.tsx|src\/routes\.ts|[^/]+\.config\.ts|test\/support\/global-setup\.ts)$/
const lintOff = new RegExp(
  ['biome-ig' + 'nore', '@ts-(ig' + 'nore|expect-error|nocheck)', 'eslint-dis' + 'able'].join('|'),
)

/** One line `path:line: problem` for everything that breaks a rule. */
export function checkStructure(files: SourceFile[]): string[] {
  return files.filter(file => file.path !== 'src/database/tables.ts').flatMap(checkFile)
}

function checkFile(file: SourceFile): string[] {
  const { path, text, program } = file
  const problems: string[] = []
  const lines = text.trimEnd().split('\n')
  if (lines.length > fileLinesMax) problems.push(`${path}: ${lines.length} lines (at most ${fileLinesMax})`)
  for (const word of path.split(/[/.]/)) {
    if (vagueNames.includes(word)) problems.push(`${path}: "${word}" says nothing; name it for what it holds`)
  }
  if (!/^[a-z0-9.-]+$/.test(basename(path))) problems.push(`${path}: file names are kebab-case`)
  lines.forEach((line, index) => {
    if (lintOff.test(line)) problems.push(`${path}:${index + 1}: the checks are not switched off`)
  })
  if (program.body.length > 0 && program.body.every(isReexport)) problems.push(`${path}: only re-exports`)
  for (const node of walk(program)) {
    const problem = checkNode(node, file)
    if (problem) problems.push(`${path}:${lineOf(text, node.start)}: ${problem}`)
  }
  return needsDoor(path) ? [...problems, ...checkDoor(file)] : problems
}

function checkNode(node: Node, { path, text }: SourceFile): string | null {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return checkLength(node, text)
    case 'TSAnyKeyword':
      return '`any` turns the type checker off'
    case 'TSNonNullExpression':
      return '`!` hides a missing value'
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      return isAllowedAssertion(node, path) ? null : '`as` overrules the type checker'
    case 'VariableDeclarator':
      return isShouted(node.id) ? 'constants are camelCase' : null
    case 'ClassDeclaration':
      return node.superClass ? null : 'no classes but errors'
    case 'ExportDefaultDeclaration':
      return mayExportDefault.test(path) ? null : 'exports have names'
    default:
      return null
  }
}

function isShouted(id: Node): boolean {
  return id.type === 'Identifier' && /^[A-Z][A-Z0-9_]*$/.test(id.name)
}

function checkDoor({ path, text, program }: SourceFile): string[] {
  return findGlobalFetch(program).map(
    node =>
      `${path}:${lineOf(text, node.start)}: only src/ingest/fetch/safe-fetch.ts opens connections to others; take \`fetch\` as an argument`,
  )
}

function checkLength(node: Node & { start: number; end: number }, text: string): string | null {
  const body = text.slice(node.start, node.end)
  const lines = body.split('\n').length
  const max = hasMarkup(node) ? componentLinesMax : functionLinesMax
  return lines > max ? `${lines} lines in one function (at most ${max})` : null
}

function hasMarkup(node: Node): boolean {
  for (const inner of walk(node)) if (inner.type === 'JSXElement' || inner.type === 'JSXFragment') return true
  return false
}

function isAllowedAssertion(node: Node, path: string): boolean {
  if (path.startsWith('src/database/') || isTestFile(path) || path.startsWith('test/')) return true
  if (!('typeAnnotation' in node)) return false
  const type = node.typeAnnotation
  return (
    type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
  )
}

/** The server's own code under src/ that is no test: the benches, the checks and the tests open what they like. */
function needsDoor(path: string): boolean {
  return path.startsWith('src/') && !isTestFile(path) && !mayFetch.includes(path)
}

function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function isReexport(node: Node): boolean {
  return (
    node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null)
  )
}

if (import.meta.main) {
  const files = readSources()
  report(checkStructure(files), `${files.length} files keep to STYLE.md.`)
}
