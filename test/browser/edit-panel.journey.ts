import { addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { editDialog, enterQueue, pressKeys } from './desk.ts'
import { expect, ownSiteTest as test } from './journey.ts'

// The panel that edits an entry of the queue before it is published.

test.use({ expectedNoise: /status of 409/ })

test('a wrong field, or restored text, opens its folded group, which stays open', async ({ page, site }) => {
  await fillQueue(site, 2)
  await enterQueue(page, site)
  await page.keyboard.press('e')
  const group = editDialog(page).getByText('Address, source, picture, times and language')
  const language = editDialog(page).getByLabel('Language')
  await group.click()
  await language.fill('klingon!!')
  await group.click()
  await expect(language).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(language).toBeFocused()
  await pressKeys(page, ...'klingon!!'.split('').map(() => 'Backspace'), 'h', 'i')
  await expect(language).toHaveValue('hi')
  await expect(language).toBeFocused()
  await group.click()
  await expect(language).toBeHidden()
  await page.reload()
  await page.keyboard.press('e')
  await expect(language).toBeVisible()
})

test('times that do not fit are both marked, in a group that was folded', async ({ page, site }) => {
  await fillQueue(site, 2)
  await enterQueue(page, site)
  await page.keyboard.press('e')
  const group = editDialog(page).getByText('Address, source, picture, times and language')
  const publishAt = editDialog(page).getByLabel('Publish at')
  const takeDownAt = editDialog(page).getByLabel('Take down')
  await group.click()
  await publishAt.fill('2001-01-01T10:00')
  await takeDownAt.fill('2000-01-01T10:00')
  await group.click()
  await page.keyboard.press('Control+Enter')
  await expect(publishAt).toHaveAttribute('aria-invalid', 'true')
  await expect(takeDownAt).toHaveAttribute('aria-invalid', 'true')
  await expect(publishAt).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a headline of many lines shows whole, and Enter adds no line break', async ({ page, site }) => {
    await fillQueue(site, 1)
    await addWaitingEntry(site.db, { title: `The council meets ${'again and '.repeat(30)}at last` })
    await enterQueue(page, site)
    await page.keyboard.press('e')
    const title = editDialog(page).getByLabel('Title')
    await expect(title).toBeFocused()
    const isWhole = ({ scrollHeight, clientHeight }: HTMLTextAreaElement) => scrollHeight <= clientHeight
    expect(await title.evaluate(isWhole)).toBe(true)
    expect((await title.boundingBox())?.height).toBeGreaterThan(100)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(`The council met ${'again and '.repeat(30)}again`)
    await page.keyboard.press('Enter')
    await expect(editDialog(page).getByLabel('Category')).toBeFocused()
    await expect(title).toHaveValue(`The council met ${'again and '.repeat(30)}again`)
  })
})
