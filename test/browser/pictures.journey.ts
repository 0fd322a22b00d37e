import { addNewsLink } from '../support/builders.ts'
import { expect, test } from './journey.ts'

test.use({ expectedNoise: /Failed to load resource/ })

test('a picture that does not load leaves no hole and moves nothing', async ({ page, site }) => {
  const { id } = await site.db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', 'technology')
    .executeTakeFirstOrThrow()
  const title = 'An article whose picture is gone'
  await addNewsLink(site.db, { category: id, title, imageUrl: `${site.origin}/samples/none.jpg` })
  await page.goto('/category/technology')
  const article = page.getByRole('article').filter({ hasText: title })
  await article.scrollIntoViewIfNeeded()
  await expect(article.getByRole('link', { name: title })).toBeVisible()
  const plate = await article.locator('img').boundingBox()
  expect(plate?.height ?? 0).toBeGreaterThan(40)
  await site.db.deleteFrom('newsLinks').where('title', '=', title).execute()
})
