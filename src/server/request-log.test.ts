import { expect, test } from 'vitest'
import { loggedPath } from './request-log.ts'

test.each([
  ['/search?q=secret', '/search'],
  ['/admin/set-up/1vxpMNp5-x4Gpw', '/admin/set-up/…'],
  ['/admin/set-up/1vxpMNp5.data?x=1', '/admin/set-up/…'],
  [`/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
  ['', ''],
])('%s is written down as %s', (target, path) => {
  expect(loggedPath(target)).toBe(path)
})
