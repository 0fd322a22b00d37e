import { expect, test } from 'vitest'
import { toSiteAds } from './site-ads.ts'

const columns = {
  adsPublisherId: 'pub-1234567890123456',
  adsEnabled: true,
  adsHeader: true,
  adsSidebar: false,
  adsContent: true,
  adsFooter: false,
}

test('the slots that are turned on are shown', () => {
  expect(toSiteAds(columns)).toEqual({
    publisherId: 'pub-1234567890123456',
    header: true,
    sidebar: false,
    content: true,
    footer: false,
  })
})

test.each([
  ['turned off', { adsEnabled: false }],
  ['without a publisher', { adsPublisherId: '' }],
  ['with half a publisher id', { adsPublisherId: 'pub-123' }],
  ['without a slot', { adsHeader: false, adsContent: false }],
])('%s, there are none', (_what, change) => {
  expect(toSiteAds({ ...columns, ...change })).toBe(null)
})
