import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../ui/oklch.ts'
import { themeCss } from '../ui/theme-css.ts'

const css = readFileSync(new URL('admin.css', import.meta.url), 'utf8')
const theme = themeCss('#1a2b4a')

function ofAdmin(name: string) {
  const [, light = '', dark = ''] =
    css.match(new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`)) ?? []
  return { light, dark }
}

function ofSite(name: string) {
  const [, light = '', dark = ''] = theme.match(new RegExp(`--${name}:light-dark\\((#\\w+),(#\\w+)\\)`)) ?? []
  return { light, dark }
}

test.each([
  ['paper', 'paper'],
  ['ink', 'ink'],
  ['quiet', 'soft'],
  ['rule', 'rule'],
])('the admin area’s %s is the site’s %s', (admin, site) => {
  expect(ofSite(site).light).toMatch(/^#/)
  expect(ofAdmin(admin)).toEqual(ofSite(site))
})

test.each(['paper', 'raised', 'wash'])('every ink reads on the ground %s', ground => {
  for (const ink of ['ink', 'quiet', 'accent', 'danger', 'good']) {
    for (const scheme of ['light', 'dark'] as const) {
      expect(contrast(ofAdmin(ink)[scheme], ofAdmin(ground)[scheme])).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test.each(['paper', 'raised', 'wash'])('the edge of a field is seen on the ground %s', ground => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(ofAdmin('field')[scheme], ofAdmin(ground)[scheme])).toBeGreaterThanOrEqual(3)
  }
})
