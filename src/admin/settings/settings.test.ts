import { beforeEach, expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { setRows } from '../../../test/support/builders.ts'
import { getEditedSettings } from '../../domain/settings/settings-queries.ts'

const { db, app, see, send } = await adminDesk()
const general = {
  siteName: 'Nukkad',
  tagline: 'News at the corner',
  siteDescription: 'All of it.',
  contactEmail: '',
}

beforeEach(async () => {
  await setRows(db, 'settings', { version: 1, siteName: 'Chowk' })
})

const save = (tab: string, fields: Record<string, string>) =>
  send(`/admin/settings?tab=${tab}`, { version: '1', ...fields })

test('the form names its ad units, and an unknown tab is the first', async () => {
  const html = await see('/admin/settings?tab=adsense')
  for (const place of ['Header', 'Sidebar', 'Content', 'Footer']) expect(html).toContain(`${place} ad unit`)
  expect(await see('/admin/settings?tab=nonsense')).toContain('Site Name')
})

test('a saved name is on the public pages immediately', async () => {
  const { location, notice } = await save('general', { ...general, contactEmail: 'desk@nukkad.example' })
  expect(location).toBe('/admin/settings?tab=general')
  expect(notice).toContain('settings-saved')
  const page = await (await app.request('/contact')).text()
  expect(page).toContain('Nukkad')
  expect(page).toContain('mailto:desk@nukkad.example')
})

test('the meta defaults and the colour are on the front page', async () => {
  await save('seo', { metaTitle: 'Corner news', metaDescription: 'Everything', metaKeywords: 'a, b' })
  expect(await getEditedSettings(db)).toMatchObject({ sitemapEnabled: false, version: 2 })
  await save('appearance', { primaryColor: '#AA2200', logoUrl: '/logo.svg', faviconUrl: '', version: '2' })
  const page = await (await app.request('/')).text()
  for (const text of ['<title>Corner news</title>', '/style/aa2200-', 'src="/logo.svg"'])
    expect(page).toContain(text)
})

test.each([
  ['general', { ...general, siteName: '' }, 'Site name is required'],
  ['general', { ...general, contactEmail: 'nobody' }, 'Please enter a valid email address'],
  ['appearance', { primaryColor: 'red', logoUrl: '', faviconUrl: '' }, 'Enter a colour as #'],
  [
    'appearance',
    { primaryColor: '#1a2b4a', logoUrl: 'logo.png', faviconUrl: '' },
    'Enter an https address, or a',
  ],
  ['general', { ...general, siteName: 'x'.repeat(101) }, 'Use at most 100 characters'],
  ['adsense', { adsPublisherId: 'pub-1' }, 'Enter pub- followed by 16 digits'],
  ['adsense', { adsPublisherId: '', adsHeaderUnit: 'ca-pub-1' }, 'Enter the digits of data-ad-slot'],
])('in %s, %j is refused with a sentence beside its field', async (tab, fields, message) => {
  const { status, html } = await save(tab, fields)
  expect(status).toBe(400)
  expect(html).toContain(message)
  expect((await getEditedSettings(db)).version).toBe(1)
})

test('the second save of one version gets the difference', async () => {
  await save('general', general)
  const { status, html } = await save('general', { ...general, siteName: 'Mine' })
  expect(status).toBe(409)
  expect(html).toContain('Another editor saved this while you were editing')
  expect(await getEditedSettings(db)).toMatchObject({ siteName: 'Nukkad', version: 2 })
})

test('a tab changes only its own fields', async () => {
  const before = await getEditedSettings(db)
  await save('general', { ...general, primaryColor: '#ff0000', version: '1', id: 'x', adsPublisherId: 'y' })
  expect(await getEditedSettings(db)).toEqual({ ...before, ...general, version: 2 })
})

test('a colour with too little contrast is named, with the shade that pages use instead', async () => {
  await setRows(db, 'settings', { primaryColor: '#ffdd00' })
  const html = await see('/admin/settings?tab=appearance')
  await setRows(db, 'settings', { primaryColor: '#1a2b4a' })
  expect(html).toContain('less than WCAG AA requires')
})
