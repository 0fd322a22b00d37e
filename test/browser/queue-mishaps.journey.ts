import { addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { countEntries, current, editDialog, enterQueue, pressKeys, row, toasts } from './desk.ts'
import { expect, ownSiteTest as test } from './journey.ts'

// Mishaps with hands, keyboard and network while an editor works through the queue.

test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|status of 401/ })

test('held keys, Hindi keyboards and input methods decide nothing by mistake', async ({ page, site }) => {
  await fillQueue(site, 12)
  await enterQueue(page, site)
  for (let n = 0; n < 5; n++) await page.keyboard.down('r')
  await page.keyboard.up('r')
  await expect(current(page)).toHaveText('Council story number 2')
  for (let n = 0; n < 5; n++) await page.keyboard.down('j')
  await page.keyboard.up('j')
  await expect(current(page)).toHaveText('Council story number 7')
  expect(await countEntries(site, 'waiting')).toBeGreaterThanOrEqual(11)

  const press = (key: string, code: string, more: { shiftKey?: boolean; isComposing?: boolean } = {}) =>
    page.evaluate(
      event => void document.body.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true })),
      { key, code, ...more },
    )
  await press('र', 'KeyJ')
  await expect(current(page)).toHaveText('Council story number 8')
  // Caps lock.
  await press('J', 'KeyJ')
  await expect(current(page)).toHaveText('Council story number 9')
  await press('ा', 'KeyR', { isComposing: true })
  await press('क', 'KeyK')
  await expect(current(page)).toHaveText('Council story number 8')
  await press('य़', 'Slash', { shiftKey: true })
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()

  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(toasts(page)).toContainText('In Politics, at the top.')
  await page.evaluate(translate)
  await page.keyboard.press('s')
  await expect(toasts(page)).not.toContainText('In Politics')
  await page.keyboard.press('j')
  await expect(current(page)).toHaveText('Council story number 11')
})

/** Runs in the page, and does what a browser's translator does: it moves each text into elements of its own. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text.data)
  }
}

test('a lost network and a lost session keep the queue and the typed text', async ({ page, site }) => {
  await fillQueue(site, 70)
  await enterQueue(page, site)
  await addWaitingEntry(site.db, { title: 'Came just now' })
  const newer = page.getByRole('button', { name: '1 new entry' })
  await expect(newer).toBeVisible()
  await page.context().setOffline(true)
  await newer.click()
  await expect(page.getByText('The new entries could not be loaded')).toBeVisible()
  await expect(row(page, 'Council story number 1')).toBeVisible()
  await row(page, 'Council story number 49').getByRole('button').first().click()
  await page.keyboard.press('j')
  await expect(current(page)).toHaveText('Council story number 50')
  await page.context().setOffline(false)
  // The page retries its failed request by itself.
  await expect(page.locator('[data-entry]')).toHaveCount(70)
  await page.keyboard.press('j')
  await expect(current(page)).toHaveText('Council story number 51')
  await page.evaluate(pressWhenCurrent, { title: 'Came just now', key: 'j' })
  await newer.click()
  await expect(current(page)).toHaveText('Council story number 1')

  // Logged out in another tab.
  await site.db.deleteFrom('sessions').execute()
  const fetched = page.waitForResponse(/article\/fetch/)
  await page.keyboard.press('e')
  const title = editDialog(page).getByLabel('Title')
  await title.fill('As our editor puts it')
  await fetched
  await editDialog(page).getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('alert')).toContainText('has ended')
  await expect(title).toHaveValue('As our editor puts it')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(current(page)).toHaveText('Council story number 2')
  await expect(page).toHaveURL(/\/admin\/queue/)
})

/** Runs in the page: presses the key in the moment in which React has drawn this entry as the current one. */
function pressWhenCurrent({ title, key }: { title: string; key: string }): void {
  const observer = new MutationObserver(() => {
    const shown = document.querySelector('[data-entry][aria-current="true"] button')
    if (shown?.textContent !== title) return
    observer.disconnect()
    document.dispatchEvent(new KeyboardEvent('keydown', { key }))
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
}

test('a key pressed while more entries load decides the first of them', async ({ page, site }) => {
  await fillQueue(site, 52)
  const { promise: isEmpty, resolve: releaseMore } = Promise.withResolvers<void>()
  await page.route('**/admin/queue.data*', async route => {
    await isEmpty
    await route.continue()
  })
  await enterQueue(page, site)
  await page.evaluate(() => {
    const pressed = new KeyboardEvent('keydown', { key: 'r', bubbles: true })
    new MutationObserver((_, observer) => {
      const current = document.querySelector('[data-entry][aria-current="true"] button')
      if (!current?.textContent?.endsWith('number 51')) return
      observer.disconnect()
      document.body.dispatchEvent(pressed)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await pressKeys(page, 'Shift+X', 'r')
  await expect(row(page, 'Council story number 50')).toBeHidden()
  releaseMore()
  await expect(current(page)).toHaveText('Council story number 52')
})

test('an input method’s keys save no note, choose no category, accept nothing', async ({ page, site }) => {
  await fillQueue(site, 3)
  await enterQueue(page, site)
  // The input method takes the key: the field gets its event, but not its effect.
  const compose = (field: ReturnType<typeof page.locator>, key: string, more: { ctrlKey?: boolean } = {}) =>
    field.dispatchEvent('keydown', { key, bubbles: true, isComposing: true, ...more })
  const field = page.getByRole('dialog').getByRole('textbox').first()

  await page.keyboard.press('m')
  await field.fill('परिषद')
  await compose(field, 'Enter')
  await field.press('End')
  await page.keyboard.type(' की बैठक')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Entry' })).toContainText('परिषद की बैठक')

  await page.keyboard.press('c')
  for (const key of ['1', 'ArrowDown', 'Enter']) await compose(field, key)
  await expect(field).toBeFocused()
  await page.keyboard.type('wor')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Council story number 1')).toContainText('World')

  await page.keyboard.press('e')
  const title = editDialog(page).getByLabel('Title')
  await expect(title).toBeFocused()
  await compose(title, 'Enter', { ctrlKey: true })
  await title.fill('As our editor puts it')
  await page.keyboard.press('Control+Enter')
  await expect(row(page, 'Council story number 1')).toHaveCount(0)
  const published = () => site.db.selectFrom('newsLinks').select('title').execute()
  await expect.poll(published, 'the edited link').toEqual([{ title: 'As our editor puts it' }])
})
