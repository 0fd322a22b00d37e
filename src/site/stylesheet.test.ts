import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicSite } from '../../test/support/public-site.ts'

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

// It replaces the inline rules of an open page when the primary colour changes.
test('the stylesheet has all rules that pages inline, in their order', () => {
  const ui = new URL('../ui/', import.meta.url)
  const importsOf = (file: string) =>
    [...readFileSync(new URL(file, ui), 'utf8').matchAll(/styles\/[a-z-]+\.css/g)].map(([path]) => path)
  const all = importsOf('site.css')
  expect(all).toEqual(
    readdirSync(new URL('styles/', ui))
      .map(name => `styles/${name}`)
      .toSorted(inOrderOf(all)),
  )
  for (const sheet of readdirSync(new URL('sheets/', ui))) {
    const own = importsOf(`sheets/${sheet}`)
    expect(own, sheet).toEqual(own.toSorted(inOrderOf(all)))
  }
})

const inOrderOf = (all: string[]) => (one: string, other: string) => all.indexOf(one) - all.indexOf(other)
