import { expect, onTestFinished, test } from 'vitest'
import { hollowPng, picture } from '../../../test/support/pictures.ts'
import { readerScript } from '../../../test/support/reader-script.ts'
import { encodeImage } from './encode-image.ts'
import { openImageReader } from './image-reader.ts'

function open(limits?: Parameters<typeof openImageReader>[0]) {
  const reader = openImageReader(limits)
  onTestFinished(() => reader.close())
  return reader
}

test('encoding a picture in a child process gives the same files as encoding it directly', async () => {
  const photograph = await picture('jpeg')
  expect(await open().encodeImage(photograph, 'picture')).toEqual(await encodeImage(photograph, 'picture'))
})

test('a logo and a bomb in a row each get their own result', async () => {
  const { encodeSiteImage } = open()
  expect(await encodeSiteImage(hollowPng(20_000, 20_000), 'logo')).toMatchObject({
    reason: 'too-many-pixels',
  })
  const logo = await encodeSiteImage(await picture('png', { width: 90, height: 30 }), 'logo')
  expect(logo.ok && [...logo.files.keys()]).toEqual(['90x30.webp'])
})

test('a picture that kills its reader is reported as such, and the next one is encoded', async () => {
  const script = readerScript(
    "if (input.body.length === 3) process.abort(); return { kind: 'image', encoded: { ok: true } }",
  )
  const { encodeImage: encode } = open({ script })
  const [bad, good] = await Promise.all([
    encode(Buffer.from('bad'), 'icon'),
    encode(Buffer.from('good'), 'icon'),
  ])
  expect([bad, good]).toEqual([{ ok: false, reason: 'crashed-the-reader' }, { ok: true }])
})

test('an icon has less time than a picture', async () => {
  const slow =
    "const end = Date.now() + 900; while (Date.now() < end); return { kind: 'image', encoded: { ok: true } }"
  const { encodeImage: encode } = open({ script: readerScript(slow), iconTimeoutMs: 50 })
  const body = Buffer.from('')
  expect([await encode(body, 'icon'), await encode(body, 'picture')]).toEqual([
    { ok: false, reason: 'crashed-the-reader' },
    { ok: true },
  ])
})
