import { expect, test } from 'vitest'
import { listAdminUrls } from '../../test/support/admin-urls.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { testApp } from '../../test/support/test-app.ts'
import { openWebScene, sendBytes } from '../../test/support/web-scene.ts'
import { bodyBytesMaxOf, isLargerThanStrangers, largerBodies, strangerBytesMax } from './body-limit.ts'

const { db } = await freshDatabase()
const id = '00000000-0000-7000-8000-00000000dead'

test.each([
  ['/tip', strangerBytesMax],
  ['/admin/login', strangerBytesMax],
  ['/admin/set-up/0123456789', strangerBytesMax],
  ['/admin/log-out', strangerBytesMax],
  ['/nowhere', strangerBytesMax],
  [`/admin/news/edit/${id}`, 2 ** 20],
  [`/admin/news/edit/${id}.data`, 2 ** 20],
  ['/admin/site-links/preview.data', 3 * 2 ** 20],
  ['/admin/settings/picture', 11 * 2 ** 20],
])('%s takes %d bytes', (path, bytesMax) => {
  expect(bodyBytesMaxOf(path)).toBe(bytesMax)
})

test('what takes more is a route of the admin area', () => {
  const urls = listAdminUrls(':id')
  for (const route of largerBodies.keys()) expect(urls, route).toContain(route)
})

test('nothing that takes more reads the form of somebody who has not signed in', async () => {
  const app = testApp(db)
  for (const [route, bytesMax] of largerBodies) {
    const { init, wasRead } = unreadForm(bytesMax)
    const response = await app.request(route.replace(':id', id), init)
    expect([302, 401], `${route} answers ${response.status}`).toContain(response.status)
    expect(wasRead(), route).toBe(false)
  }
})

test.each([
  '/tip',
  '/admin/login',
  '/admin/Login',
  '/admin/%6cogin',
  '/admin/login.data',
  '/admin/set-up/0123456789',
  '/admin/news/../login',
  '/admin/news/%2e%2e/login',
  `/admin/news/edit/${id}/../../../login`,
  '/admin/news/edit/../../login',
  'http://chowk.example/admin/news/edit/x',
])('33 KB to %s are refused before they are read', async path => {
  const { port } = await openWebScene(db)
  const type = 'Content-Type: application/x-www-form-urlencoded'
  const head = `POST ${path} HTTP/1.1\r\nHost: chowk.example\r\n${type}\r\nContent-Length: ${33 * 1024}\r\n\r\n`
  const answer = await sendBytes(port, `${head}email=a`)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('Send less in one go.')
})

test('a form says by its length whether a stranger may send it', () => {
  const sized = (bytes: number) =>
    new Request('https://chowk.example/', { headers: { 'content-length': `${bytes}` } })
  expect(isLargerThanStrangers(sized(strangerBytesMax + 1))).toBe(true)
  expect(isLargerThanStrangers(sized(strangerBytesMax))).toBe(false)
  expect(isLargerThanStrangers(new Request('https://chowk.example/'))).toBe(false)
})

function unreadForm(bytes: number) {
  let isRead = false
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true
        controller.enqueue(new TextEncoder().encode('step=piece&content=x'))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(bytes),
  }
  return { init: { method: 'POST', headers, body, duplex: 'half' } as const, wasRead: () => isRead }
}
