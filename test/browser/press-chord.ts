import type { Page } from '@playwright/test'

/** Two keys as a hand presses them: it does not wait between the two for the page, which counts the time between them. */
export async function pressChord(page: Page, keys: [string, string]): Promise<void> {
  await Promise.all(keys.map(key => page.keyboard.press(key)))
}
