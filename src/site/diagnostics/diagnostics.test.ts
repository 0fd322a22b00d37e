import { expect, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'

const { db, read } = await publicSite()

test('the test page says that routing works', async () => {
  const html = await read('/test-route')
  expect(html).toContain('Test page')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('route-details')
})

test('the route tester shows the address and links to the entrances', async () => {
  const html = await read('/route-test?a=1&b=<script>')
  expect(html).toContain('<dd>/route-test</dd>')
  expect(html).toContain('<dd>?a=1&amp;b=%3Cscript%3E</dd>')
  expect(html).toContain(
    '<dt>Hash</dt><dd data-hash="(none)">Only the browser knows it. JavaScript shows it.</dd>',
  )
  expect(html).toContain('<dt>State</dt><dd data-state="(none)">Only the browser knows it.')
  expect(html).toMatch(/<script async="" src="[^"]*route-details-/)
  for (const href of ['/admin', '/admin/', '/admin/dashboard', '/admin/login', '/']) {
    expect(html).toContain(`<li><a href="${href}">`)
  }
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('in an edition both pages stay in it, and the route tester shows the whole path', async () => {
  await setRows(db, 'settings', { editions: JSON.stringify({ hi: {} }) })
  const tester = await read('/hi/route-test?x=1')
  expect(tester).toContain('<dd>/hi/route-test</dd>')
  expect(tester).toContain('<li><a href="/hi">')
  const page = await read('/hi/test-route')
  expect(page).toContain('<p><a href="/hi/route-test">')
  expect(page).toContain('<p><a href="/hi">')
})
