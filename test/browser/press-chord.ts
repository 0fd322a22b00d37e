import type { Page } from '@playwright/test'

/** Presses two keys without waiting for the page in between, because the page measures the time between them. */
export async function pressChord(page: Page, keys: [string, string]): Promise<void> {
  await Promise.all(keys.map(key => page.keyboard.press(key)))
}
