import type { Locator, Page } from '@playwright/test'
import { addRow } from '../support/builders.ts'
import type { FakeOutlet } from '../support/fake-outlets.ts'
import type { Site } from '../support/start-site.ts'
import { holdRequests, isPost } from './hold-requests.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { addEditor, ageProof, signInPage } from './signed-in-page.ts'

// A form that posts keeps the focus where an editor's keyboard left it, and posts once.

// Wrong passwords and wrong fields are refused on purpose.
test.use({ expectedNoise: /status of 40[0139].*\/admin\// })

/**
 * Presses Enter on `pressed`, and again while its post is in flight. `focused` must have the focus by then, and only one post
 * reach the server.
 */
async function enterTwice(
  page: Page,
  { pressed, button, focused = pressed }: { pressed: Locator; button: Locator; focused?: Locator },
): Promise<void> {
  const posts = await holdRequests(page, /\/admin\//, { only: isPost, on: 'there' })
  await pressed.focus()
  await page.keyboard.press('Enter')
  await expect.poll(posts.heldCount, 'one post').toBe(1)
  await expect(button).toBeDisabled()
  await drawn(page)
  await expect(focused).toBeFocused()
  await page.keyboard.press('Enter')
  await drawn(page)
  expect(posts.heldCount()).toBe(1)
  posts.release()
}

/** The browser takes the focus away from a disabled control when it draws the page. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

const buttonOf = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })

test('a form keeps the focus and posts once: signing in, a record, an account', async ({ page, site }) => {
  const editor = await addEditor(site)
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(editor.email)
  const password = page.getByLabel('Password')
  await password.fill('wrong')
  await enterTwice(page, { pressed: password, button: buttonOf(page, 'Signing in...') })
  await expect(page.getByText('Authentication failed')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(editor.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/dashboard/)

  // The fields of a record are disabled while it is saved, and its button has the focus.
  await page.goto('/admin/categories/add')
  const name = page.getByLabel('Name')
  await name.fill('World again')
  await page.getByLabel('Slug').fill('politics')
  const saving = buttonOf(page, 'Saving...')
  await enterTwice(page, { pressed: name, button: saving, focused: saving })
  await expect(page.getByLabel('Slug')).toBeFocused()
  await page.getByLabel('Slug').fill('world-again')
  await enterTwice(page, { pressed: buttonOf(page, 'Add Category'), button: saving, focused: saving })
  await expect(page.getByText('Category has been added successfully')).toBeVisible()

  await page.goto('/admin/account')
  const token = buttonOf(page, 'Create a token')
  const section = page.locator('form', { has: token })
  await section.getByLabel('Name').fill('Robot')
  await enterTwice(page, { pressed: token, button: token })
  await expect(section.getByText('Choose what it may do')).toBeVisible()
  await expect(token).toBeFocused()
  await ageProof(site, editor)
  await changePassword(page)
})

/** With a wrong current password, twice. */
async function changePassword(page: Page): Promise<void> {
  const again = page.getByLabel('New password again')
  const current = page.getByLabel('Current password').first()
  await current.fill('wrong')
  await page.getByLabel('New password', { exact: true }).fill('eight brown crossroads')
  await again.fill('eight brown crossroads')
  await enterTwice(page, { pressed: again, button: buttonOf(page, 'Change password') })
  const error = page.locator('[aria-live=polite] > p', { hasText: 'This is not your current password' })
  await expect(error).toBeVisible()
  await expect(current).toBeFocused()
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(current).toHaveAccessibleDescription('This is not your current password')
  // A screen reader announces what is added to a live region, so the same error of the next try has to be added anew.
  await error.evaluate(shown => shown.setAttribute('data-first', ''))
  await enterTwice(page, { pressed: again, button: buttonOf(page, 'Change password') })
  await expect(error.and(page.locator(':not([data-first])'))).toBeVisible()
  await expect(current).toBeFocused()
}

test('a form that is posted keeps the focus and posts once, on any page', async ({ outlet, page, site }) => {
  await signInPage(page, site)
  await moveRule(page, site)
  await pollFeed(page, outlet)
  await page.goto('/admin/queue/add')
  // React refuses such an address in the server's HTML, so the script sets it.
  const bookmarklet = page.getByRole('link', { name: 'Add to the queue' })
  await expect(bookmarklet).toHaveAttribute('href', /^javascript:void\(window\.open\(/)
  await page.getByLabel('Addresses of articles').fill('ftp://outlet.example/nothing')
  const add = page.locator('main button[type=submit]').first()
  await enterTwice(page, { pressed: add, button: add })
  await expect(add).toBeEnabled()
  await expect(add).toBeFocused()
  await page.goto('/admin/front')
  for (const key of ['j', 'p', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toBeHidden()
  const publish = buttonOf(page, 'Publish front page').first()
  await enterTwice(page, { pressed: publish, button: publish })
  await expect(page.getByText('Front page changed', { exact: true })).toBeVisible()
  await drawn(page)
  await expect(publish).toBeFocused()
})

/** A rule that is tried, saved and moved. */
async function moveRule(page: Page, { db }: Site): Promise<void> {
  await addRow(db, 'rules', { name: 'First', words: ['tennis'], action: 'reject', position: 1 })
  await page.goto('/admin/queue/rules/add')
  await page.getByLabel('Name').fill('Second')
  await page.getByLabel('Words').fill('cricket')
  await page.getByLabel('Action').selectOption('reject')
  const tried = buttonOf(page, /^Try on/)
  await enterTwice(page, { pressed: tried, button: tried })
  await expect(buttonOf(page, 'Save rule')).toBeEnabled()
  await expect(tried).toBeFocused()
  await buttonOf(page, 'Save rule').press('Enter')
  await expect(page.getByText('The rule has been saved')).toBeVisible()
  const earlier = page
    .getByRole('row', { name: /^Second/ })
    .getByRole('button')
    .first()
  await enterTwice(page, { pressed: earlier, button: earlier })
  await expect(page.getByRole('row').nth(1)).toContainText('Second')
  await drawn(page)
  await expect(earlier).toBeFocused()
}

/** A feed that is looked up, added and polled. */
async function pollFeed(page: Page, outlet: FakeOutlet): Promise<void> {
  outlet.showFeed('/feed', [{ title: 'Rain', url: 'https://outlet.example/rain' }])
  await page.goto('/admin/feeds/add')
  const address = page.getByLabel('Address', { exact: true })
  await address.fill(`${outlet.origin}/feed`)
  await enterTwice(page, { pressed: address, button: buttonOf(page, 'Checking...') })
  await expect(buttonOf(page, 'Add Feed')).toBeVisible()
  await expect(address).toBeFocused()
  await buttonOf(page, 'Add Feed').press('Enter')
  await expect(page.getByText('Feed has been added.')).toBeVisible()
  const poll = buttonOf(page, /^Poll/)
  await enterTwice(page, { pressed: poll, button: poll })
  await expect(page.getByText(/Polled just now/)).toBeVisible()
  await expect(poll).toBeFocused()
}
