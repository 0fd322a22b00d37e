import { readFileSync } from 'node:fs'
import { report, root } from './source-files.ts'

// A clone must install anywhere, so versions are pinned and the lock file names no registry. docs/dependencies.md must
// explain each direct dependency.

type Manifest = Record<string, Record<string, string> | undefined>

export function checkPackages(given: {
  manifest: Manifest
  lockFile: string
  dependenciesPage: string
}): string[] {
  const { dependencies, optionalDependencies, devDependencies } = given.manifest
  const direct = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies })
  const problems: string[] = []
  for (const [name, version] of direct) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      problems.push(`package.json: ${name} ${version} is not pinned`)
    if (!isExplained(name, given.dependenciesPage))
      problems.push(`docs/dependencies.md has no line for ${name}`)
  }
  if (/"resolved":|https?:\/\/[^"]*\.tgz/.test(given.lockFile)) {
    problems.push('package-lock.json names a registry; run npm install with the .npmrc of this project')
  }
  return problems
}

function isExplained(name: string, page: string): boolean {
  const scope = name.replace(/\/.*/, '/*')
  return page.includes(`\`${name}\``) || page.includes(`\`${scope}\``)
}

if (import.meta.main) {
  const read = (path: string) => readFileSync(root + path, 'utf8')
  const manifest = JSON.parse(read('package.json'))
  const lockFile = read('package-lock.json')
  const dependenciesPage = read('docs/dependencies.md')
  report(checkPackages({ manifest, lockFile, dependenciesPage }), 'All packages are pinned and explained.')
}
