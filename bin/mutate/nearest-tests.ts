import { posix } from 'node:path'
import { listImports } from '../list-imports.ts'
import type { SourceFile } from '../source-files.ts'

/** Paths of the files that each file imports. */
export type ImportGraph = Map<string, string[]>

export function buildImportGraph(sources: SourceFile[]): ImportGraph {
  return new Map(
    sources.map(({ path, program }) => {
      const values = listImports(program).filter(({ from, isType }) => from.startsWith('.') && !isType)
      return [path, values.map(({ from }) => posix.join(posix.dirname(path), from))]
    }),
  )
}

/**
 * The test files nearest to a file, at most `most`: those named after it, then by the number of imports between them. A test
 * of the built pages imports only their bundle; those of the same folder count as if they imported the file.
 */
export function listNearestTests(
  path: string,
  { graph, most }: { graph: ImportGraph; most: number },
): string[] {
  const distances = measureDistances(path, graph)
  const folder = posix.dirname(path)
  const name = path.replace(/\.tsx?$/, '')
  const rank = (test: string) => {
    if (test.replace(/\.test\.tsx?$/, '') === name) return 0
    const isBeside = posix.dirname(test) === folder
    return Math.min(distances.get(test) ?? Infinity, isBeside ? 1.5 : Infinity) - (isBeside ? 0.25 : 0)
  }
  return [...graph.keys()]
    .filter(each => isTest(each) && rank(each) < Infinity)
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .slice(0, most)
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
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
