import { posix } from 'node:path'
import { listImports } from '../list-imports.ts'
import { isTest, type Node, type SourceFile, walk } from '../source-files.ts'

/** Paths of the files that each file imports, starts as a process, or requests as a page. */
type ImportGraph = Map<string, string[]>

const routesFile = 'src/routes.ts'
// Loads the built pages, whose sources it does not import.
const builtApp = 'test/support/test-app.ts'

export function buildImportGraph(sources: SourceFile[]): ImportGraph {
  const routes = sources
    .filter(({ path }) => path === routesFile)
    .flatMap(({ program }) => listRoutes(program))
  return new Map(sources.map(source => [source.path, listUsed(source, routes)]))
}

function listUsed({ path, text, program }: SourceFile, routes: Route[]): string[] {
  const imported = listImports(program)
    .filter(({ from, isType }) => from.startsWith('.') && !isType)
    .map(({ from }) => from)
  const used = [...imported, ...listScripts(program)].map(from => posix.join(posix.dirname(path), from))
  if (path === builtApp) return [...used, 'src/server/app.ts']
  if (!path.startsWith('test/support/') && !isTest(path)) return used
  return [...used, ...routes.filter(({ address }) => address.test(text)).map(({ module }) => module)]
}

/** The files of `new URL('./name.ts', import.meta.url)`, which run in processes of their own. */
function listScripts(program: SourceFile['program']): string[] {
  return [...walk(program)].flatMap(node => {
    if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'URL')
      return []
    const [file] = node.arguments
    return file?.type === 'Literal' && /^\..*\.ts$/.test(String(file.value)) ? [String(file.value)] : []
  })
}

/** A page: its file, and how its address looks in a test that requests it. */
type Route = { module: string; address: RegExp }

function listRoutes(node: object, prefix = ''): Route[] {
  const { name, given } = readCall(node)
  if (name === 'index') return [routeOf('', given[0])]
  if (name === 'route') {
    const [path, module, below] = given
    const whole = posix.join(prefix, textOf(path))
    return [routeOf(whole, module), ...(below ? listRoutes(below, whole) : [])]
  }
  return Object.values(node).flatMap(value =>
    typeof value === 'object' && value !== null ? listRoutes(value, prefix) : [],
  )
}

function readCall(node: object): { name: string; given: Node[] } {
  if (!isNode(node) || node.type !== 'CallExpression' || node.callee.type !== 'Identifier')
    return { name: '', given: [] }
  return { name: node.callee.name, given: node.arguments }
}

function routeOf(path: string, module: Node | undefined): Route {
  const fixed = path.replace(/[:*].*/, '').replaceAll('.', '\\.')
  const end = fixed.length < path.length && fixed !== '' ? '' : '(?=["\'`?#])'
  return {
    module: `src/${textOf(module)}`,
    address: new RegExp(`["'\`](?:https?://[\\w.]+)?/${fixed}${end}`),
  }
}

function textOf(node: Node | undefined): string {
  return node?.type === 'Literal' ? String(node.value) : ''
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string'
}

// Tests of whole processes and whole sites, which take long.
const wholes = ['src', 'test']

/** How many imports nearer the test is that shares most words with the change. */
const wordsWeight = 1.5

/** How many imports nearer a test is whose file is named after the change, such as chosen-edition.test.ts after `readChosenEdition`. */
const nameWeight = 4

type Nearness = { graph: ImportGraph; listWords: (test: string) => Set<string> }

/**
 * Test files, the nearest to a changed text of a file first: the one named after the file, then by the number of imports
 * between them, where those of its folder and those that share words with the change, above all in their name, count as nearer.
 */
export function listNearestTests(path: string, changed: string, { graph, listWords }: Nearness): string[] {
  const distances = measureDistances(path, graph)
  const folder = posix.dirname(path)
  const name = path.replace(/\.tsx?$/, '')
  const near = [...distances.keys()].filter(isTest)
  const words = listWordsOf(changed)
  const shared = countShared(words, near.map(listWords))
  const most = Math.max(1, ...shared)
  const rankOf = (test: string, index: number) => {
    if (test.replace(/\.test\.tsx?$/, '') === name) return Number.NEGATIVE_INFINITY
    const own = posix.dirname(test)
    const distance = (distances.get(test) ?? 0) - (own === folder ? 0.5 : 0) + (wholes.includes(own) ? 3 : 0)
    const named = isNamedAfter(test, words) ? nameWeight : 0
    return distance - named - (wordsWeight * (shared[index] ?? 0)) / most
  }
  return near
    .map((test, index) => ({ test, rank: rankOf(test, index) }))
    .toSorted((a, b) => a.rank - b.rank || a.test.localeCompare(b.test))
    .map(({ test }) => test)
}

function isNamedAfter(test: string, words: Set<string>): boolean {
  const own = listWordsOf(posix.basename(test).replace(/\.test\.tsx?$/, ''))
  return own.size > 0 && own.isSubsetOf(words)
}

/** How much each test has of the words of a change: a word counts the more, the fewer tests have it. */
function countShared(changed: Set<string>, tests: Set<string>[]): number[] {
  const found = [...changed].map(word => ({
    word,
    weight: Math.log((tests.length + 1) / (tests.filter(words => words.has(word)).length + 1)),
  }))
  return tests.map(words =>
    found.filter(({ word }) => words.has(word)).reduce((sum, { weight }) => sum + weight, 0),
  )
}

/** The parts of its names: `leavingUrls` and `leaving_urls` are both "leaving" and "urls". */
export function listWordsOf(text: string): Set<string> {
  const parts = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]{3,}/g)
  return new Set(parts)
}

/** The number of imports from each file to this one. */
function measureDistances(path: string, graph: ImportGraph): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const [importer, imported] of graph)
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), importer])
  const distances = new Map([[path, 0]])
  // A map lists the keys that are added during the walk, too.
  for (const [reached, distance] of distances)
    for (const importer of importers.get(reached) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}
