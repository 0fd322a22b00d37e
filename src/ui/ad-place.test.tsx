import { expect, test } from 'vitest'
import { draw } from '../../test/support/draw.tsx'
import { AdPlace } from './ad-place.tsx'

const ads = {
  publisherId: 'pub-1234567890123456',
  header: '1111111111',
  sidebar: null,
  content: '3333333333',
  footer: null,
}

test('an ad place is labelled and names the publisher and the ad unit', () => {
  const html = draw(<AdPlace ads={ads} slot="header" />)
  expect(html).toContain('<div class="ad ad-header"><p>Advertisement</p>')
  expect(html).toContain('data-ad-client="ca-pub-1234567890123456" data-ad-slot="1111111111"')
})

test('without advertisements, or with this place turned off, nothing is drawn', () => {
  expect(draw(<AdPlace ads={null} slot="header" />)).toBe('')
  expect(draw(<AdPlace ads={ads} slot="sidebar" />)).toBe('')
})
