import { expect, test } from 'vitest'
import { adminPath } from './admin-path.ts'

test('an admin path starts with /admin', () => {
  expect(adminPath('/news')).toBe('/admin/news')
})

test('each parameter is filled in as a single path segment', () => {
  expect(adminPath('/exchange/:id/report', { id: '7' })).toBe('/admin/exchange/7/report')
  expect(adminPath('/export/:file', { file: 'a/../b?c.csv' })).toBe('/admin/export/a%2F..%2Fb%3Fc.csv')
})
