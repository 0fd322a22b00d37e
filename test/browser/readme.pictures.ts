import { test } from '@playwright/test'
import sharp from 'sharp'
import { loadDemo } from '../../src/domain/samples/load-samples.ts'
import { cheapPasswords } from '../support/cheap-passwords.ts'
import { startSite } from '../support/start-site.ts'
import { signInPage } from './signed-in-page.ts'

// Not part of the test run: `node bin/take-pictures.ts readme` writes the pictures of the README.

const pictures = [
  { name: 'front-page-1280', path: '/', width: 1280, colorScheme: 'light' },
  { name: 'front-page-360-dark', path: '/', width: 360, colorScheme: 'dark' },
  { name: 'desk-1280', path: '/admin/queue', width: 1280, colorScheme: 'light' },
] as const

test('the pictures of the README', async ({ page }) => {
  const site = await startSite({ DEMO: '1' })
  try {
    await site.refill(() => loadDemo(site.db, { now: new Date(), passwords: cheapPasswords }))
    await signInPage(page, site, 'Asha Devi')
    for (const { name, path, width, colorScheme } of pictures) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.goto(site.origin + path, { waitUntil: 'networkidle' })
      await sharp(await page.screenshot())
        .png({ palette: true, effort: 10 })
        .toFile(`docs/${name}.png`)
    }
  } finally {
    await site.stop()
  }
})
