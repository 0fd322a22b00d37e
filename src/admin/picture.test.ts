import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { adminDesk } from '../../test/support/admin-desk.ts'
import { closedOutside } from '../../test/support/closed-outside.ts'
import { startOutlet } from '../../test/support/fake-outlets.ts'
import { picture, svgWithScript } from '../../test/support/pictures.ts'
import { startSafeFetch } from '../../test/support/start-safe-fetch.ts'

const { appWith, cookie } = await adminDesk({ empty: ['attempts'] })

type Asking = { allow?: string; as?: string; destination?: string; article?: string }

async function preview(url: string, asking: Asking = {}) {
  const { allow = '127.0.0.1', as = cookie, destination, article = '' } = asking
  const app = appWith({ outside: { ...closedOutside, fetchFound: startSafeFetch(allow) } })
  const headers = { cookie: as, ...(destination ? { 'sec-fetch-dest': destination } : {}) }
  return app.request(`/admin/picture?${new URLSearchParams({ url, article })}`, { headers })
}

/** An outlet with a photograph, which it shows to requests that `isShown` accepts. */
async function openOutlet(isShown = (_request: IncomingMessage) => true) {
  const outlet = await startOutlet()
  onTestFinished(() => outlet.close())
  const photograph = await picture('jpeg')
  outlet.answer('/rain.jpg', (request, response) =>
    isShown(request) ? response.end(photograph) : response.writeHead(403).end(),
  )
  outlet.answer('/logo.svg', (_request, response) => response.end(svgWithScript))
  return { outlet, url: `${outlet.origin}/rain.jpg` }
}

test('an editor sees the picture that readers would, from our own server', async () => {
  const { outlet, url } = await openOutlet()
  const response = await preview(url)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('private, max-age=600')
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP')
  expect((await preview(url, { as: '' })).status, 'a stranger').toBe(302)
  expect((await preview(url, { allow: 'outlet.test' })).status, 'inside').toBe(404)
  expect(outlet.hits).toHaveLength(1)
})

test.each(['', 'not an address', 'file:///etc/passwd', 'http://169.254.169.254/latest'])(
  'no picture is fetched for %j',
  async url => {
    expect((await preview(url)).status).toBe(404)
  },
)

test('a picture that its outlet gives only to its own page is requested in the name of the article', async () => {
  const { outlet, url } = await openOutlet(({ headers }) => Boolean(headers.referer?.endsWith('/rain')))
  const article = `${outlet.origin}/rain`
  expect((await preview(url, { article })).status).toBe(200)
  for (const wrong of ['', 'not an address', 'javascript:alert(1)'])
    expect((await preview(url, { article: wrong })).status).toBe(404)
})

test('an SVG shows nothing', async () => {
  const { outlet } = await openOutlet()
  expect((await preview(`${outlet.origin}/logo.svg`)).status).toBe(404)
})

test('only a picture of a page makes us fetch its address, not a link that an editor follows', async () => {
  const { outlet, url } = await openOutlet()
  for (const destination of ['document', 'iframe', 'empty'])
    expect((await preview(url, { destination })).status, destination).toBe(404)
  expect(outlet.hits).toHaveLength(0)
  expect((await preview(url, { destination: 'image' })).status).toBe(200)
})

test('an editor can load two hundred pictures in five minutes, and no more', async () => {
  for (let n = 0; n < 200; n++) expect((await preview('')).status).toBe(404)
  const refused = await preview('')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('300')
})
