import { readFileSync } from 'node:fs'
import { report, root } from './source-files.ts'

// Everything that ships may be used and passed on by everybody who runs Chowk. The library behind `sharp` (libvips) is under the
// LGPL: it is a file of its own that can be replaced, which that licence asks for.

const allowed = new Set(
  `MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Python-2.0
  CC0-1.0 Unlicense PostgreSQL`.split(/\s+/),
)
const replaceable = /^node_modules\/@img\/sharp-/

type LockedPackage = { license?: string; dev?: boolean }

/** Packages of a production installation whose licence is not allowed; those that only build and test are left out. */
export function checkLicenses(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { license = 'none', dev = false }]) =>
    path === '' || dev || isAllowed(license, replaceable.test(path)) ? [] : [`${path}: licence ${license}`],
  )
}

function isAllowed(license: string, isReplaceable: boolean): boolean {
  const names = license.replaceAll(/[()]/g, '').split(' AND ')
  return names.every(
    name =>
      name.split(' OR ').some(each => allowed.has(each)) || (isReplaceable && name === 'LGPL-3.0-or-later'),
  )
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
  report(checkLicenses(packages), 'The licences of all packages that ship are allowed.')
}
