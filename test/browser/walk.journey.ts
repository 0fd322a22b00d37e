import type { Page } from '@playwright/test'
import { makeSetupLink } from '../../src/domain/accounts/setup-link.ts'
import { setupUrl } from '../../src/process/invite-administrator.ts'
import { editorPages } from '../support/admin-pages.ts'
import { listAdminPages } from '../support/admin-urls.ts'
import { authorizedEditor } from '../support/authorized.ts'
import { freePort } from '../support/free-port.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { fillWalk, type WalkScene } from '../support/walk-scene.ts'
import { test as base, expect, press } from './journey.ts'
import { signInPage } from './signed-in-page.ts'
import { listFlaws, listFlawsForReaders, listFlawsOfAdminPages, listFlawsOfState, type Stop } from './walk.ts'
import { openedDialogs } from './walk-dialogs.ts'

// The one visit to every page that checks accessibility and layout (walk.ts). New pages of the route table are included
// automatically. It runs in parallel: each worker has a site.

// Not a performance limit: on a machine that does much else a page takes ten seconds.
base.describe.configure({ mode: 'parallel', timeout: 600_000 })

const test = base.extend<object, { site: Site; scene: WalkScene }>({
  site: [({ playwright: _ }, use) => useSite(use), { scope: 'worker' }],
  scene: [({ site }, use) => useScene(site, use), { scope: 'worker' }],
})

// Two stories and links are gone. A rule without conditions is refused on purpose.
test.use({ expectedNoise: /status of 404.*\/admin\/[^ ]+\.data|status of 400.*\/rules\/add\.data/ })

async function useSite(use: (site: Site) => Promise<void>): Promise<void> {
  const port = String(await freePort())
  // Nothing is sent: the pages of the newsletter need a mail server in the settings.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'चौक <1@2.example>' }
  const site = await startSite({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, ...mail })
  await use(site)
  await site.stop()
}

async function useScene(site: Site, use: (scene: WalkScene) => Promise<void>): Promise<void> {
  const filled: WalkScene[] = []
  // Restarted, so that no page is from before the scene.
  await site.restart(async () => void filled.push(await fillWalk(site)))
  const [scene] = filled
  if (scene) await use(scene)
}

const publicPages = [
  ...['/', '/today', '/index', '/category/world', '/category/empty', '/search', '/search?q=', '/search?q=zz'],
  ...['/stories', '/story/flood', '/about', '/privacy', '/about-ratings', '/corrections', '/editorial-log'],
  ...['/tip', '/tip?sent', '/newsletter', '/newsletter?sent', '/offline', '/api'],
  ...['/test-route', '/route-test', '/no/page', '/admin/none'],
  ...`/hi /ta /hi/today /ta/today /hi/index /ta/index /ta/category/world /hi/search
    /hi/test-route`.split(/\s+/),
]

const refusedTip: Stop = {
  path: '/tip',
  name: 'a refused tip',
  prepare: async page => {
    await page.getByLabel('Address of the article').fill('https://a:b@outlet.example/')
    await press(page, 'Send tip', 'Please enter the whole address of an article')
  },
}

/** Opens what a reader can open, and shows the line that is there while a page renews itself. */
async function openAll(page: Page): Promise<void> {
  await page.locator('main').evaluate(main => {
    for (const details of main.querySelectorAll('details')) details.open = true
    for (const line of main.querySelectorAll<HTMLElement>('.status'))
      line.textContent = line.dataset.status ?? ''
  })
}

const publicStops: Stop[] = [...publicPages.map(path => ({ path, prepare: openAll })), refusedTip]

// Each part takes well under a minute.
const partOf = <T>(all: T[], part: number, parts: number): T[] => all.filter((_, at) => at % parts === part)

for (const part of [0, 1, 2])
  test(`public pages are accessible and fit any screen (part ${part + 1})`, async ({ page, scene: _ }) => {
    const flaws: string[] = []
    for (const stop of partOf(publicStops, part, 3)) flaws.push(...(await listFlawsForReaders(page, stop)))
    expect(flaws).toEqual([])
  })

/** The address of a page with the record that it shows. */
function fillIn(url: string, scene: WalkScene): string {
  const ids: [RegExp, string][] = [
    [/^\/admin\/feeds\//, scene.feed],
    [/^\/admin\/outlets\//, scene.outlet],
    [/^\/admin\/accounts\//, scene.account],
    [/^\/admin\/categories\//, scene.category],
    [/^\/admin\/site-links\//, scene.page],
    [/^\/admin\/stories\//, scene.story],
    [/^\/admin\/corrections\//, scene.correction],
    [/^\/admin\/queue\/rules\//, scene.rule],
    [/^\/admin\/queue\/scheduled\//, scene.scheduledPage],
    [/^\/admin\/exchange\//, scene.import],
    [/^\/admin\/activity\//, scene.batch],
  ]
  const [, id = scene.link] = ids.find(([area]) => area.test(url)) ?? []
  return url.replace(':', id)
}

// Drawn for readers, as the front page is; the other two have no page for a person who is signed in.
const elsewhere = ['/admin/front/preview', '/admin/set-up/:', '/admin/second-step']
const tabs = ['seo', 'appearance', 'adsense', 'editions', 'newsletter'].map(
  tab => `/admin/settings?tab=${tab}`,
)

function listEditorsPages(scene: WalkScene): string[] {
  const routes = listAdminPages(':').filter(url => !elsewhere.includes(url))
  return [...new Set([...routes.map(url => fillIn(url, scene)), ...editorPages(scene), ...tabs])]
}

for (const part of [0, 1])
  test(`admin pages are accessible and fit any screen (part ${part + 1})`, async ({ page, site, scene }) => {
    await signInPage(page, site, 'संपादिका')
    expect(await listFlawsOfAdminPages(page, partOf(listEditorsPages(scene), part, 2))).toEqual([])
  })

for (const part of [0, 1])
  test(`dialogs and refused forms are accessible (part ${part + 1})`, async ({ page, site, scene }) => {
    await signInPage(page, site, 'संपादिका')
    const flaws: string[] = []
    for (const stop of partOf(openedDialogs(scene), part, 2))
      flaws.push(...(await listFlawsOfState(page, stop)))
    expect(flaws).toEqual([])
  })

test('the pages before signing in are accessible and fit every screen', async ({ page, site, scene: _ }) => {
  const { accountId } = await authorizedEditor(site.db, 'नई')
  const link = await makeSetupLink(site.db, { accountId: accountId ?? '', isInvited: false, now: new Date() })
  const flaws: string[] = []
  for (const path of ['/admin/login', setupUrl(site.origin, link.token), '/admin/site-links/add'])
    flaws.push(...(await listFlaws(page, { path })))
  expect(flaws).toEqual([])
})
