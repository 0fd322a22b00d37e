import { expect, test } from 'vitest'
import { toSiteAds } from './settings.ts'

const columns = {
  adsPublisherId: 'pub-1234567890123456',
  adsEnabled: true,
  adsHeader: true,
  adsSidebar: false,
  adsContent: true,
  adsFooter: true,
  adsHeaderUnit: '1111111111',
  adsSidebarUnit: '2222222222',
  adsContentUnit: '3333333333',
  adsFooterUnit: '',
}

test('only a place that is turned on and has an ad unit shows it', () => {
  expect(toSiteAds(columns)).toEqual({
    publisherId: 'pub-1234567890123456',
    header: '1111111111',
    sidebar: null,
    content: '3333333333',
    footer: null,
  })
})

test.each([
  ['turned off', { adsEnabled: false }],
  ['without a publisher', { adsPublisherId: '' }],
  ['with half a publisher id', { adsPublisherId: 'pub-123' }],
  ['without a slot', { adsHeader: false, adsContent: false }],
  ['without an ad unit', { adsHeaderUnit: '', adsContentUnit: '' }],
])('%s, there are no advertisements', (_what, change) => {
  expect(toSiteAds({ ...columns, ...change })).toBe(null)
})
