import { posix } from 'node:path'
import { findGlobalFetch } from './find-global-fetch.ts'
import { findPlainTexts } from './find-plain-texts.ts'
import { findSmallParts } from './find-small-parts.ts'
import {
  countLines,
  isTest,
  lineOf,
  type Node,
  readSources,
  report,
  type SourceFile,
  walk,
} from './source-files.ts'

// Checks the rules of STYLE.md that Biome does not have (biome.json has the others: names, exports, cycles): sizes, escapes
// from the type checker and the linter, vague names, full folders, admin paths, and the only way to other servers.
// Biome's rule for the size of a file, which holds for stylesheets, too, counts no line of JSX.

const folderFilesMax = 30
const fileLinesMax = 250
// From the signature to the closing brace. In a .tsx file most lines are markup.
const functionLinesMax = { '.ts': 65, '.tsx': 90 }

const vagueNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'lib', 'shared', 'types']
// On our server all code receives safe-fetch's `fetch` as an argument. These files run in the browser and send requests to
// our own server; benches and tests send them to the server under test.
const mayFetch = `src/site/reader/live-refresh.ts src/site/offline/fetch-within.ts
  src/site/offline/worker.ts src/admin/backup/restore-form.tsx src/admin/exchange/upload-form.tsx
  src/admin/queue/desk/use-queue.ts src/admin/queue/decide/decision-outbox.tsx
  src/admin/queue/live/new-entries-line.tsx src/admin/queue/live/use-queue-news.ts
  src/admin/stories/use-stories-live.ts`.split(/\s+/)
// These may read the machine's own clock, which differs between machines: the database clock before its first response, times
// of files on this disk, and the headers that say when a response was sent. The others run in the browser.
const mayReadClock = `src/database/database-clock.ts src/ingest/image/image-cache.ts src/http/sent-at.ts
  src/server/front-door.ts src/site/reader/relative-times.ts src/site/reader/mark-new.ts
  src/admin/forms/use-draft.ts src/admin/queue/queue-dialogs.tsx
  src/admin/front/pin-times.tsx src/admin/front/pin-dialog.tsx src/admin/queue/desk/queue-verbs.ts
  src/admin/queue/queue.tsx`.split(/\s+/)
// Other files build admin paths with adminPath (src/address/admin-path.ts), which is typed by the routes.
const mayWriteAdminPaths: Record<string, string> = {
  'src/routes.ts': 'declares them',
  'src/address/admin-path.ts': 'writes them',
  'src/server/page-address.ts': 'the entrance with a slash at the end, which the specification asks for',
  'src/api/desk-manifest.ts': 'the scope of the installed desk, which is no page',
  'src/site/diagnostics/route-test.tsx': 'the link to the entrance with a slash',
}
const fetcherPath = 'src/admin/widgets/use-fetcher.ts'
const machineClock = /\bnew Date\(\)|\bDate\.now\b/
const lintOff = new RegExp(
  ['biome-ig' + 'nore', '@ts-(ig' + 'nore|expect-error|nocheck)', 'eslint-dis' + 'able'].join('|'),
)

/** One line `path:line: problem` for everything that breaks a rule. */
export function checkStructure(files: SourceFile[]): string[] {
  return [
    ...files.filter(file => !isGenerated(file.path)).flatMap(checkFile),
    ...findFullFolders(files.map(({ path }) => path)),
    ...findSmallParts(files),
  ]
}

function findFullFolders(paths: string[]): string[] {
  const folders = Map.groupBy(
    paths.filter(path => isOwnCode(path) && !isGenerated(path)),
    path => posix.dirname(path),
  )
  return [...folders]
    .filter(([, files]) => files.length > folderFilesMax)
    .map(([folder, { length }]) => `${folder}: ${length} files without tests, at most ${folderFilesMax}`)
}

function isGenerated(path: string): boolean {
  return path === 'src/database/tables.ts' || path.startsWith('src/words/') || path.startsWith('client/')
}

function checkFile(file: SourceFile): string[] {
  const { path, text, program } = file
  const problems: string[] = []
  const mayWriteAdmin = !isOwnCode(path) || path in mayWriteAdminPaths
  for (const word of path.split(/[/.]/)) {
    if (vagueNames.includes(word)) problems.push(`${path}: "${word}" says nothing; name it for what it holds`)
  }
  if (countLines(text) > fileLinesMax) problems.push(`${path}: more than ${fileLinesMax} lines`)
  text.split('\n').forEach((line, index) => {
    if (machineClock.test(line) && isOwnCode(path) && !mayReadClock.includes(path))
      problems.push(
        `${path}:${index + 1}: time is the database's (database-clock.ts); take \`now\` as an argument`,
      )
    if (lintOff.test(line)) problems.push(`${path}:${index + 1}: the checks are not switched off`)
  })
  for (const node of walk(program)) {
    const isAdminPath = !mayWriteAdmin && writesAdminPath(node)
    const problem = isAdminPath ? 'write paths of the admin area with adminPath' : checkNode(node, path)
    if (problem) problems.push(`${path}:${lineOf(text, node.start)}: ${problem}`)
  }
  const ofPages = /^src\/(admin|site|ui)\//.test(path) && isOwnCode(path) ? checkTexts(file) : []
  const ofDoor = isOwnCode(path) && !mayFetch.includes(path) ? checkDoor(file) : []
  return [...problems, ...findLongFunctions(file), ...ofPages, ...ofDoor]
}

function findLongFunctions({ path, text, program }: SourceFile): string[] {
  const linesMax = functionLinesMax[path.endsWith('.tsx') ? '.tsx' : '.ts']
  return [...walk(program)]
    .filter(node => /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/.test(node.type))
    .filter(({ start, end }) => countLines(text.slice(start, end)) > linesMax)
    .map(({ start }) => `${path}:${lineOf(text, start)}: a function of more than ${linesMax} lines`)
}

function checkNode(node: Node, path: string): string | null {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      return isAllowedAssertion(node, path) ? null : '`as` overrules the type checker'
    case 'VariableDeclarator':
      return isShouted(node.id) ? 'constants are camelCase' : null
    case 'ImportDeclaration':
      return importsFetcher(node) && path !== fetcherPath
        ? `effects miss data of this useFetcher; call the one of ${fetcherPath}`
        : null
    case 'JSXOpeningElement':
      return isDisabledButton(node)
        ? 'a disabled button drops the focus; give it `offProps` (button.tsx)'
        : null
    case 'ClassDeclaration':
      return node.superClass ? null : 'no classes but errors'
    default:
      return null
  }
}

function writesAdminPath(node: Node): boolean {
  if (node.type === 'TemplateElement') return node.value.raw.includes('/admin/')
  return node.type === 'Literal' && /(^|[^.])\\?\/admin\\?\//.test(node.raw ?? '')
}

function importsFetcher({ source, specifiers }: Extract<Node, { type: 'ImportDeclaration' }>): boolean {
  const isFetcher = (one: (typeof specifiers)[number]) =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === 'useFetcher'
  return source.value === 'react-router' && specifiers.some(isFetcher)
}

function isDisabledButton({ name, attributes }: Extract<Node, { type: 'JSXOpeningElement' }>): boolean {
  const isDisabled = attributes.some(one => one.type === 'JSXAttribute' && one.name.name === 'disabled')
  return isDisabled && name.type === 'JSXIdentifier' && name.name === 'button'
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

function checkTexts({ path, text, program }: SourceFile): string[] {
  return findPlainTexts(program).map(
    node => `${path}:${lineOf(text, node.start)}: texts for people come from messages/en.json`,
  )
}

function isAllowedAssertion(node: Node, path: string): boolean {
  if (path.startsWith('src/database/') || isTest(path) || path.startsWith('test/')) return true
  if (!('typeAnnotation' in node)) return false
  const type = node.typeAnnotation
  return (
    type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
  )
}

/** Product code: files under src/ that are not tests. Benches, checks and tests may open any connection. */
function isOwnCode(path: string): boolean {
  return path.startsWith('src/') && !isTest(path)
}

if (import.meta.main) {
  const files = readSources()
  report(checkStructure(files), `${files.length} files keep to STYLE.md.`)
}
