import type { Page } from '@playwright/test'
import { editorPages } from '../support/admin-pages.ts'
import { fillAdminPages } from '../support/fill-admin-pages.ts'
import { deskTestWithOwnSite } from './desk.ts'
import { expect } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const test = deskTestWithOwnSite()

// Other languages may need twice as many letters. The records contain no Latin letters, so every text with one is the
// interface's and is doubled here.

// React reports a hydration mismatch for doubled texts in streamed parts of a page.
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  expectedNoise: /error #418/,
})

const machineRoom = [
  'feeds',
  'feeds/add',
  'feeds/import',
  'outlets',
  'outlets/add',
  'outlets/objections',
  'outlets/owners',
  'exchange',
  'activity',
  'bin',
  'settings',
  'settings?tab=seo',
  'settings?tab=appearance',
  'account',
  'settings?tab=adsense',
  'settings?tab=editions',
  'settings/backup',
  'site-links',
  'site-links/add',
]

const publicPages = [
  ...[
    '/',
    '/index',
    '/category/world',
    '/category/empty',
    '/search',
    '/search?q=xx',
    '/stories',
    '/story/flood',
  ],
  '/about',
  '/about-ratings',
  '/corrections',
  '/editorial-log',
  '/tip',
  '/no-such-page',
]

test('every admin page has space for texts of twice the length on a phone', async ({ page, site }) => {
  const scene = await fillAdminPages(site.db, new Date())
  await signInPage(page, site, 'संपादिका')
  const flaws: string[] = []
  for (const path of [...editorPages(scene), ...machineRoom.map(name => `/admin/${name}`)])
    flaws.push(...(await listFlaws(page, path)))
  for (const path of publicPages) flaws.push(...(await listFlaws(page, path)))
  flaws.push(...(await listFlawsOfDialogs(page)))
  await page.context().clearCookies()
  flaws.push(...(await listFlaws(page, '/admin/login')))
  expect(flaws).toEqual([])
})

async function listFlawsOfDialogs(page: Page): Promise<string[]> {
  await page.goto('/admin/queue')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  const ofKeys = await listFlawsHere(page, 'the list of keys')
  await page.goto('/admin/categories')
  await page
    .getByRole('row', { name: /खाली/ })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  return [...ofKeys, ...(await listFlawsHere(page, 'a question before a deletion'))]
}

async function listFlaws(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  return listFlawsHere(page, path)
}

async function listFlawsHere(page: Page, place: string): Promise<string[]> {
  await page.evaluate(writeTwice)
  const flaws = await page.evaluate(findFlaws)
  return flaws.map(flaw => `${place}: ${flaw}`)
}

function writeTwice(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isShown = node.parentElement?.closest('script, style, textarea, title, code') === null
    const text = node.nodeValue ?? ''
    if (isShown && /[a-z]/i.test(text)) node.nodeValue = `${text.trim()} ${text.trim()} `
  }
}

/** Finds a page that scrolls sideways, a control outside the screen, and text clipped by its control. */
function findFlaws(): string[] {
  const flaws: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) flaws.push(`scrolls to ${scrollWidth}`)
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`
  const scrolls = (element: Element) => {
    for (let above = element.parentElement; above; above = above.parentElement)
      if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return true
    return false
  }
  for (const element of document.querySelectorAll('button, a, summary, select, label, th, h1, h2, h3')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || scrolls(element)) continue
    if (left < -1 || right > clientWidth + 1) flaws.push(`${nameOf(element)} ends at ${Math.round(right)}`)
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const isCutOnPurpose =
      textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')
    const isCut =
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
    const isSpilt =
      overflowX === 'visible' && element.scrollWidth > Math.ceil(width) + 1 && element.matches('button, a')
    if ((isCut || isSpilt) && !isCutOnPurpose && !element.matches('select'))
      flaws.push(`${nameOf(element)} is cut off`)
  }
  return flaws
}
