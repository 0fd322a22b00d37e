import type { Page } from '@playwright/test'
import type { WalkScene } from '../support/walk-scene.ts'
import { expect } from './journey.ts'
import type { Stop } from './walk.ts'

/** States of admin pages that an editor reaches by keys or clicks. */
export function openedDialogs({ rule }: WalkScene): Stop[] {
  const onQueue = (name: string, prepare: (page: Page) => Promise<unknown>): Stop => ({
    path: '/admin/queue',
    name,
    prepare,
  })
  return [
    onQueue('the list of keys', page => pressFor(page, ['?'], 'Keys')),
    onQueue('the choice of a category', page => pressFor(page, ['c'], 'Category')),
    onQueue('the choice of a story', page => pressFor(page, ['i'], 'Put into a story')),
    onQueue('the edit dialog', page => pressFor(page, ['e'], 'Edit and accept')),
    onQueue('a selection', selectTwo),
    { path: '/admin/front', name: 'the pin dialog', prepare: openPin },
    { path: '/admin/categories', name: 'a question before a deletion', prepare: askBeforeDeletion },
    { path: '/admin/queue/rules/add', name: 'a refused rule', prepare: page => submit(page, 'Try') },
    { path: `/admin/queue/rules/edit/${rule}`, name: 'a tried rule', prepare: page => submit(page, 'Try') },
  ]
}

async function pressFor(page: Page, keys: string[], dialog: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
}

async function selectTwo(page: Page): Promise<void> {
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
  await expect(page.getByRole('toolbar', { name: 'Selected entries' })).toContainText('2 selected')
}

async function openPin(page: Page): Promise<void> {
  await page.keyboard.press('j')
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function askBeforeDeletion(page: Page): Promise<void> {
  await page
    .getByRole('row', { name: /खाली/ })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

async function submit(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await expect(page.getByRole('main').getByRole('alert').or(page.getByText(/would/)).first()).toBeVisible()
}
