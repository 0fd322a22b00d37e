import { readFileSync } from 'node:fs'
import {
  type BrowserContext,
  test as base,
  type CDPSession,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import type axe from 'axe-core'
import { loadSamples } from '../../src/domain/samples/load-samples.ts'
import { type FakeOutlet, startOutlet } from '../support/fake-outlets.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { awaitScript } from './await-script.ts'

// Every journey fails on any console message, script error, or request to another host.

type Fixtures = { page: Page; outlet: FakeOutlet; expectedNoise: RegExp | null; ownsSite: boolean }

async function useSampleSite(use: (site: Site) => Promise<void>): Promise<void> {
  // Journeys paste addresses of outlets on loopback.
  const site = await startSite({ FETCH_ALLOW: '127.0.0.1' })
  await loadSamples(site.db, { now: new Date() })
  // A first page, so that what the site creates once, such as its signing key, is there.
  await fetch(site.origin)
  await site.settle()
  await use(site)
  await site.stop()
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [({ playwright: _ }, use) => useSampleSite(use), { scope: 'worker' }],
  // Console messages that a journey causes on purpose, such as a picture that does not load.
  expectedNoise: [null, { option: true }],
  ownsSite: [false, { option: true }],
  baseURL: ({ site }, use) => use(site.origin),
  outlet: async ({ playwright: _ }, use) => {
    const outlet = await startOutlet()
    await use(outlet)
    await outlet.close()
  },
  page: async ({ page, site, expectedNoise, ownsSite }, use, testInfo) => {
    if (!ownsSite) await renewFor(null, site)
    const noise: string[] = []
    awaitScript(page)
    page.context().on('page', awaitScript)
    const documents = new Set<string>()
    page.on('response', response => {
      if (response.request().isNavigationRequest()) documents.add(response.url())
    })
    page.on('console', message => {
      noise.push(`${message.type()}: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', error => noise.push(`error: ${error.message}`))
    noteOtherHosts(page, site, noise)
    const unanswered = listUnanswered(page)
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus) await describePage(page, { unanswered: unanswered() })
    // Chromium logs the document's own status; a 404 page is meant to have one.
    const isOwnStatus = (line: string) => [...documents].some(url => line.endsWith(` ${url}`))
    const isExpected = (line: string) => isOwnStatus(line) || expectedNoise?.test(line)
    expect(noise.filter(line => !isExpected(line))).toEqual([])
  },
})

/** For a file whose journeys change what others read: it begins with the samples alone, and so does the file after it. */
export const ownSiteTest = test.extend<{ ownSite: undefined }>({
  ownsSite: true,
  ownSite: [
    async ({ site }, use, { file }) => {
      await renewFor(file, site)
      await use(undefined)
    },
    { auto: true },
  ],
})

// The file that has had a site for itself since the last reset.
const owners = new WeakMap<Site, string>()

/** Resets what another file has changed. Starting a site takes seconds, resetting it takes some tens of milliseconds. */
async function renewFor(file: string | null, site: Site): Promise<void> {
  const owner = owners.get(site)
  if (owner === (file ?? undefined)) return
  if (owner) await site.reset()
  if (file) owners.set(site, file)
  else owners.delete(site)
}

export { expect }

/**
 * Chromium cannot reach other hosts (playwright.config.ts), and a request to one fails the journey. Not by Playwright's routes,
 * which turn the browser's cache off and make each page three times as slow.
 */
export function noteOtherHosts(pages: Page | BrowserContext, site: Site, noise: string[]): void {
  const note = (request: Request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== site.origin && protocol.startsWith('http'))
      noise.push(`request to another host: ${request.url()}`)
  }
  // Two calls, because the types differ.
  if ('context' in pages) pages.on('request', note)
  else pages.on('request', note)
}

// Enough for the part of a page that a journey looks at.
const describedCharsMax = 6_000

/** Prints the page of a failed journey: a machine that runs them for others keeps no pictures. */
async function describePage(page: Page, { unanswered }: { unanswered: string[] }): Promise<void> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch(error => String(error))
  console.warn(page.url(), `\n${shown.slice(0, describedCharsMax)}\nwithout a response:`, unanswered)
}

/** The requests of a page that have no response yet. */
function listUnanswered(page: Page): () => string[] {
  const unanswered = new Map<Request, number>()
  page.on('request', request => unanswered.set(request, Date.now()))
  page.on('response', response => unanswered.delete(response.request()))
  page.on('requestfailed', request => unanswered.delete(request))
  return () =>
    [...unanswered].map(
      ([request, since]) => `${request.method()} ${request.url()} for ${Date.now() - since} ms`,
    )
}

/** Presses a button, whose effect is this text. */
export async function press(page: Page | Locator, name: string, text: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expect(page.getByText(text)).toBeVisible()
}

/** No violation of WCAG 2.2 A and AA that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await listViolations(page)).toEqual([])
}

/** `rules`: limits the check to these rules. `exclude`: what is not checked. */
export async function listViolations(
  page: Page,
  { rules = [], exclude }: { rules?: string[] | undefined; exclude?: string | undefined } = {},
): Promise<string[]> {
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page)
  // The frame of a preview allows no scripts, including axe's.
  return page.evaluate(runAxe, { rules, exclude: ['iframe[sandbox]', ...(exclude ? [exclude] : [])] })
}

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

// Detached, a session would take the authenticator of passkeys.journey.ts along.
const sessions = new WeakMap<Page, CDPSession>()

/** The browser keeps a script of its debugger compiled; `page.evaluate` compiles half a megabyte for each document. */
async function addAxe(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Runtime.evaluate', { expression: axeSource })
}

/** Runs in the page, with these rules, or all of WCAG. */
async function runAxe({ rules, exclude }: { rules: string[]; exclude: string[] }): Promise<string[]> {
  const { axe: there } = window as unknown as { axe: typeof axe }
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations } = await there.run(
    { exclude },
    {
      runOnly: rules.length > 0 ? rules : tags,
      // Voice control uses a button's visible text; axe lists the rule as experimental.
      rules: rules.length > 0 ? {} : { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations'],
      iframes: false,
      // Without the style sheets, which only an experimental rule reads; axe would request them for each page.
      preload: { assets: ['media'] },
    },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}

/** Nothing is wider than the screen, so readers never scroll sideways. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  // After a client-side navigation the text can be there before its stylesheet.
  await page.waitForLoadState()
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
}

/** For a state that walk.journey.ts does not reach: it is accessible, and fits a phone. */
export async function expectNoFlaws(page: Page): Promise<void> {
  await expectAccessible(page)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSideScroll(page)
  if (size) await page.setViewportSize(size)
}

/**
 * Polls a page: `await served(site, path).toContain(text)`. Journeys that write directly into the database wait for the
 * server, which drops its cached pages a moment later; an earlier request would get the old page.
 */
export function served(site: Site, path: string) {
  return expect.poll(async () => (await fetch(site.origin + path)).text())
}
