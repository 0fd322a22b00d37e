import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { setRows } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { testApp } from '../../test/support/test-app.ts'
import { contrast } from '../ui/theme/oklch.ts'
import { deskThemeCss, themeCss } from '../ui/theme/theme-css.ts'

const css = readFileSync(new URL('admin.css', import.meta.url), 'utf8')
// The default, the extremes, and colours that are hard to read on either background.
const colors = ['#1a2b4a', '#000000', '#ffffff', '#ffdd00', '#aa2200', '#00ff88', '#7a00ff', '#808080']
const schemes = ['light', 'dark'] as const
type Pair = Record<(typeof schemes)[number], string>

function pairIn(text: string, name: string): Pair {
  const [, light = '', dark = ''] =
    text.match(new RegExp(`--${name}: ?light-dark\\((#\\w+), ?(#\\w+)\\)`)) ?? []
  return { light, dark }
}

/** Colours derived from the primary one, or the two fixed ones that mean the same everywhere. */
function inkOf(desk: string, name: string): Pair {
  return ['danger', 'good'].includes(name) ? pairIn(css, `color-${name}`) : pairIn(desk, name)
}

test.each(['paper', 'ink', 'soft', 'rule'])('the admin area’s %s is the site’s', name => {
  for (const color of colors) {
    expect(pairIn(themeCss(color), name).light).toMatch(/^#/)
    expect(pairIn(deskThemeCss(color), name)).toEqual(pairIn(themeCss(color), name))
  }
})

test.each(colors)('with %s all inks are readable on all grounds, and field borders are visible', color => {
  const desk = deskThemeCss(color)
  for (const scheme of schemes) {
    for (const ground of ['paper', 'raised', 'wash']) {
      const on = pairIn(desk, ground)[scheme]
      for (const ink of ['ink', 'soft', 'accent', 'danger', 'good']) {
        expect(contrast(inkOf(desk, ink)[scheme], on), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(pairIn(desk, 'field')[scheme], on), `field on ${ground}`).toBeGreaterThanOrEqual(3)
    }
    const button = contrast(pairIn(desk, 'on-accent')[scheme], pairIn(desk, 'accent')[scheme])
    expect(button).toBeGreaterThanOrEqual(4.5)
  }
})

test('the admin area uses the primary colour of the settings', async () => {
  const { db } = await freshDatabase()
  const app = testApp(db)
  const sheetOf = async () => {
    const html = await (await app.request('/admin/login')).text()
    return /href="(\/style\/desk-[^"]+)"/.exec(html)?.[1] ?? ''
  }
  expect(await sheetOf()).toContain('/style/desk-1a2b4a-')
  await setRows(db, 'settings', { primaryColor: '#aa2200' })
  const response = await app.request(await sheetOf())
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await response.text()).toBe(deskThemeCss('#aa2200'))
})
