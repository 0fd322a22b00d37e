import { expect, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

test('a download after a wrong password clears the error and the password', async ({ page, site }) => {
  const { password } = await signInPage(page, site)
  await page.goto('/admin/settings/backup')
  const download = page.getByRole('region', { name: 'Download a backup' })
  const typed = download.getByLabel('Your password')
  const submit = (text: string) => typed.fill(text).then(() => typed.press('Enter'))
  await submit('a guess')
  await expect(download.getByText('This is not your password.')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), submit(password)])
  expect(file.suggestedFilename()).toMatch(/^chowk-.*\.chowk$/)
  await expect(download.getByText('This is not your password.')).toBeHidden()
  await expect(typed).toHaveValue('')
  await expect(page).toHaveURL('/admin/settings/backup')
  await submit('a guess')
  await expect(download.getByText('This is not your password.')).toBeVisible()
})
