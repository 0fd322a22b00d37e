import { posix } from 'node:path'
import { listImports } from './list-imports.ts'
import { countLines, isTest, type SourceFile } from './source-files.ts'

const partLinesMax = 45
const homeLinesMax = 200

/** Files that STYLE.md wants below their only user: short, no route, without a test, beside a user that has room. */
export function findSmallParts(files: SourceFile[]): string[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  const users = new Map<string, Set<SourceFile>>()
  for (const file of files) {
    for (const { from } of listImports(file.program)) {
      const path = posix.join(posix.dirname(file.path), from)
      users.set(path, (users.get(path) ?? new Set()).add(file))
    }
  }
  return files
    .filter(({ text }) => !text.includes("from './+types/"))
    .flatMap(part => {
      const [user, another] = users.get(part.path) ?? []
      if (!user || another || isTest(user.path) || hasTest(part.path, byPath)) return []
      const isBeside = posix.dirname(user.path) === posix.dirname(part.path)
      const isSmall =
        countLines(part.text) < partLinesMax && countLines(part.text) + countLines(user.text) <= homeLinesMax
      return isBeside && isSmall
        ? [`${part.path}: small and used only by ${posix.basename(user.path)}; write it there`]
        : []
    })
}

function hasTest(path: string, files: Map<string, SourceFile>): boolean {
  const base = path.replace(/\.tsx?$/, '.test')
  return files.has(`${base}.ts`) || files.has(`${base}.tsx`)
}
