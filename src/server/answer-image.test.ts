import { expect, test } from 'vitest'
import { securityHeadersFor } from '../http/security-headers.ts'
import type { LoadImage } from '../ingest/image/load-image.ts'
import { answerImage } from './answer-image.ts'

const security = securityHeadersFor('https://chowk.example')
const path = `/images/${'0a'.repeat(16)}-${'Ab_-'.repeat(5)}xy/640.webp`
const picture = Buffer.from('a picture')
const asked: object[] = []
const loadPicture: LoadImage = async file => {
  asked.push(file)
  return { ok: true, body: picture, isSmaller: false }
}

async function answer(target: string, { method = 'GET', loadImage = loadPicture } = {}) {
  asked.length = 0
  const request = new Request(`https://chowk.example${target}`, { method })
  return answerImage(request, { loadImage, security })
}

test('a picture is served as what it is and kept for good, under the headers of every answer', async () => {
  const response = await answer(path)
  expect(response?.status).toBe(200)
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    ...{ 'content-type': 'image/webp', 'content-length': '9', 'x-content-type-options': 'nosniff' },
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await response?.text()).toBe(picture.toString())
  expect(asked).toEqual([{ id: '0a'.repeat(16), signature: `${'Ab_-'.repeat(5)}xy`, variant: '640' }])
})

test('a smaller file in the place of a wide one is kept for a day, until the wide one may be there', async () => {
  const loadImage: LoadImage = async () => ({ ok: true, body: picture, isSmaller: true })
  const response = await answer(path.replace('640', '960'), { loadImage })
  expect(response?.headers.get('cache-control')).toBe('public, max-age=86400')
})

test('who asks for the head alone hears how long the picture is', async () => {
  const response = await answer(path, { method: 'HEAD' })
  expect(response?.headers.get('content-length')).toBe('9')
  expect(await response?.text()).toBe('')
})

test.each(['/', '/image/a', '/imagesque/a', '/news?x=/images/'])('%s is no image’s address', async target => {
  expect(await answer(target)).toBeNull()
})

test.each([
  `${path}?v=2`,
  path.replace('640', '9000'),
  path.replace('.webp', '.png'),
  path.replace('0a', '0A'),
  path.replace('xy/', 'xyz/'),
  '/images/',
  `${path}/..%2f..%2fsecret`,
])('%s is none of ours, and nothing is looked for', async target => {
  const response = await answer(target)
  expect(response?.status).toBe(404)
  expect(response?.headers.get('cache-control')).toBe('no-store')
  expect(asked).toEqual([])
})

test('nothing can be sent to an image', async () => {
  const response = await answer(path, { method: 'POST' })
  expect([response?.status, response?.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(asked).toEqual([])
})

test.each([
  ['not-signed', 403, null],
  ['not-found', 404, null],
  ['busy', 503, '5'],
] as const)('one that is %s is refused without a word, for this time', async (reason, status, retryAfter) => {
  const response = await answer(path, { loadImage: async () => ({ ok: false, reason }) })
  expect([response?.status, response?.headers.get('retry-after')]).toEqual([status, retryAfter])
  expect(response?.headers.get('cache-control')).toBe('no-store')
  expect(await response?.text()).toBe('')
})
