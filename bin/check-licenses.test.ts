import { expect, test } from 'vitest'
import { checkLicenses } from './check-licenses.ts'

test.each([
  ['node_modules/hono', 'MIT', true],
  ['node_modules/two', '(MIT OR GPL-3.0)', true],
  ['node_modules/both', 'MIT AND GPL-3.0', false],
  ['node_modules/copyleft', 'GPL-3.0', false],
  ['node_modules/library', 'LGPL-3.0-or-later', false],
  ['node_modules/@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['node_modules/@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['node_modules/unknown', undefined, false],
])('%s with the licence %s may ship: %s', (path, license, mayShip) => {
  expect(checkLicenses({ '': {}, [path]: { ...(license && { license }) } })).toHaveLength(mayShip ? 0 : 1)
})

test('a package that only builds may have any licence', () => {
  expect(checkLicenses({ 'node_modules/builder': { license: 'GPL-3.0', dev: true } })).toEqual([])
})
