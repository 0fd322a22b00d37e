import { basename } from 'node:path'
import { lineOf, type Node, readSources, report, type SourceFile, walk } from './source-files.ts'

// STYLE.md as far as a machine can judge it: sizes, escapes from the type checker, names, and the one door to the network.

const fileLinesMax = 250
const functionLinesMax = 50
const componentLinesMax = 80

const vagueNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'lib', 'shared', 'types']
// The lock-file of the door: everything else receives `fetch` as an argument.
const fetchHome = 'src/ingest/safe-fetch'
// The reader's browser fetches its own page; the benches and the browser journeys fetch the server under test.
const mayFetch = /^(src\/ingest\/safe-fetch|src\/site\/reader|bench\/|bin\/|test\/)/
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
  return problems
}

function checkNode(node: Node, { path, text, program }: SourceFile): string | null {
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
    case 'ClassDeclaration':
      return node.superClass ? null : 'no classes but errors'
    case 'ExportDefaultDeclaration':
      return mayExportDefault.test(path) ? null : 'exports have names'
    case 'CallExpression':
      return isGlobalFetch(node) && !mayFetch.test(path) && !bindsFetch(program) && !isTestFile(path)
        ? `only ${fetchHome}.ts opens connections to others; take \`fetch\` as an argument`
        : null
    default:
      return null
  }
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

function isGlobalFetch(node: Node & { type: 'CallExpression' }): boolean {
  return node.callee.type === 'Identifier' && node.callee.name === 'fetch'
}

/** A file that receives `fetch` as an argument calls what it was given. */
function bindsFetch(program: SourceFile['program']): boolean {
  for (const node of walk(program)) {
    if ('params' in node && Array.isArray(node.params) && node.params.some(isNamedFetch)) return true
    if (node.type === 'ObjectPattern' && node.properties.some(isFetchProperty)) return true
  }
  return false
}

function isNamedFetch(node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'fetch'
}

function isFetchProperty(node: Node): boolean {
  return node.type === 'Property' && isNamedFetch(node.key)
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
