import { addNewsLink, addRow, addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import type { Site } from '../support/start-site.ts'
import { toasts } from './desk.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

async function hold(site: Site) {
  const { db } = site
  const [category] = await fillQueue(site, 3)
  await db.deleteFrom('outlets').execute()
  const outlet = await addRow(db, 'outlets', { name: 'The Herald', homeUrl: 'https://herald.example/' })
  const title = 'Points table after the second day'
  const link = await addNewsLink(db, { category: category?.id ?? '', title, source: 'The Herald' })
  const held = {
    source: 'The Herald',
    outletId: outlet.id,
    newsLinkId: link.id,
    status: 'duplicate',
  } as const
  await addWaitingEntry(db, {
    ...held,
    title,
    duplicateRule: 'headline',
    reason: 'same headline from the same outlet two hours apart',
  })
  await addWaitingEntry(db, {
    ...held,
    title: 'Storm moves north, says the weather office in its bulletin of the evening',
    duplicateRule: 'text',
    reason: 'the same text by another outlet, the Observer',
  })
}

test('the ledger shows what was held and why; a release is recorded, and undone', async ({ page, site }) => {
  await hold(site)
  await signInPage(page, site, 'Asha Devi')
  await page.goto('/admin/queue/duplicates')
  const held = page.getByRole('row', { name: /^Points table/ })
  await expect(held).toContainText('two hours apart')
  await page.getByRole('navigation', { name: 'Rules' }).getByRole('link', { name: 'Same text' }).click()
  await expect(held).toBeHidden()
  await page.getByRole('navigation', { name: 'Rules' }).getByRole('link', { name: 'All' }).click()
  await page.getByRole('button', { name: /^Points table.*is not a duplicate$/ }).click()
  await expect(held).toBeHidden()
  const learnt = page.getByRole('region', { name: 'Not duplicates' })
  await expect(learnt).toContainText('The Herald')
  const undo = toasts(page).getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(held).toBeVisible()
  await expect(learnt).toBeHidden()
  await page.getByRole('button', { name: /^Points table.*is not a duplicate$/ }).press('Enter')
  await expect(learnt).toContainText('The Herald')
  await expect(held).toBeHidden()
  await expect(page.getByRole('row', { name: /^Storm moves/ }).locator(':focus')).toHaveCount(1)
})
