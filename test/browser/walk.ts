import type { Page } from '@playwright/test'
import { findSmallTargets } from './expect-tappable.ts'
import { listViolations } from './journey.ts'

// The checks that every page must pass, made in one visit of a page: a page is rendered once and then resized.

/** Brings an opened page to the state that is checked, for example by opening a dialog. */
export type Stop = { path: string; name?: string; prepare?: (page: Page) => Promise<unknown> }

// A reader who has doubled the letters of a phone sees half as many of them in a line.
const doubledLetters = { width: 180, height: 370 }
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

/**
 * Opens the page and returns one sentence per flaw: WCAG 2.2 A and AA in light and contrast in dark; sideways scrolling on a
 * phone, a tablet and a desktop; small touch targets; texts that have no space for twice as many letters.
 */
export async function listFlaws(page: Page, stop: Stop): Promise<string[]> {
  await open(page, stop)
  return listFlawsOfOpened(page, stop)
}

/** The same for pages of the admin area, opened one from another. What surrounds them all is checked with the first. */
export async function listFlawsOfAdminPages(page: Page, [first = '', ...paths]: string[]): Promise<string[]> {
  const flaws = await listFlaws(page, { path: first })
  for (const path of paths) {
    await page.setViewportSize(desktop)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.evaluate(follow, path)
    flaws.push(...(await listFlawsOfOpened(page, { path }, { exclude: 'body > header' })))
  }
  return flaws
}

/**
 * Runs in the page: opens another page of the admin area as its links do, and returns when it is drawn. The document stays,
 * with its scripts and axe; to load them for each page takes three times as long as the checks.
 */
async function follow(path: string): Promise<void> {
  type Router = { navigate: (to: string, options: { flushSync: boolean }) => Promise<void> }
  const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router }
  await router.navigate(path, { flushSync: true })
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}

/** The same for a public page, whose letters a reader may also double. */
export async function listFlawsForReaders(page: Page, stop: Stop): Promise<string[]> {
  await open(page, stop)
  return listFlawsOfOpened(page, stop, { more: () => listFlawsOfReadersSizes(page) })
}

async function listFlawsOfReadersSizes(page: Page): Promise<string[]> {
  // A wider phone, where headlines take one line.
  await page.setViewportSize({ width: 412, height: 823 })
  const flaws = [...(await listOverflow(page)), ...(await listViolations(page, { rules: ['target-size'] }))]
  await page.setViewportSize(doubledLetters)
  const large = await listOverflow(page)
  const name = (await page.locator('.masthead .name').boundingBox())?.height ?? Number.NaN
  // One line: a script with marks above and below needs more of it than Latin letters.
  if (!(name < 70)) large.push(`the name of the site is ${name} px high`)
  return [
    ...flaws.map(flaw => `${flaw} at 412 px`),
    ...large.map(flaw => `${flaw} in letters of twice the size`),
  ]
}

async function open(page: Page, { path, prepare }: Stop): Promise<void> {
  await page.setViewportSize(desktop)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path)
  await prepare?.(page)
}

/** `more`: checks at other sizes, before the texts are doubled. `exclude`: what axe does not look at. */
async function listFlawsOfOpened(
  page: Page,
  { path, name = path }: Stop,
  { more, exclude }: { more?: () => Promise<string[]>; exclude?: string } = {},
): Promise<string[]> {
  const flaws = [...(await listViolations(page, { exclude })), ...(await listOverflow(page))]
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await listViolations(page, { rules: ['color-contrast'], exclude })
  flaws.push(...dark.map(flaw => `${flaw} in dark`))
  await page.setViewportSize({ width: 768, height: 800 })
  flaws.push(...(await listOverflow(page)), ...((await more?.()) ?? []))
  flaws.push(...(await listFlawsOfPhone(page)))
  if (flaws.length > 0) await takePicture(page, name)
  return flaws.map(flaw => `${name}: ${flaw}`)
}

async function listFlawsOfPhone(page: Page): Promise<string[]> {
  await page.setViewportSize(phone)
  const flaws = [...(await listOverflow(page)), ...(await page.evaluate(findSmallTargets))]
  const cut = await page.evaluate(findCutTexts)
  return [...flaws, ...cut.map(flaw => `${flaw} with texts of twice the length`)]
}

/** A state of a page that an editor reaches by keys or clicks, such as an open dialog: opened once, on a phone. */
export async function listFlawsOfState(page: Page, { path, name = path, prepare }: Stop): Promise<string[]> {
  await page.setViewportSize(desktop)
  await page.goto(path)
  await prepare?.(page)
  await page.setViewportSize(phone)
  const flaws = [...(await listViolations(page)), ...(await listFlawsOfPhone(page))]
  if (flaws.length > 0) await takePicture(page, name)
  return flaws.map(flaw => `${name}: ${flaw}`)
}

/** Nothing is wider than the screen, so nobody scrolls sideways. */
async function listOverflow(page: Page): Promise<string[]> {
  const flaw = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth} px wide on a screen of ${clientWidth}` : null
  })
  return flaw === null ? [] : [flaw]
}

/** Only a page with a flaw has a picture. */
async function takePicture(page: Page, name: string): Promise<void> {
  const file = name
    .replaceAll(/[0-9a-f-]{36}/g, 'id')
    .replaceAll(/\W+/g, '-')
    .replace(/^-/, '')
  await page.screenshot({ path: `test-results/flaws/${file || 'front'}.png`, fullPage: true })
}

/**
 * Runs in the page: sideways scrolling, a control outside the screen, and text clipped by its control, while each text is
 * written twice, as other languages may need twice as many letters.
 */
function findCutTexts(): string[] {
  const single = new Map<Node, string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isShown = node.parentElement?.closest('script, style, textarea, title, code') === null
    const text = node.nodeValue ?? ''
    if (isShown && /[a-z]/i.test(text)) single.set(node, text)
  }
  for (const [node, text] of single) node.nodeValue = `${text.trim()} ${text.trim()} `
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
  for (const [node, text] of single) node.nodeValue = text
  return flaws
}
