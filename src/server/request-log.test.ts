import { expect, test } from 'vitest'
import { loggedPath } from './request-log.ts'

test.each([
  ['/search?q=secret', '/search'],
  ['/admin/set-up/1vxpMNp5-x4Gpw', '/admin/set-up/…'],
  ['/admin/set-up/1vxpMNp5.data?x=1', '/admin/set-up/…'],
  ['/newsletter/confirm/1vxpMNp5', '/newsletter/confirm/…'],
  ['/Hi/NewsLetter/leave/1vxpMNp5', '/Hi/NewsLetter/leave/…'],
  [`/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
  ['/api/v1/links/chowk_AbC-1?x=1', '/api/v1/links/chowk_…'],
  ['', ''],
])('%s is logged as %s', (target, path) => {
  expect(loggedPath(target)).toBe(path)
})
