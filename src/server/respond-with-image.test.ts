import { expect, test } from 'vitest'
import { securityHeadersFor } from '../http/security-headers.ts'
import type { LoadImage } from '../ingest/image/load-image.ts'
import { respondWithImage } from './respond-with-image.ts'

const security = securityHeadersFor('https://chowk.example')
const path = `/images/${'0a'.repeat(16)}-${'Ab_-'.repeat(5)}xy/640.webp`
const picture = Buffer.from('a picture')
const asked: object[] = []
const loadPicture: LoadImage = async file => {
  asked.push(file)
  return { ok: true, body: picture, isSmaller: false }
}

async function respond(target: string, { method = 'GET', loadImage = loadPicture } = {}) {
  asked.length = 0
  const request = new Request(`https://chowk.example${target}`, { method })
  return respondWithImage(request, { loadImage, security })
}

test('a picture is served with its type, cached for ever, and with the security headers', async () => {
  const response = await respond(path)
  expect(response?.status).toBe(200)
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '9',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await response?.text()).toBe(picture.toString())
  expect(asked).toEqual([{ id: '0a'.repeat(16), signature: `${'Ab_-'.repeat(5)}xy`, variant: '640' }])
})

test('the file for link previews is a JPEG', async () => {
  const response = await respond(path.replace('640.webp', 'share.jpg'))
  expect(response?.headers.get('content-type')).toBe('image/jpeg')
})

test('a smaller file in place of a wide one is cached for only a day', async () => {
  const loadImage: LoadImage = async () => ({ ok: true, body: picture, isSmaller: true })
  const response = await respond(path.replace('640', '960'), { loadImage })
  expect(response?.headers.get('cache-control')).toBe('public, max-age=86400')
})

test('a HEAD request gets the length of the picture', async () => {
  const response = await respond(path, { method: 'HEAD' })
  expect(response?.headers.get('content-length')).toBe('9')
  expect(await response?.text()).toBe('')
})

test.each(['/', '/image/a', '/imagesque/a', '/news?x=/images/'])('%s is no image’s address', async target => {
  expect(await respond(target)).toBeNull()
})

test.each([
  `${path}?v=2`,
  path.replace('640', '9000'),
  path.replace('.webp', '.png'),
  path.replace('0a', '0A'),
  path.replace('xy/', 'xyz/'),
  '/images/',
  `${path}/..%2f..%2fsecret`,
])('%s is not one of our addresses, and nothing is loaded', async target => {
  const response = await respond(target)
  expect(response?.status).toBe(404)
  expect(response?.headers.get('cache-control')).toBe('no-store')
  expect(asked).toEqual([])
})

test('images accept no POST', async () => {
  const response = await respond(path, { method: 'POST' })
  expect([response?.status, response?.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(asked).toEqual([])
})

test.each([
  ['not-signed', 403, null],
  ['not-found', 404, null],
  ['busy', 503, '5'],
] as const)(
  'a picture that is %s is refused without a body and not cached',
  async (reason, status, retryAfter) => {
    const response = await respond(path, { loadImage: async () => ({ ok: false, reason }) })
    expect([response?.status, response?.headers.get('retry-after')]).toEqual([status, retryAfter])
    expect(response?.headers.get('cache-control')).toBe('no-store')
    expect(await response?.text()).toBe('')
  },
)
