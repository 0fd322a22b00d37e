import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicSite } from '../../test/support/public-site.ts'
import { rulePaths } from '../ui/stylesheet.ts'

const { app, read } = await publicSite()

async function currentPath(): Promise<string> {
  const html = await read('/')
  return html.match(/\/style\/[^"]*/)?.[0] ?? ''
}

test('the stylesheet address that pages use is cacheable forever', async () => {
  const response = await app.request(await currentPath())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const css = await response.text()
  expect(css).toMatch(/^:root\{--paper:#/)
  expect(css).toContain('--accent:#1a2b4a')
  expect(css).not.toContain('@import')
  // Chrome before 104 and Safari before 16.4 drop the rules of such a query.
  expect(css).not.toMatch(/@media[^{]*[<>]/)
})

test('a browser without light-dark() has no choice of theme', async () => {
  const css = await read(await currentPath())
  expect(css).toMatch(/@supports not \(color:light-dark\(red, ?red\)\)\{\.theme\{display:none\}/)
})

test('an address of another version serves the current stylesheet, with a short cache time', async () => {
  const response = await app.request('/style/ff0000-0.css')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
})

test.each(['/style/red-0.css', '/style/ff0000.css', '/style/ff0000-zz.css', '/style/x'])(
  '%s is not a stylesheet',
  async path => {
    expect((await app.request(path)).status).toBe(404)
  },
)

test('the stylesheet has the rules of every file', () => {
  const files = readdirSync(new URL('../ui/styles/', import.meta.url))
  expect(rulePaths.toSorted()).toEqual(files.map(file => `./styles/${file}`).toSorted())
})
