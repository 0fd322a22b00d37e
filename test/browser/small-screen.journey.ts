import { addCategory, addNewsLink } from '../support/builders.ts'
import { expectTappable } from './expect-tappable.ts'
import { expect, expectAccessible, expectNoSideScroll, test } from './journey.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

test('on a phone the side menu opens, its links work, and Escape closes it and restores the focus', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await opener.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const name of ['Home', 'Politics', 'About Us', 'Contact', 'Admin Login', 'Test Routes']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'Politics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politics News')
})

const paths = [
  '/',
  '/index',
  '/category/videos',
  '/search',
  '/search?q=a',
  '/stories',
  '/about',
  '/privacy',
  '/test-route',
  '/route-test',
  '/x/y',
  '/admin/none',
]

test('every headline of the dense front page has a full touch target, with or without a neighbour', async ({
  page,
  site,
}) => {
  const [lone, empty] = [await addCategory(site.db, {}), await addCategory(site.db, {})]
  await addNewsLink(site.db, { category: lone.id, title: 'Short' })
  await page.goto('/index')
  await expect(page.getByRole('link', { name: 'Short', exact: true })).toBeVisible()
  await expectAccessible(page)
  const categories = [lone.id, empty.id]
  await site.db.deleteFrom('newsLinks').where('category', 'in', categories).execute()
  await site.db.deleteFrom('categories').where('id', 'in', categories).execute()
})

// As wide in letters as a phone of 360 pixels whose reader has doubled their size.
test('twice as large letters on a phone neither overflow nor break the name of the site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 180, height: 370 })
  await page.goto('/')
  const story = await page.locator('a[href^="/story/"]').first().getAttribute('href')
  for (const path of ['/', story ?? '', '/stories', '/category/technology', '/search?q=a', '/tip']) {
    await page.goto(path)
    await expectNoSideScroll(page)
    expect((await page.locator('.masthead .name').boundingBox())?.height).toBeLessThan(60)
  }
})

test('a source without spaces is broken on phones and desktops', async ({ page, site }) => {
  const category = await addCategory(site.db, {})
  const source = 'TheObserver'.repeat(9)
  await addNewsLink(site.db, { category: category.id, source, createdAt: new Date('2099-01-01') })
  for (const [path, width] of [['/index', 360] as const, ['/', 1280] as const]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(path)
    await expect(page.getByText(source).first()).toBeVisible()
    await expectNoSideScroll(page)
  }
  await site.db.deleteFrom('newsLinks').where('category', '=', category.id).execute()
  await site.db.deleteFrom('categories').where('id', '=', category.id).execute()
})

test('an endless headline and source leave space for the rest of the page', async ({ page, site }) => {
  const category = await addCategory(site.db, {})
  const link = await addNewsLink(site.db, {
    category: category.id,
    title: 'W'.repeat(5000),
    source: 'y'.repeat(5000),
    createdAt: new Date('2099-01-01'),
  })
  for (const path of ['/', '/index', `/category/${category.slug}`]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      const heights = await page
        .locator('main :is(li, .card)')
        .filter({ hasText: link.title })
        .evaluateAll(boxes => boxes.map(box => box.getBoundingClientRect().height))
      expect(heights.length).toBeGreaterThan(0)
      expect(Math.max(...heights)).toBeLessThan(320)
    }
  }
  await site.db.deleteFrom('newsLinks').where('category', '=', category.id).execute()
  await site.db.deleteFrom('categories').where('id', '=', category.id).execute()
})

test('a right-to-left source is shown completely, before its time', async ({ page, site }) => {
  const category = await addCategory(site.db, {})
  const source = 'روزنامہ جنگ'
  await addNewsLink(site.db, {
    category: category.id,
    source,
    publishedAt: new Date(Date.now() - 7 * 60_000),
  })
  await page.goto(`/category/${category.slug}`)
  const name = await page.getByText(source, { exact: true }).boundingBox()
  const time = await page.getByText('7 minutes ago').boundingBox()
  expect(time?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? Number.NaN))
  await site.db.deleteFrom('newsLinks').where('category', '=', category.id).execute()
  await site.db.deleteFrom('categories').where('id', '=', category.id).execute()
})

test('the source of a right-to-left headline is below the start of the headline', async ({ page, site }) => {
  const category = await addCategory(site.db, {})
  const title = 'جنوبی ساحل پر مانسون دو دن پہلے پہنچ گیا'
  const source = 'نمونہ اخبار'
  await addNewsLink(site.db, { category: category.id, title, source, createdAt: new Date('2099-01-01') })
  for (const [path, width] of [
    [`/category/${category.slug}`, 360],
    ['/', 1280],
    ['/index', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(path)
    const box = page
      .locator('main :is(li, .card)')
      .filter({ has: page.getByRole('link', { name: title }) })
      .first()
    const { right: edge } = await box.evaluate(element => element.getBoundingClientRect())
    const byline = await box.locator('.by > :last-child, a + span').boundingBox()
    expect((byline?.x ?? 0) + (byline?.width ?? 0)).toBeGreaterThan(edge - 12)
  }
  await site.db.deleteFrom('newsLinks').where('category', '=', category.id).execute()
  await site.db.deleteFrom('categories').where('id', '=', category.id).execute()
})

test('truncated headlines on the front page keep their position and a full touch target', async ({
  page,
  site,
}) => {
  const { id: category } = await addCategory(site.db, {})
  const longWord = 'அரசியலமைப்புச்சட்டத்திருத்தமுன்மொழிவுகளைப்பரிசீலிக்கும்நாடாளுமன்றக்கூட்டுக்குழு'
  const text = { title: `${longWord} ${longWord}`, source: longWord, language: 'ta' }
  for (let n = 0; n < 9; n++) await addNewsLink(site.db, { ...text, category, featured: n > 0 })
  await page.goto('/')
  await expectTappable(page)
  await expectNoSideScroll(page)
  await site.db.deleteFrom('newsLinks').where('category', '=', category).execute()
  await site.db.deleteFrom('categories').where('id', '=', category).execute()
})

for (const path of paths) {
  test(`nothing on ${path} overflows a 360 pixel phone, and no touch target is too small`, async ({
    page,
  }) => {
    await page.goto(path)
    await expectNoSideScroll(page)
    await expectAccessible(page)
    await expectTappable(page)
  })
}

test('on a wider phone, where headlines take one line, links of the front page are large enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/')
  await expectNoSideScroll(page)
  await expectAccessible(page)
})
