import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  ['/admin/feeds/add?outlet=x', '/admin/feeds/add?outlet=x'],
  ['/admin/feeds/add.data?outlet=x.data', '/admin/feeds/add?outlet=x.data'],
])('%s is a request for the page %s', (asked, page) => {
  expect(pageAddress(new Request(`https://chowk.example${asked}`))).toBe(page)
})
