import sharp from 'sharp'
import { expect, test } from 'vitest'
import { svgWithScript } from '../../../test/support/pictures.ts'
import { encodeImage } from './encode-image.ts'
import { redrawSvg } from './redraw-svg.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

/** `count` definitions, each of which draws the one before. */
function nested(count: number, inside: string, name: string): string {
  const names = Array.from({ length: count }, (_, n) => `a${n}`)
  const definitions = names.map(
    (id, n) => `<${name} id="${id}">${inside.replaceAll('#a', `#${names[n - 1]}`)}</${name}>`,
  )
  return `${definitions.join('')}${inside.replaceAll('#a', `#${names.at(-1)}`)}`
}

async function middleOf(body: Buffer) {
  const encoded = await encodeImage(body, 'icon')
  if (!encoded.ok) return encoded.reason
  const icon = sharp(encoded.files.get('icon')).ensureAlpha()
  const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([64, 64])
  return [...data.subarray((32 * 64 + 32) * 4, (32 * 64 + 32) * 4 + 4)]
    .map(value => (value > 127 ? 1 : 0))
    .join('')
}

/** Doubled masks, each with these parts in its id and in what names it. */
const doubled = (inId: string, inReference: string, quote = "'") =>
  nested(20, `<rect style="mask:url('#a')"/>`.repeat(2), 'mask')
    .replaceAll(/"(a\d+)"/g, `"$1${inId}"`)
    .replaceAll(/'(#a\d+)'/g, `${quote}$1${inReference}${quote}`)

const square = '<rect width="10" height="10" fill="#f00"/>'

test.each([
  ['shapes', svg(square)],
  ['a style sheet', svg(`<style>rect { fill: #f00 }</style><rect width="10" height="10"/>`)],
  [
    'a gradient',
    svg(
      `<linearGradient id="g"><stop stop-color="red"/></linearGradient><rect width="10" height="10" fill="url(#g)"/>`,
    ),
  ],
  [
    'a gradient that is named in quotes',
    svg(
      `<linearGradient id="g"><stop stop-color="red"/></linearGradient><rect width="10" height="10" fill='url("#g")'/>`,
    ),
  ],
  ['a shape that is used again', svg(`<defs><g id="s">${square}</g></defs><use href="#s"/>`)],
  [
    'a shape in a mask that uses it, as drawing programs write it',
    svg(`<defs><path id="s" d="M0 0h10v10H0z" fill="#f00"/></defs><clipPath id="c"><use href="#s"/></clipPath>
      <g clip-path="url(#c)"><use xlink:href="#s"/></g>`),
  ],
  ['a size and no view box', svg(square, 'width="10px" height="10"')],
  ['a size of no height', svg('<rect width="100" height="100" fill="#f00"/>', 'width="10" height="0"')],
  ['a size of 100,000 pixels', svg(square, 'width="100000" height="100000" viewBox="0 0 10 10"')],
  [
    'a declaration and a comment before it',
    Buffer.concat([Buffer.from('\uFEFF<?xml version="1.0"?><!-- x -->'), svg(square)]),
  ],
  ['a script, which is left out', svg(`<script>alert(1)</script>${square}`)],
])('an icon in SVG is drawn: %s', async (_, body) => {
  expect(await middleOf(body)).toBe('1001')
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['an event', svg('<rect onclick="alert(1)"/>')],
  [
    'a foreign page',
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>'),
  ],
  ['a picture inside it', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['another file', svg('<use href="https://a.example/x.svg#y"/><use xlink:href="file:///etc/passwd#x"/>')],
  [
    'an address in a style',
    svg('<rect style="fill:url(https://a.example/)"/><rect fill="url( \'//a.example\' )"/>'),
  ],
  ['a hidden address', svg('<rect style="fill:u\\72l(https://a.example/)"/>')],
  ['a style sheet from elsewhere', svg('<style>@import "https://a.example/x.css";</style>')],
  ['a filter', svg('<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>')],
  ['a filter of a shape', svg('<rect filter="blur(9999)"/><rect style="filter:blur(9999)"/>')],
  ['dashes', svg('<path stroke-dasharray="1e-9"/><path style="stroke-dasharray:1e-9"/>')],
  [
    'a style sheet that draws more',
    svg(
      '<style>rect{clip-path:url(#a)}path{mask :url(#a)}*{stroke-dasharray/* */:1;filter:blur(9px)}</style>',
    ),
  ],
  ['a mask and many blanks', svg(`<style>rect{mask${' '.repeat(99)}:url(#a)}</style>`)],
  ['a property in two pieces', svg('<style>*{stroke-dash<!-- -->array:1;m<g/>ask:url(#a)}</style>')],
  ['a property with a coded letter', svg('<style>*{stroke-d&#97;sharray:1}</style>')],
  ['a property in CDATA', svg('<style>*{stroke-<![CDATA[dasharray:1]]>}</style>')],
  ['an address in two pieces', svg('<style>*{fill:u<!-- -->rl(https://a.example/x)}</style>')],
  ['an import in two pieces', svg('<style>@im<!-- -->port "https://a.example/x.css";</style>')],
])('%s does not reach the decoder', (_, body) => {
  expect(redrawSvg(body, 64)?.toString()).not.toMatch(
    /alert|onclick|foreign|xhtml|<image|data:|a\.example|passwd|@import|filter|dash|clip-path:|mask\s*:/,
  )
})

test.each([
  ['too large', svg(`<path d="${'M0 0'.repeat(40_000)}"/>`)],
  ['of too many elements', svg('<g/>'.repeat(2_001))],
  ['that repeats itself seven times seven', svg(nested(7, '<use href="#a"/>'.repeat(7), 'g'))],
  [
    'that repeats a long path',
    svg(`<path id="a" d="${'M0 0'.repeat(9_000)}"/>${'<use href="#a"/>'.repeat(40)}`),
  ],
  ['that uses itself', svg('<g id="a"><use href="#a"/></g><use href="#a"/>')],
  ['of doubled masks', svg(nested(20, '<rect mask="url(#a)"/>'.repeat(2), 'mask'))],
  [
    'of doubled clipping paths',
    svg(nested(20, `<rect style="clip-path: url('#a')"/>`.repeat(2), 'clipPath')),
  ],
  ['of doubled masks with a blank in their names', svg(doubled(' 0', ' 0'))],
  ['of doubled masks with a blank after their names', svg(doubled(' ', ' '))],
  ['of doubled masks with a line feed in their names', svg(doubled('\n0', ' 0'))],
  ['of doubled masks with a bracket in their names', svg(doubled(')0', ')0'))],
  ['of doubled masks with a quote in their names', svg(doubled("'0", "'0", '&quot;'))],
  ['of many words', svg('<text>क</text>'.repeat(200))],
  ['of a gradient without end', svg('<stop/>'.repeat(300))],
  ['with entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`)],
  ['inside another document', Buffer.from(`<html>${svg(square)}</html>`)],
])('an SVG %s is refused', async (_, body) => {
  expect(redrawSvg(body, 64)).toBeNull()
  expect(await middleOf(body)).toBe('not-a-picture')
})

test('an SVG is never a picture, also after an icon was drawn', async () => {
  await encodeImage(svg(square), 'icon')
  expect(await encodeImage(svgWithScript, 'picture')).toEqual({ ok: false, reason: 'not-a-picture' })
})
