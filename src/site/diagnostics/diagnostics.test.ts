import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { testApp } from '../../../test/support/test-app.ts'

const { db } = await freshDatabase()
const app = testApp(db)

test('the test page says that routing works', async () => {
  const response = await app.request('/test-route')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Test page')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('the route tester shows the address and links to the entrances', async () => {
  const html = await (await app.request('/route-test?a=1&b=<script>')).text()
  expect(html).toContain('<dd>/route-test</dd>')
  expect(html).toContain('<dd>?a=1&amp;b=%3Cscript%3E</dd>')
  expect(html).toContain('<dt>Hash</dt><dd data-hash="">(none)</dd>')
  expect(html).toContain('<dt>State</dt><dd data-state="">(none)</dd>')
  for (const href of ['/admin', '/admin/', '/admin/dashboard', '/admin/login', '/']) {
    expect(html).toContain(`<li><a href="${href}">`)
  }
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})
