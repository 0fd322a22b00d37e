import { readArticle } from '../../src/ingest/article/read-article.ts'
import { createSafeFetch } from '../../src/ingest/fetch/safe-fetch.ts'
import { readTips } from '../../src/ingest/submit/read-tips.ts'
import { startOutlet } from '../support/fake-outlets.ts'
import type { Site } from '../support/start-site.ts'
import { openQueue, row } from './desk.ts'
import { expect, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const test = testWithOwnSite()

const note = '<script>window.ran = true</script> The old ferry sails again, and nobody wrote about it.'

/** Runs the worker's once-a-minute task for outlets on loopback. */
async function readWaitingTips(site: Site, host: string): Promise<void> {
  const fetch = createSafeFetch({ allow: new Set([host]), userAgent: 'Chowk/test', now: () => new Date() })
  const outside = {
    fetch,
    startArticleReader: () => undefined,
    readArticle: async (input: Parameters<typeof readArticle>[0]) =>
      ({ ok: true, article: readArticle(input) }) as const,
  }
  const log = { warn: () => undefined, error: () => undefined }
  await readTips({ db: site.db, outside, now: () => new Date(), log }, new AbortController().signal)
  await fetch.close()
}

test('a reader without JavaScript sends a tip, and an editor finds it in the queue', async ({
  page,
  site,
  browser,
}) => {
  const outlet = await startOutlet()
  outlet.answer('/ferry-12345', (_request, response) =>
    response.end('<html lang="en"><meta property="og:title" content="The ferry sails again">'),
  )
  await signInPage(page, site)
  await page.goto('/admin/settings')
  await page.getByLabel('Take tips from readers').check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings have been saved')).toBeVisible()

  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto('/')
  await reader.getByRole('contentinfo').getByRole('link', { name: 'Send a tip' }).click()
  await reader.getByLabel('Address of the article').fill('https://name:secret@outlet.example/')
  await reader.getByLabel('What is it about? (optional)').fill(note)
  await reader.getByRole('button', { name: 'Send tip' }).click()
  await expect(reader.getByText('Please enter the whole address of an article')).toBeVisible()
  await expect(reader.getByLabel('What is it about? (optional)')).toHaveValue(note)
  await reader.getByLabel('Address of the article').fill(`${outlet.origin}/ferry-12345`)
  await reader.getByLabel('Your name (optional)').fill('Meera')
  await reader.getByRole('button', { name: 'Send tip' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await context.close()

  await readWaitingTips(site, outlet.host)
  await openQueue(page)
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByLabel('Origin').selectOption('Tips')
  await expect(page).toHaveURL(/origin=tip/)
  await expect(row(page, 'The ferry sails again')).toContainText('a tip')
  const detail = page.getByRole('complementary', { name: 'Entry' })
  await expect(detail.getByRole('blockquote')).toHaveText(note)
  await expect(detail).toContainText('A tip from Meera')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await outlet.close()
})
