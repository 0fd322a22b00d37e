import { expect, test } from 'vitest'
import { pageAddress } from './require-role.ts'

test.each([
  ['/admin/feeds/add?outlet=x', '/admin/feeds/add?outlet=x'],
  ['/admin/feeds/add.data?outlet=x.data', '/admin/feeds/add?outlet=x.data'],
  ['/admin/outlets.data?_routes=admin%2Fshell%2Cadmin%2Foutlets%2Flist', '/admin/outlets'],
  ['/admin/outlets.data?q=a%26b&_routes=x&after=c', '/admin/outlets?q=a%26b&after=c'],
  ['/admin/queue.data?index&age=older', '/admin/queue?age=older'],
  ['/admin/news?index=2', '/admin/news?index=2'],
  ['/admin/news?q=ab%20cd', '/admin/news?q=ab%20cd'],
])('%s is a request for the page %s', (asked, page) => {
  expect(pageAddress(new Request(`https://chowk.example${asked}`))).toBe(page)
})
