import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { property } from '../../test/support/property.ts'
import { isPlaceholder } from './placeholder-image.ts'

const base = 'https://www.deltapost.example/'

test.each([
  'https://www.deltapost.example/img/logo.png',
  'https://www.deltapost.example/img/logo-main.png',
  'https://www.deltapost.example/images/deltapost-logo-square.jpg',
  'https://cdn.example/assets/DeltaPostLogo.png',
  'https://cdn.example/x%2F2018%2FDELTA_LOGO.png?w=1200',
  'https://www.deltapost.example/images/delta-icon.png',
  'https://cdn.example/favicon.ico',
  'https://www.deltapost.example/images/dpost-icon.png',
  'https://cdn.example/uploads/Default-Image-DP.png',
  'https://cdn.example/uploads/no-image-available.jpg',
  'https://cdn.example/noimage.png',
  'https://cdn.example/placeholder.png',
  'https://cdn.example/share/og-default.jpg',
  'https://cdn.example/social-share-default.jpg',
  'https://images.example/facebook/fb-dpost-default.jpg',
  'https://cdn.example/uploads/deltapost_og_image.jpg',
  'https://cdn.example/DeltaPost-bluebg_Twitter_601X601.png',
  'https://cdn.example/deltapost_safe_image.png',
  'https://cdn.example/i/blank.jpg',
])('%s is a placeholder or logo', url => {
  expect(isPlaceholder(new URL(url), base)).toBe(true)
})

test.each([
  'https://i.ytimg.example/vi/abc/hqdefault.jpg',
  'https://i.ytimg.example/vi/abc/maxresdefault.jpg',
  'https://cdn.example/sites/default/files/2026/ferry.jpg',
  'https://cdn.example/default/0001/09/thumb_8793_default_large.jpeg',
  'https://cdn.example/default-1641475515-ferry.jpg',
  'https://cdn.example/2026/google-logo.jpg',
  'https://cdn.example/2026/ferry-company-logo-at-dock.jpg',
  'https://cdn.example/2026/iconic-bridge.jpg',
  'https://cdn.example/2026/silicon-valley.jpg',
  'https://cdn.example/2026/photo-1.jpg',
  'https://cdn.example/2026/1200.jpg',
  'https://cdn.example/thumb/msid-88756499,width-800/share.jpg',
  'https://cdn.example/cover.jpg',
  'https://cdn.example/deltapost-budget-speech-og-image.jpg',
  'https://cdn.example/ferry-og-image.jpg',
  'https://cdn.example/',
])('%s is a picture', url => {
  expect(isPlaceholder(new URL(url), base)).toBe(false)
})

property(fc.webUrl(), fc.string())(
  'no address throws',
  (url, other) => typeof isPlaceholder(new URL(url), other) === 'boolean',
)

test('a 50 KB name is read within 50 ms', () => {
  for (const part of ['logo-', 'aA', '-default', '%2F']) {
    const url = new URL(`https://cdn.example/${part.repeat(50_000 / part.length)}`)
    expectWithinMs(50, () => isPlaceholder(url, base))
  }
})
