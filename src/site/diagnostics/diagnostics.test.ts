import { expect, test } from 'vitest'
import { publicSite } from '../../../test/support/public-site.ts'

const { read } = await publicSite()

test('the test page says that routing works', async () => {
  const html = await read('/test-route')
  expect(html).toContain('Test page')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('the route tester shows the address and links to the entrances', async () => {
  const html = await read('/route-test?a=1&b=<script>')
  expect(html).toContain('<dd>/route-test</dd>')
  expect(html).toContain('<dd>?a=1&amp;b=%3Cscript%3E</dd>')
  expect(html).toContain('<dt>Hash</dt><dd data-hash="">(none)</dd>')
  expect(html).toContain('<dt>State</dt><dd data-state="">(none)</dd>')
  for (const href of ['/admin', '/admin/', '/admin/dashboard', '/admin/login', '/']) {
    expect(html).toContain(`<li><a href="${href}">`)
  }
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})
