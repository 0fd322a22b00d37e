import type { Locator, Page } from '@playwright/test'
import { addCategory, addNewsLink, emptyTables } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { test } from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, expectNoFlaws } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

/** Forty links of six outlets in four sections, newest first; the samples are removed. */
async function fillSite({ db }: Site): Promise<void> {
  await emptyTables(db, 'pins', 'newsLinks', 'categories')
  const sections = []
  for (const [n, name] of ['Politics', 'World', 'Business', 'Sports'].entries())
    sections.push(await addCategory(db, { name, slug: name.toLowerCase(), orderNum: n + 1 }))
  for (let n = 0; n < 40; n++) {
    const createdAt = new Date(Date.now() - (n + 1) * 300_000)
    const section = sections[n % 4]
    await addNewsLink(db, {
      category: section?.id ?? '',
      title: `Report ${n} of the ${section?.name} desk on the bridge over the river`,
      source: `The ${['Courier', 'Herald', 'Post', 'Mirror', 'Tribune', 'Express'][n % 6]}`,
      description: 'Two sentences say what happened. The second one says why it matters.',
      createdAt,
      publishedAt: createdAt,
    })
  }
}

const lead = (page: Page): Locator => page.locator('[data-place=lead]')
const second = (page: Page, n: number): Locator => page.locator(`[data-place=second-${n}]`)
const candidate = (page: Page, title: string) =>
  page.getByRole('complementary', { name: 'Candidates' }).getByRole('button', { name: `Pin ${title}` })

/** Also where the notice of an earlier change is still shown. */
async function publish(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    response => response.request().method() === 'POST' && response.url().includes('/admin/front'),
  )
  await page.getByRole('button', { name: 'Publish front page' }).first().click()
  await answered
  await expect(page.getByText('Front page changed', { exact: true }).first()).toBeVisible()
}

test('an editor arranges a front page by keyboard, previews it and publishes it', async ({ page, site }) => {
  await fillSite(site)
  await signInPage(page, site)
  await page.goto('/admin/front')
  await expect(lead(page)).toContainText('Report 0')
  await moveItems(page)
  let keys = 0
  const press = async (...names: string[]) => {
    for (const name of names) {
      await page.keyboard.press(name)
      keys += 1
    }
  }
  // The lead, three second-tier links, and the leads of three sections; after a pin the next candidate is next.
  for (let n = 0; n < 7; n++) {
    await press('p', ...(n < 4 ? [] : ['s']), 'Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('listitem').filter({ hasText: 'Sports' }).getByLabel('On the front page').uncheck()
  keys += 1
  await expect(
    page.getByRole('status').filter({ hasText: 'changes that readers cannot see yet' }),
  ).toBeVisible()
  await press('v')
  const frame = page.frameLocator('iframe[name=front-preview]')
  await expect(frame.locator('main .featured')).toContainText('Report')
  await page.getByRole('button', { name: 'Phone' }).click()
  await expect(page.locator('iframe[name=front-preview]')).toHaveCSS('width', '360px')
  // The frame gets the keys once it has the focus, also before its page has loaded.
  const link = frame.locator('main .featured').getByRole('link').first()
  await expect(link).toBeInViewport()
  await link.focus()
  await press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()
  await press('Shift+P')
  await expect(page.getByText('Front page changed', { exact: true })).toBeVisible()
  expect(keys).toBeLessThanOrEqual(24)
  expect(
    await site.db.selectFrom('pins').select('id').where('newsLinkId', 'is not', null).execute(),
  ).toHaveLength(7)
})

/** With the arrow keys and by dragging; each move is undone. */
async function moveItems(page: Page): Promise<void> {
  await lead(page).press('ArrowRight')
  await expect(second(page, 1)).toContainText('Report 0')
  await expect(second(page, 1)).toBeFocused()
  await page.keyboard.press('u')
  await expect(lead(page)).toContainText('Report 0')
  const dragged = page.locator('li', { has: page.getByRole('button', { name: 'Pin Report 9 ' }) })
  await dragged.dragTo(page.getByRole('region', { name: 'Lead', exact: true }))
  await expect(lead(page)).toContainText('Report 9')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(lead(page)).toContainText('Report 0')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('an editor arranges a front page with one thumb, in at most thirty taps', async ({ page, site }) => {
    await fillSite(site)
    await signInPage(page, site)
    await page.goto('/admin/front')
    let taps = 0
    const tap = async (target: Locator) => {
      await target.tap()
      taps += 1
    }
    const dialog = page.getByRole('dialog', { name: 'Pin to the front page' })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    // The lead, three second-tier links, and the leads of three sections.
    for (let n = 8; n < 15; n++) {
      await tap(button('Pin…'))
      await tap(candidate(page, `Report ${n} `))
      if (n >= 12) await tap(dialog.locator('label').filter({ hasText: 'Lead of' }))
      await tap(dialog.getByRole('button', { name: 'Pin', exact: true }))
      await expect(dialog).toBeHidden()
    }
    await expect(lead(page)).toContainText('Report 8 ')
    for (const name of ['Politics', 'World', 'Business'])
      await expect(page.getByRole('listitem').filter({ hasText: `${name}Not published` })).toBeVisible()
    await tap(button('Sports'))
    await tap(page.getByRole('listitem').filter({ hasText: 'Sports' }).getByLabel('On the front page'))
    await tap(button('Preview'))
    await expect(page.frameLocator('iframe[name=front-preview]').locator('main .featured')).toContainText(
      'Report 8 ',
    )
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Publish front page' }))
    await expect(page.getByText('Front page changed', { exact: true })).toBeVisible()
    expect(taps).toBeLessThanOrEqual(30)
    expect(await site.db.selectFrom('pins').select('id').execute()).toHaveLength(7)
  })
})

test('a section is moved, another hidden, and one undo reverts both, even late', async ({ page, site }) => {
  await fillSite(site)
  await signInPage(page, site)
  await page.goto('/admin/front')
  await page.getByRole('button', { name: 'Move Sports' }).press('ArrowUp')
  await page.getByRole('listitem').filter({ hasText: 'World' }).getByLabel('On the front page').uncheck()
  const reader = await page.context().newPage()
  await reader.goto('/')
  await page.bringToFront()
  await publish(page)
  const undo = page.locator('.toasts').getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await reader.bringToFront()
  const sections = reader.locator('[data-region^=in-] h2')
  await expect(sections).toHaveText(['Politics', 'Sports', 'Business'])
  await expect(reader.getByRole('link', { name: 'World' }).first()).toBeAttached()
  await page.bringToFront()
  const slow = await holdRequests(page, '**/admin/undo.data*', { on: 'back' })
  // The change is reported to the open page, which would reload a moment later, before the response arrives.
  const reported = page.evaluate(
    () =>
      new Promise(resolve => {
        new EventSource('/events').onmessage = () => setTimeout(resolve, 500)
      }),
  )
  await undo.click()
  await expect.poll(slow.heldCount, 'the undo').toBe(1)
  await reported
  slow.release()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  await reader.bringToFront()
  await expect(sections).toHaveText(['Politics', 'World', 'Business', 'Sports'])
})

test('pins begin and expire on time for readers and for both editors', async ({ page, ravi, site }) => {
  await fillSite(site)
  await signInPage(page, site, 'Asha Devi')
  await page.goto('/admin/front')
  await candidate(page, 'Report 12 ').click()
  await page.keyboard.press('Enter')
  await publish(page)
  await ravi.goto('/admin/front')
  await expect(lead(ravi)).toContainText('Report 12')
  await candidate(ravi, 'Report 13 ').click()
  await ravi.keyboard.press('l')
  await ravi.keyboard.press('Enter')
  await publish(ravi)
  await expect(lead(page)).toContainText('Report 13')
  await expect(page.getByText('Pinned by Ravi Kumar').first()).toBeVisible()
  const reader = await page.context().newPage()
  await reader.goto('/')
  await expect(reader.locator('.featured h2')).toContainText('Report 13')
  // Soon, and only the two open pages' own timers know of it.
  const endsAt = new Date(Date.now() + 2_000)
  await site.db.updateTable('pins').set({ endsAt }).where('place', '=', 'lead').execute()
  await expect(reader.locator('.featured h2')).toContainText('Report 0')
  await expect(lead(page)).toContainText('Report 0')
  await page.bringToFront()
  await schedulePin(page)

  const planned = page.getByRole('region', { name: 'Planned' })
  await reader.reload()
  await expect(reader.locator('.featured h2')).toContainText('Report 0')
  const beginsAt = new Date(Date.now() + 2_000)
  await site.db.updateTable('pins').set({ beginsAt }).where('place', '=', 'next-lead').execute()
  await expect(reader.locator('.featured h2')).toContainText('Report 15')
  await expect(lead(page)).toContainText('Report 15')
  await expect(planned).toBeHidden()
})

/** A scheduled pin waits on the desk, at the same time after a reload. */
async function schedulePin(page: Page): Promise<void> {
  await candidate(page, 'Report 15 ').click()
  const dialog = page.getByRole('dialog', { name: 'Pin to the front page' })
  await dialog.getByRole('combobox', { name: 'Begins' }).selectOption('At a set time')
  await expect(dialog.getByLabel('Begins at')).not.toHaveValue('')
  await expectNoFlaws(page)
  await dialog.getByRole('button', { name: 'Pin', exact: true }).click()
  const planned = page.getByRole('region', { name: 'Planned' })
  await expect(planned).toContainText(/Lead:\s*Report 15/)
  await expect(lead(page)).toContainText('Report 0')
  await publish(page)
  await expect(planned.getByText('Not published')).toBeHidden()
  const time = await planned.getByText('Lead:').textContent()
  // The browser's zone is not the server's: a page rendered with its times would fail to hydrate.
  await page.reload()
  await expect(planned.getByText('Lead:')).toHaveText(time ?? '')
}
