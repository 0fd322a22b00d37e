import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

const icon = (html: string) => readHtml(html).icon?.value ?? null
const at = (path: string) => `https://www.outlet.example${path}`

test.each([
  ['<link rel="icon" href="/a.png">', '/a.png'],
  ['<link rel="SHORTCUT ICON" href="a.ico">', '/news/a.ico'],
  ['<link rel="apple-touch-icon-precomposed" href="/touch.png">', '/touch.png'],
  ['<base href="/static/"><link rel="icon" href="a.png">', '/static/a.png'],
])('%s gives the icon', (html, path) => {
  expect(readHtml(html).icon).toEqual({ value: at(path), from: 'link-element' })
})

test.each([
  '<link rel="mask-icon" href="/a.svg">',
  '<link rel="iconic" href="/a.png">',
  '<link rel="icon">',
  '<link rel="icon" href="javascript:alert(1)">',
  '<link rel="icon" href="data:image/png;base64,AA">',
])('%s gives no icon', html => {
  expect(icon(html)).toBeNull()
})

const link = (path: string, rest: string) => `<link rel="icon" href="${path}" ${rest}>`

test.each([
  ['the size nearest to 64 pixels', link('/512.png', 'sizes="512x512"') + link('/48.png', 'sizes="48x48"')],
  [
    'one without a size rather than a touch icon',
    '<link rel="apple-touch-icon" href="/touch.png"><link rel="icon" href="/48.png">',
  ],
  [
    'a touch icon rather than one too small to be sharp',
    `${link('/16.png', 'sizes="16x16"')}<link rel="apple-touch-icon" href="/48.png">`,
  ],
  [
    'one for light pages rather than one for dark tabs',
    link('/white.png', 'sizes="64x64" media="(prefers-color-scheme: dark)"') +
      link('/48.png', 'sizes="16x16"'),
  ],
  [
    'the next where the best is no address that may be shown',
    link('javascript:alert(1)', 'sizes="64x64"') + link('/48.png', 'sizes="512x512"'),
  ],
])('of several icons, %s is used', (_name, html) => {
  expect(icon(html)).toBe(at('/48.png'))
})
