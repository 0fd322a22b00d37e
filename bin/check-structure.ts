import { findGlobalFetch } from './find-global-fetch.ts'
import { lineOf, type Node, readSources, report, type SourceFile, walk } from './source-files.ts'

// The rules of STYLE.md that Biome has no rule for (biome.json has the others: sizes, names, exports, cycles): escapes from
// the type checker and the checks, names that say nothing, and the one door to the network.

const vagueNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'lib', 'shared', 'types']
// On our server everything receives `fetch` as an argument, and it is safe-fetch's. These run in the browser, which asks our
// own server; the benches and the tests ask the server under test.
const mayFetch = [
  'src/site/reader/live-refresh.ts',
  'src/admin/backup/use-restore.ts',
  'src/admin/exchange/upload-form.tsx',
  'src/admin/queue/desk/use-queue.ts',
  'src/admin/queue/live/queue-count.tsx',
  'src/admin/queue/decide/decision-outbox-provider.tsx',
  'src/admin/queue/live/new-entries-line.tsx',
  'src/admin/queue/live/use-queue-news.ts',
  'src/admin/stories/use-stories-live.ts',
]
// The machine's own clock, which no other machine shares: the database clock before its first answer, files of this disk,
// the Date of an answer. The others run in the browser.
const mayReadClock = [
  'src/database/database-clock.ts',
  'src/ingest/image/image-cache.ts',
  'src/http/front-door.ts',
  'src/site/reader/relative-times.ts',
  'src/admin/queue/queue-dialogs.tsx',
  'src/admin/front/from-field.tsx',
  'src/admin/front/pin-dialog.tsx',
  'src/admin/queue/desk/queue-verbs.ts',
  'src/admin/queue/queue.tsx',
]
const machineClock = /\bnew Date\(\)|\bDate\.now\b/
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
  for (const word of path.split(/[/.]/)) {
    if (vagueNames.includes(word)) problems.push(`${path}: "${word}" says nothing; name it for what it holds`)
  }
  text.split('\n').forEach((line, index) => {
    if (machineClock.test(line) && isOwnCode(path) && !mayReadClock.includes(path))
      problems.push(
        `${path}:${index + 1}: time is the database's (database-clock.ts); take \`now\` as an argument`,
      )
    if (lintOff.test(line)) problems.push(`${path}:${index + 1}: the checks are not switched off`)
  })
  for (const node of walk(program)) {
    const problem = checkNode(node, path)
    if (problem) problems.push(`${path}:${lineOf(text, node.start)}: ${problem}`)
  }
  return isOwnCode(path) && !mayFetch.includes(path) ? [...problems, ...checkDoor(file)] : problems
}

function checkNode(node: Node, path: string): string | null {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      return isAllowedAssertion(node, path) ? null : '`as` overrules the type checker'
    case 'VariableDeclarator':
      return isShouted(node.id) ? 'constants are camelCase' : null
    case 'ClassDeclaration':
      return node.superClass ? null : 'no classes but errors'
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

function isAllowedAssertion(node: Node, path: string): boolean {
  if (path.startsWith('src/database/') || isTestFile(path) || path.startsWith('test/')) return true
  if (!('typeAnnotation' in node)) return false
  const type = node.typeAnnotation
  return (
    type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
  )
}

/** The server's own code under src/ that is no test: the benches, the checks and the tests open what they like. */
function isOwnCode(path: string): boolean {
  return path.startsWith('src/') && !isTestFile(path)
}

function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

if (import.meta.main) {
  const files = readSources()
  report(checkStructure(files), `${files.length} files keep to STYLE.md.`)
}
