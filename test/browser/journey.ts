import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { loadSamples } from '../../src/domain/samples/load-samples.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { awaitScript } from './await-script.ts'

// Every journey fails on a line in the browser's console, a script error, or a request to any host but the site's own.

// axe asks every frame of a page, also one that may run nothing.
const noiseOfAxe = /^warning: Failed to execute 'postMessage' on 'DOMWindow'/

type Fixtures = { page: Page; expectedNoise: RegExp | null }

async function useSampleSite(use: (site: Site) => Promise<void>): Promise<void> {
  // Journeys paste addresses of outlets that stand on loopback.
  const site = await startSite({ FETCH_ALLOW: '127.0.0.1' })
  await loadSamples(site.db, { now: new Date() })
  await use(site)
  await site.stop()
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [({ playwright: _ }, use) => useSampleSite(use), { scope: 'worker' }],
  // Errors that a journey provokes on purpose, such as a picture that does not load.
  expectedNoise: [null, { option: true }],
  baseURL: ({ site }, use) => use(site.origin),
  page: async ({ page, site, expectedNoise }, use) => {
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
    await page.route(
      url => url.origin !== site.origin,
      route => {
        noise.push(`asked another host: ${route.request().url()}`)
        return route.abort()
      },
    )
    await use(page)
    // Chromium reports the status of the document itself; a page that says 404 is meant to.
    const isOwnStatus = (line: string) => [...documents].some(url => line.endsWith(` ${url}`))
    const isExpected = (line: string) =>
      isOwnStatus(line) || noiseOfAxe.test(line) || expectedNoise?.test(line)
    expect(noise.filter(line => !isExpected(line))).toEqual([])
  },
})

export { expect }

/** No violation of WCAG 2.2 A and AA that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await listViolations(page)).toEqual([])
}

/** The rule of axe that other colours can break: for a page that passed in the first. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await listViolations(page, ['color-contrast'])).toEqual([])
}

/** `rules`: only these, not all of WCAG. */
export async function listViolations(page: Page, rules?: string[]): Promise<string[]> {
  await page.waitForLoadState()
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  // Voice control goes by the text that a button shows. axe has the rule among its experimental ones.
  // In the frame of a preview nothing may run, the machine's own script included.
  // Of what passes it would describe each element, and in its other mode open a page of its own: most of its time.
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: rules ?? tags,
      rules: rules ? {} : { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations'],
    })
    .setLegacyMode()
    .exclude('iframe[sandbox]')
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}

/** Nothing is wider than the screen: a reader never scrolls sideways. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  // After a click the words of a page can be there before its stylesheet.
  await page.waitForLoadState()
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
}

/** For a file whose journeys change what others read: a site for it alone. */
export function testWithOwnSite() {
  return test.extend<object, { site: Site }>({
    site: [({ playwright: _ }, use) => useSampleSite(use), { scope: 'worker' }],
  })
}
