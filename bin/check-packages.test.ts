import { expect, test } from 'vitest'
import { checkPackages } from './check-packages.ts'

const good = {
  manifest: { dependencies: { hono: '4.1.0' }, optionalDependencies: { '@embedded/linux': '1.0.0-beta.1' } },
  lockFile: '{ "node_modules/hono": { "version": "4.1.0" } }',
  dependenciesPage: '| `hono` | | `@embedded/*` |',
}

test('pinned and explained packages without a registry pass', () => {
  expect(checkPackages(good)).toEqual([])
})

test('a floating version is reported', () => {
  const manifest = { dependencies: { hono: '^4.1.0' } }
  expect(checkPackages({ ...good, manifest })).toEqual(['package.json: hono ^4.1.0 is not pinned'])
})

test('a package without its explanation is reported', () => {
  const manifest = { devDependencies: { vite: '8.0.0' } }
  expect(checkPackages({ ...good, manifest })).toEqual(['docs/dependencies.md has no line for vite'])
})

test('a registry in the lock file is reported', () => {
  const lockFile = '{ "resolved": "https://registry.example/hono-4.1.0.tgz" }'
  expect(checkPackages({ ...good, lockFile })).toHaveLength(1)
})
