import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import { contrast } from './oklch.ts'
import { groundColors, themeCss } from './theme-css.ts'

function token(css: string, name: string): { light: string; dark: string } {
  const [, light = '', dark = ''] = css.match(`--${name}:light-dark\\((#[0-9a-f]{6}),(#[0-9a-f]{6})\\)`) ?? []
  return { light, dark }
}

function pairs(primary: string) {
  const css = themeCss(primary)
  return {
    paper: token(css, 'paper'),
    ink: token(css, 'ink'),
    soft: token(css, 'soft'),
    mark: token(css, 'mark'),
    accent: token(css, 'accent'),
  }
}

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)

property(hexColor)(
  'links, text and labels pass AA on light and dark, whatever the primary colour',
  primary => {
    const { paper, ink, soft, accent, mark } = pairs(primary)
    for (const mode of ['light', 'dark'] as const) {
      expect(contrast(accent[mode], paper[mode])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(soft[mode], paper[mode])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(ink[mode], paper[mode])).toBeGreaterThanOrEqual(7)
      expect(contrast(ink[mode], mark[mode])).toBeGreaterThanOrEqual(7)
    }
  },
)

test.each(['#000000', '#ffffff', '#ffff00', '#ff00ff', '#1a2b4a'])(
  '%s as the primary colour passes too',
  primary => {
    const { paper, accent } = pairs(primary)
    expect(contrast(accent.light, paper.light)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(accent.dark, paper.dark)).toBeGreaterThanOrEqual(4.5)
  },
)

test('a colour that already has enough contrast stays unchanged', () => {
  expect(pairs('#1a2b4a').accent.light).toBe('#1a2b4a')
})

test('a browser without light-dark() gets the light tokens', () => {
  expect(themeCss('#1a2b4a')).toMatch(/^:root\{--paper:#[0-9a-f]{6};.*--accent:#1a2b4a\}@supports/)
})

test("the browser frame has the page's background colour", () => {
  expect(groundColors('#1a2b4a')).toEqual(pairs('#1a2b4a').paper)
})
