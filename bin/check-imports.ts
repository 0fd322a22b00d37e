import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { type Import, listImports } from './list-imports.ts'
import { isTest, listFiles, readSources, report, root, type SourceFile } from './source-files.ts'

// Checks which area may import which (ARCHITECTURE.md), that there are no cycles, and that shipped code needs no build tool.

// Files at the top of src/ put the parts together and may import all of them.
const mayImport: Record<string, string[]> = {
  // The page /api shows the API's own description.
  site: ['site', 'api', 'domain', 'search', 'ui', 'http', 'address', 'text', 'words'],
  admin: ['admin', 'domain', 'search', 'ui', 'http', 'ingest', 'address', 'text', 'words', 'concurrency'],
  api: ['api', 'domain', 'search', 'ui', 'http', 'address', 'text', 'words'],
  ui: ['ui', 'domain', 'address', 'text', 'words'],
  // Builds the application and dispatches requests to it.
  server: ['server', 'http', 'domain', 'database', 'address', 'text', 'words', 'concurrency'],
  http: ['http', 'domain', 'database', 'text', 'words'],
  commands: ['commands', 'process', 'ingest', 'domain', 'database', 'address', 'text', 'words'],
  // The newsletter's outbox, and the only code that connects to a mail server.
  mail: ['mail', 'domain', 'database', 'address', 'text', 'words'],
  process: ['process', 'concurrency', 'ingest', 'domain', 'search', 'database', 'address', 'text', 'words'],
  ingest: ['ingest', 'domain', 'database', 'address', 'text', 'words', 'concurrency'],
  domain: ['domain', 'database', 'address', 'text', 'words', 'concurrency'],
  search: ['search', 'domain', 'database', 'text'],
  database: ['database', 'concurrency'],
  // Below all others; limiter.ts also runs in the browser.
  concurrency: ['concurrency'],
  // Pure: no database, no network.
  text: ['text', 'address'],
  // The catalogue, written by bin/compile-messages.ts.
  words: ['words', 'text'],
  address: ['address', 'text'],
}

// Like the files at the top of src/, these areas put the parts together, and may import config.ts.
const assemblers = ['commands', 'process']

const plainAreas = 'domain search ingest mail database concurrency text address words'.split(' ')
const pagePackages = ['react', 'react-dom', 'react-router', 'hono']

// Modules that open connections, and the files that may import them. The servers only accept connections, and
// database-session.ts connects to our own database.
const mayConnect: Record<string, string[]> = {
  http: ['src/web.ts', 'src/server/metrics-server.ts'],
  net: ['src/process/check-port.ts', 'src/database/database-session.ts'],
  dns: ['src/ingest/fetch/resolve-host.ts'],
  undici: ['src/ingest/fetch/guarded-connector.ts', 'src/ingest/fetch/fetch-error.ts'],
  https: [],
  http2: [],
  tls: [],
  dgram: [],
  nodemailer: ['src/mail/open-mailer.ts', 'src/mail/takes-any-name.ts'],
}
const opensNothing = ['isIP', 'isIPv4', 'isIPv6']

type Packages = { shipped: string[]; tools: string[] }

/** One line for each import that breaks a rule. `paths` lists all files of the project. */
export function checkImports(
  files: SourceFile[],
  options: { paths: string[]; packages: Packages },
): string[] {
  const known = new Set(options.paths)
  const graph = new Map<string, string[]>()
  const problems: string[] = []
  for (const { path, program } of files) {
    const targets: string[] = []
    for (const imported of listImports(program)) {
      const target = resolveImport(path, imported.from)
      if (target && known.has(target)) targets.push(target)
      const problem = target
        ? judgeFile(path, { target, imported, known })
        : (judgeDoor(path, imported) ?? judgePackage(path, imported, options.packages))
      if (problem) problems.push(`${path} imports ${imported.from}: ${problem}`)
    }
    graph.set(path, targets)
  }
  const cycles = findCycles(foldersOf(graph))
  return [...problems, ...cycles.map(cycle => `These folders import each other: ${cycle.join(' → ')}`)]
}

/** Folders under src/ and the folders that they import, without tests. Biome finds cycles of files. */
function foldersOf(graph: Map<string, string[]>): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const [path, targets] of graph) {
    const folder = posix.dirname(path)
    if (!folder.startsWith('src/') || isTest(path)) continue
    const others = targets
      .map(target => posix.dirname(target))
      .filter(other => other !== folder && other.startsWith('src/'))
    folders.set(folder, [...new Set([...(folders.get(folder) ?? []), ...others])])
  }
  return folders
}

/** The path from the root for relative imports such as `./x.ts?url`; null for a package. */
function resolveImport(path: string, from: string): string | null {
  if (!from.startsWith('.')) return null
  return posix.normalize(posix.join(posix.dirname(path), from.replace(/\?.*$/, '')))
}

function judgeFile(
  path: string,
  { target, imported, known }: { target: string; imported: Import; known: Set<string> },
): string | null {
  if (target.includes('/+types/') || target.startsWith('build/')) return null
  if (!known.has(target)) return 'there is no such file (relative imports name the extension)'
  const area = areaOf(path)
  if (!area || isTest(path)) return null
  if (!target.startsWith('src/')) return target.endsWith('.json') ? null : 'only src/ ships'
  return judgeArea({ path, area, target, isType: imported.isType })
}

/** The folder of `domain/`; its subfolders belong to the same noun. */
function nounOf(path: string): string | undefined {
  return path.split('/')[2]
}

function judgeArea(step: { path: string; area: string; target: string; isType: boolean }): string | null {
  const { path, area, target, isType } = step
  const targetArea = areaOf(target)
  if (!targetArea)
    return ['server', ...assemblers].includes(area) || isType ? null : 'only src/*.ts put the parts together'
  if (isType && (targetArea === 'database' || (['server', 'http'].includes(area) && targetArea === 'ingest')))
    return null
  if (!mayImport[area]?.includes(targetArea)) return `${area} may not know ${targetArea}`
  const isQueries = target.endsWith('-queries.ts')
  if (area === 'ui' && isQueries && !isType) return 'ui asks nothing of the database'
  // front/ is exempt, because the front page combines all other nouns.
  const isNoun = area === 'domain' && !path.startsWith('src/domain/front/')
  const isOtherNoun = isNoun && nounOf(path) !== nounOf(target)
  if (isOtherNoun && targetArea === 'domain' && isQueries)
    return 'a noun does not reach into another one’s queries'
  return null
}

function judgePackage(path: string, { from, isType }: Import, packages: Packages): string | null {
  if (isBuiltin(from) || from.startsWith('virtual:')) return null
  const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/')
  const isShipped = path.startsWith('src/') && !isTest(path) && path !== 'src/routes.ts'
  if (!packages.shipped.includes(name)) {
    if (!packages.tools.includes(name)) return 'package.json does not list it'
    if (isShipped) return 'it is a tool of the build and does not ship'
  }
  const area = areaOf(path)
  const isPlain = area !== null && plainAreas.includes(area) && !isTest(path) && !isType
  return isPlain && pagePackages.includes(name) ? `${area} knows no pages` : null
}

/** Only safe-fetch may connect to other servers: without its checks an address could lead into our own network. */
function judgeDoor(path: string, { from, isType, names }: Import): string | null {
  if (isType || !path.startsWith('src/') || isTest(path)) return null
  const users = mayConnect[from.replace(/^node:/, '').split('/')[0] ?? '']
  if (!users || users.includes(path)) return null
  return names?.every(name => opensNothing.includes(name))
    ? null
    : 'ingest/fetch/safe-fetch.ts speaks to other servers for all'
}

function areaOf(path: string): string | null {
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** Each cycle of a graph once, as a closed path: `['a', 'b', 'a']`. */
export function findCycles(graph: Map<string, string[]>): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()

  function visit(name: string, trail: string[]): void {
    const start = trail.indexOf(name)
    if (start >= 0) {
      cycles.push([...trail.slice(start), name])
      return
    }
    if (finished.has(name)) return
    for (const next of graph.get(name) ?? []) visit(next, [...trail, name])
    finished.add(name)
  }

  for (const name of graph.keys()) visit(name, [])
  return cycles
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const packages = {
    shipped: Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
    tools: Object.keys(manifest.devDependencies),
  }
  const files = readSources()
  report(
    checkImports(files, { paths: listFiles(), packages }),
    `${files.length} files import only what they may.`,
  )
}
