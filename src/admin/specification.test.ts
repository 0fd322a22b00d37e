import { expect, test } from 'vitest'
import { adminDesk } from '../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addRow } from '../../test/support/builders.ts'
import { posted } from '../../test/support/signed-in.ts'
import { type NoticeName, noticeIn } from './notices/notice.ts'

// The rows of the specification (§2 to §9) that concern the admin area, word for word. Behaviour that needs a browser
// (toasts, dialogs, disabled fields) is tested in test/browser/admin-*.journey.ts; the public rows are tested in site/.

const { db, now, app, cookie, email, see } = await adminDesk({ name: 'Ravi Kumar' })
const nowhere = '00000000-0000-7000-8000-00000000dead'

const videos = await addCategory(db, { name: 'Videos', slug: 'videos', orderNum: 2 })
const world = await addCategory(db, { name: 'World', slug: 'world', orderNum: 1 })
await addCategory(db, { name: 'Quiet', slug: 'quiet', orderNum: 3 })
const yesterday = new Date('2026-01-01T18:00:00Z')
const links = []
for (let n = 0; n < 6; n++) {
  const createdAt = n < 2 ? yesterday : new Date(now.getTime() - (7 - n) * 60_000)
  const category = n === 0 ? videos.id : world.id
  links.push(await addNewsLink(db, { category, title: `Story ${n}`, source: `Outlet ${n}`, createdAt }))
}
const siteLink = await addRow(db, 'siteLinks', {
  type: 'privacy',
  title: 'Your data',
  content: '<p>None.</p>',
})

/** The visible text of a page, including the values of its fields. */
async function read(path: string): Promise<string> {
  const html = await see(path)
  const values = [...html.matchAll(/(?:value|placeholder|title|rows|type)="([^"]*)"/g)].map(match => match[0])
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script'))
  return `${body
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')} ${values.join(' ')}`
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
}

async function location(path: string): Promise<string | null> {
  return (await app.request(path, { headers: { cookie } })).headers.get('location')
}

const newsForm = [
  'Title',
  'URL',
  'Source',
  'Source icon URL',
  'Image URL',
  'Published at',
  'Category',
  'Description',
  'Featured',
]
const pageForm = [
  'Page Type',
  'About Us',
  'Contact',
  'Privacy Policy',
  'Terms of Service',
  'Content (HTML supported)',
  'rows="15"',
  'Cancel',
]

test.each<[row: string, path: string, texts: string[]]>([
  [
    '§2 Admin shell: links, long and short',
    '/admin/dashboard',
    ['Dashboard', 'News Links', 'News', 'Categories', 'Site Links', 'Pages', 'Settings'],
  ],
  ['§2 Admin shell: avatar menu', '/admin/dashboard', ['RK', 'My Account', email, 'Settings', 'Log out']],
  [
    '§2 Dashboard: cards and links',
    '/admin/dashboard',
    ['Total Articles 6', 'Categories 3', 'Added Today 4', 'Add News Link', 'View All Articles'],
  ],
  [
    '§2 Dashboard: recent activity',
    '/admin/dashboard',
    ['Recent Activity', 'Added from Outlet 5', '2 minutes ago'],
  ],
  [
    '§2 News links table',
    '/admin/news',
    ['Search title or source', 'Feature', 'Edit', 'Delete', '2 minutes ago'],
  ],
  ['§3 News link: fields of the add form', '/admin/news/add', newsForm],
  ['§3 News link: fields of the edit form', `/admin/news/edit/${links[0]?.id}`, [...newsForm, 'Story 0']],
  ['§2 Categories table', '/admin/categories', ['World', 'Edit', 'Delete']],
  [
    '§3 Category: fields',
    '/admin/categories/add',
    ['Name', 'Slug', 'Description', 'Display order', 'value="0"', 'type="number"'],
  ],
  [
    '§2 Site links list',
    '/admin/site-links',
    ['Site Links', 'Add New', 'Type', 'Title', 'Last Updated', 'Actions', 'Privacy Policy', 'Your data'],
  ],
  ['§2 Add Site Page', '/admin/site-links/add', ['Add Site Page', ...pageForm, 'Create Page']],
  [
    '§2 Edit Site Page',
    `/admin/site-links/edit/${siteLink.id}`,
    ['Edit: Your data', ...pageForm, 'Update Page'],
  ],
  [
    '§2 Edit Site Page: not found',
    `/admin/site-links/edit/${nowhere}`,
    ['Site page not found', 'Back to Site Links'],
  ],
  ['§2 Settings: tabs', '/admin/settings', ['General', 'SEO', 'Appearance', 'AdSense', 'Save Changes']],
  ['§2 Settings: General', '/admin/settings', ['Site Name', 'Site Description', 'Contact Email']],
  [
    '§2 Settings: SEO',
    '/admin/settings?tab=seo',
    [
      'Default Meta Title',
      '50-60 characters',
      'Default Meta Description',
      '150-160 characters',
      'Default Keywords',
      'Generate XML Sitemap',
    ],
  ],
  [
    '§2 Settings: Appearance',
    '/admin/settings?tab=appearance',
    ['Primary Color', 'type="color"', 'value="#1a2b4a"', 'Logo URL', 'Favicon URL'],
  ],
  [
    '§2 Settings: AdSense',
    '/admin/settings?tab=adsense',
    [
      'Publisher ID',
      'placeholder="pub-XXXXXXXXXXXXXXXX"',
      'Enable Advertisements',
      'Header Ad',
      'Sidebar Ad',
      'Content Ad',
      'Footer Ad',
    ],
  ],
])('%s', async (_row, path, texts) => {
  const page = await read(path)
  for (const text of texts) expect(page).toContain(text)
})

test.each([
  ['/admin', '/admin/dashboard'],
  ['/admin/', '/admin/dashboard'],
  [`/admin/news/edit/${nowhere}`, '/admin/news'],
  [`/admin/categories/edit/${nowhere}`, '/admin/categories'],
])('§2 %s leads to %s', async (path, target) => {
  expect(await location(path)).toBe(target)
})

test('§9 Dashboard recent activity: 5 items, newest first', async () => {
  const page = await read('/admin/dashboard')
  const shown = [...page.matchAll(/Added from (Outlet \d)/g)].map(match => match[1])
  expect(shown).toEqual(['Outlet 5', 'Outlet 4', 'Outlet 3', 'Outlet 2', 'Outlet 1'])
})

test('§9 Category bar percentage is count / total * 100', async () => {
  const html = await see('/admin/dashboard')
  const bars = [...html.matchAll(/<meter[^>]*aria-label="(\w+)"[^>]*value="([\d.]+)"/g)].map(bar => [
    bar[1],
    Number(bar[2]).toFixed(2),
  ])
  expect(bars).toEqual([
    ['World', '83.33'],
    ['Videos', '16.67'],
    ['Quiet', '0.00'],
  ])
})

test('§2 Categories: delete is disabled while the category has articles', async () => {
  const html = await see('/admin/categories')
  const disabled = [...html.matchAll(/<button[^>]*aria-label="Delete (\w+)"[^>]*>/g)].map(button => [
    button[1],
    /(^| |-)disabled="(true)?"/.test(button[0]),
  ])
  expect(Object.fromEntries(disabled)).toEqual({ World: true, Videos: true, Quiet: false })
})

test('§4 News are listed newest first, categories ascending by order', async () => {
  const news = await read('/admin/news')
  expect([...news.matchAll(/Story (\d) Outlet/g)].map(match => match[1])).toEqual('5 4 3 2 1 0'.split(' '))
  const categories = await read('/admin/categories')
  expect(categories.indexOf('World')).toBeLessThan(categories.indexOf('Videos'))
})

test('§5 Category form: messages', async () => {
  const answer = await app.request('/admin/categories/add', posted({ name: ' ', slug: 'Not A Slug' }, cookie))
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain('Name is required')
  expect(html).toContain('Slug should contain only lowercase letters, numbers, and hyphens')
  const empty = await app.request('/admin/categories/add', posted({ name: '', slug: '' }, cookie))
  expect(await empty.text()).toContain('Slug is required')
})

test.each<[NoticeName, title: string, text: string]>([
  ['news_links-added', 'Success', 'News article has been added successfully'],
  ['news_links-updated', 'Success', 'News article has been updated successfully'],
  ['news_links-deleted', 'Success', 'News article has been deleted successfully'],
  ['categories-added', 'Success', 'Category has been added successfully'],
  ['categories-updated', 'Success', 'Category has been updated successfully'],
  ['categories-deleted', 'Success', 'Category has been deleted successfully'],
  ['signed-in', 'Success', 'Successfully logged in!'],
  ['signed-out', 'Logged Out', 'You have been successfully logged out.'],
  ['site_links-added', 'Success', 'Site link has been added successfully'],
  ['site_links-updated', 'Success', 'Site link has been updated successfully'],
  ['site_links-deleted', 'Success', 'Site link deleted successfully'],
  ['site-link-load-failed', 'Error', 'Failed to load site link'],
  ['site-links-load-failed', 'Error', 'Failed to load site links'],
  ['site-link-not-deleted', 'Error', 'Failed to delete site link'],
  ['please-sign-in', 'Authentication Required', 'Please login to access the admin area.'],
  ['default-categories', 'Default Categories Created', 'Standard news categories have been added.'],
])('§8 Toast %s', (name, title, text) => {
  expect(noticeIn(name, 'en')).toMatchObject({ title, text })
})

test('§8 Failed to load news data', async () => {
  await db.schema.alterTable('newsLinks').renameTo('newsLinksAway').execute()
  const page = await read('/admin/news')
  await db.schema.alterTable('newsLinksAway').renameTo('newsLinks').execute()
  expect(page).toContain('Failed to load news data')
  expect(page).not.toContain('No news links here.')
})
