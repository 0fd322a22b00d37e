import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { securityHeadersFor } from '../http/security-headers.ts'
import { readAssetFiles } from './asset-files.ts'

const security = securityHeadersFor('https://chowk.example')

test('files are found by their addresses, with their types and cache times', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chowk assets '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/reader-1.js'), 'reader()')
  writeFileSync(join(folder, 'logo.svg'), '<svg/>')
  writeFileSync(join(folder, 'secrets.env'), 'PASSWORD=1')
  symlinkSync('/etc/hostname', join(folder, 'assets/outside.txt'))
  const files = await readAssetFiles(new URL(`${pathToFileURL(folder).href}/`), security)
  expect([...files.keys()].sort()).toEqual(['/assets/reader-1.js', '/logo.svg'])
  const headers = files.get('/assets/reader-1.js')?.headers.join('\n')
  expect(headers).toContain('text/javascript; charset=utf-8')
  expect(headers).toContain('immutable')
  expect(headers).toContain('nosniff')
  expect(files.get('/logo.svg')?.headers.join('\n')).not.toContain('immutable')
})

test('the file by which the example for Caddy recognises a running Chowk is part of every build', () => {
  const root = new URL('../../', import.meta.url)
  const path = /^\s*health_uri \/(\S+)$/m.exec(readFileSync(new URL('deploy/Caddyfile', root), 'utf8'))?.[1]
  expect(existsSync(new URL(`public/${path}`, root))).toBe(true)
})
