import { expect, test } from 'vitest'
import { checkPackages } from './check-packages.ts'

const good = {
  manifest: { dependencies: { hono: '4.1.0' }, optionalDependencies: { '@embedded/linux': '1.0.0-beta.1' } },
  lockFile: '{ "node_modules/hono": { "version": "4.1.0" } }',
  dependenciesPage: '| `hono` | | `@embedded/*` |',
}

test('pinned, explained and free of registries is good', () => {
  expect(checkPackages(good)).toEqual([])
})

test('a floating version is named', () => {
  const manifest = { dependencies: { hono: '^4.1.0' } }
  expect(checkPackages({ ...good, manifest })).toEqual(['package.json: hono ^4.1.0 is not pinned'])
})

test('a package without its line is named', () => {
  const manifest = { devDependencies: { vite: '8.0.0' } }
  expect(checkPackages({ ...good, manifest })).toEqual(['docs/dependencies.md has no line for vite'])
})

test('a registry in the lock file is found', () => {
  const lockFile = '{ "resolved": "https://registry.example/hono-4.1.0.tgz" }'
  expect(checkPackages({ ...good, lockFile })).toHaveLength(1)
})
