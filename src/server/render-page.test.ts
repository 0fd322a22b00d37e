import { expect, test } from 'vitest'
import type { RenderedPage } from '../http/page-cache.ts'
import type { PageServices } from '../http/page-context.ts'
import { CrowdedForm, MalformedForm } from '../http/posted-form.ts'
import { securityHeadersFor } from '../http/security-headers.ts'
import { type PageSource, renderPage } from './render-page.ts'

const origin = 'https://chowk.example'

async function render(source: PageSource, address: string | null = null) {
  const logged: { path: string }[] = []
  const keep = (details: { path: string }) => void logged.push(details)
  const log = { error: keep, warn: keep, child: () => log }
  const services = { log, origin } as unknown as PageServices
  const now = () => new Date('2026-03-01T06:00:00Z')
  const options = { source, services, now, security: securityHeadersFor(origin), address }
  const rendered = await renderPage(new Request(`${origin}/a-page?secret=1`), options)
  const pairs = rendered.page.headers.flatMap((name, at, all) =>
    at % 2 === 0 ? [[name.toLowerCase(), all[at + 1] ?? ''] as const] : [],
  )
  return { ...rendered, logged, headers: new Map(pairs), text: rendered.page.body.toString() }
}

const html = (init: ResponseInit = {}) => new Response('<p>A page', init)

const forOne: PageSource = (_request, { noStore }) => {
  noStore()
  return html()
}

const withAds: PageSource = (_request, { allowAds }) => {
  allowAds()
  return html()
}

test('a page for all readers is cached until something it shows changes', async () => {
  const { outcome, dependencies, headers, text } = await render((_request, { dependsOn, address }) => {
    expect(address).toBe('everybody')
    dependsOn('news', 'settings')
    return html()
  })
  expect({ outcome, text }).toEqual({ outcome: 'fit', text: '<p>A page' })
  expect(dependencies).toEqual(new Set(['news', 'settings']))
  // The browser of a reader who keeps pages would obey "stale-while-revalidate" in its service worker, also without a network.
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, stale-if-error=86400')
  expect(headers.get('cdn-cache-control')).toContain('stale-while-revalidate=')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test.each<[string, PageSource, string | null]>([
  ['that says so', forOne, null],
  ['for one reader', () => html(), '192.0.2.1'],
  ['that sets a cookie', () => html({ headers: { 'Set-Cookie': 'a=b' } }), null],
  ['that is not there', () => html({ status: 404 }), null],
  ['that leads elsewhere', () => html({ status: 302, headers: { Location: '/' } }), null],
])('a page %s is not cached', async (_kind, source, address) => {
  const { outcome, headers } = await render(source, address)
  expect(outcome).toBe('once')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('a page may set its own Cache-Control', async () => {
  const { headers } = await render(() => html({ headers: { 'Cache-Control': 'public, max-age=9' } }))
  expect(headers.get('cache-control')).toBe('public, max-age=9')
})

test('only a page with a nonce or with advertisements has a different policy', async () => {
  const policyOf = async (source: PageSource) =>
    (await render(source)).headers.get('content-security-policy') ?? ''
  const usual = await policyOf(() => html())
  expect(usual).not.toMatch(/nonce|unsafe|google/)
  const nonces = new Set<string>()
  const askTwice: PageSource = (_request, page) => {
    expect(page.nonce).toBe(page.nonce)
    nonces.add(page.nonce)
    return html()
  }
  expect(await policyOf(askTwice)).toContain(`'nonce-${[...nonces][0]}'`)
  await policyOf(askTwice)
  expect(nonces.size).toBe(2)
  expect(await policyOf(withAds)).toContain('google')
})

test.each<[string, unknown, number, RenderedPage['outcome']]>([
  ['a fault', new Error('at line 7 of secret.ts'), 500, 'failed'],
  ['a form in no form', new MalformedForm('x'), 400, 'failed'],
  ['a crowded form', new CrowdedForm('x'), 413, 'failed'],
  ['a database without room', Object.assign(new Error('x'), { code: '53100' }), 503, 'failed'],
  ['a database that is away', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 503, 'away'],
])('%s becomes its own error page, whether it is thrown or reported', async (_kind, error, status, kind) => {
  const thrown = await render(() => {
    throw error
  })
  const told = await render((_request, { onFailure }) => {
    onFailure(error)
    return new Response('Error: at line 7 of secret.ts', { status: 500 })
  })
  for (const { outcome, page, headers, text } of [thrown, told]) {
    expect({ outcome, status: page.status }).toEqual({ outcome: kind, status })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.has('content-security-policy')).toBe(true)
    expect(text).not.toContain('secret')
  }
  expect(thrown.logged.map(({ path }) => path)).toEqual(['/a-page'])
})

test('a download is streamed and not cached', async () => {
  const { download, outcome } = await render(() =>
    html({ headers: { 'Content-Disposition': 'attachment; filename="a.csv"' } }),
  )
  expect(outcome).toBe('once')
  expect(download?.headers.get('cache-control')).toBe('private, no-store')
  expect(download?.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await download?.text()).toBe('<p>A page')
})
