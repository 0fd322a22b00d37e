import { expect, test } from 'vitest'
import { faviconUrl } from './favicon.ts'

test('the icon is drawn in the primary colour and makes no network requests', () => {
  const url = faviconUrl('#aa2200')
  expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg /)
  expect(decodeURIComponent(url)).toContain("fill='#aa2200'")
  expect(url).not.toMatch(/[#<>"]/)
})
