import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeSealed } from '../../../test/support/backup-scene.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import {
  checkFirstLine,
  checkSeal,
  encodeFrame,
  type FrameKind,
  readFrames,
  sealFrames,
} from './archive-frames.ts'
import { refusalOf } from './load-archive.ts'

async function write(frames: [FrameKind, Buffer][]) {
  async function* encoded() {
    for (const [kind, payload] of frames) yield* encodeFrame(kind, payload)
  }
  return writeSealed(encoded())
}

async function read(path: string) {
  const frames: [FrameKind, number][] = []
  for await (const { kind, payload } of readFrames(path)) frames.push([kind, payload.length])
  return frames
}

const small: [FrameKind, Buffer][] = [
  ['header', Buffer.from('{}')],
  ['rows', Buffer.from('one\ntwo\n'.repeat(200))],
  ['end', Buffer.alloc(0)],
]

test('frames are read back as written, long ones in parts', async () => {
  const path = await write([
    ['header', Buffer.from('{}')],
    ['rows', Buffer.alloc(2_500_000, 'x')],
    ['end', Buffer.alloc(0)],
  ])
  expect(await checkSeal(path)).toEqual({ ok: true })
  expect(await read(path)).toEqual([
    ['header', 2],
    ['rows', 1_048_576],
    ['rows', 1_048_576],
    ['rows', 402_848],
    ['end', 0],
  ])
})

test('one flipped bit anywhere is detected', async () => {
  const path = await write(small)
  const good = readFileSync(path)
  for (let at = 0; at < good.length; at += 1) {
    const bad = Buffer.from(good)
    bad[at] = (bad[at] ?? 0) ^ (1 << (at % 8))
    writeFileSync(path, bad)
    expect(await checkSeal(path), `byte ${at}`).toMatchObject({ ok: false })
  }
})

test('an archive that is truncated, or has extra bytes at its end, is damaged', async () => {
  const path = await write(small)
  const good = readFileSync(path)
  for (let bytes = 1; bytes < good.length; bytes += 1) {
    writeFileSync(path, good.subarray(0, bytes))
    expect(await checkSeal(path), `${bytes} bytes`).toEqual({ ok: false, reason: 'damaged' })
  }
  writeFileSync(path, Buffer.concat([good, Buffer.from([0])]))
  expect(await checkSeal(path)).toEqual({ ok: false, reason: 'damaged' })
})

test.each([
  ['', 'foreign'],
  ['PK\x03\x04', 'foreign'],
  ['CHOWK BACKUP', 'damaged'],
  ['CHOWK BACKUP 2\nanything', 'newer'],
  ['CHOWK BACKUP 1\n', 'damaged'],
])('a file that begins with %j is %s', async (text, reason) => {
  const path = join(temporaryFolder(), 'file')
  writeFileSync(path, text)
  expect(await checkSeal(path)).toEqual({ ok: false, reason })
})

test('a missing file is reported', async () => {
  expect(await checkFirstLine(join(temporaryFolder(), 'none'))).toEqual({ ok: false, reason: 'missing' })
})

test('a sealed archive that ends within a frame, or has an unknown frame, is refused', async () => {
  for (const bytes of [
    Buffer.from('R\0\0\0\x09short'),
    Buffer.from('?\0\0\0\0'),
    Buffer.from('R\xff\xff\xff\xff', 'latin1'),
  ]) {
    async function* one() {
      yield bytes
    }
    const path = await writeSealed(one())
    expect(await checkSeal(path)).toEqual({ ok: true })
    await expect(read(path)).rejects.toThrow('The archive')
  }
})

// A seal is no signature: whoever changes an archive can write it anew.
test.each<[string, (stream: Buffer) => Buffer]>([
  ['ends early', stream => stream.subarray(0, -3)],
  ['is followed by another', stream => Buffer.concat([stream, zstdCompressSync(Buffer.from('Z\0\0\0\0'))])],
  ['is followed by other bytes', stream => Buffer.concat([stream, Buffer.alloc(600_000, 'x')])],
])('a sealed archive whose compressed stream %s is damaged', async (_, change) => {
  const path = await write(small)
  const archive = readFileSync(path)
  const from = archive.indexOf('\n') + 1
  const changed = Buffer.concat([archive.subarray(0, from), change(archive.subarray(from, -32))])
  writeFileSync(path, Buffer.concat([changed, createHash('sha256').update(changed).digest()]))
  expect(await checkSeal(path)).toEqual({ ok: true })
  expect(refusalOf(await read(path).catch((error: unknown) => error))).toBe('damaged')
})

test('an error while frames are generated fails the archive', async () => {
  async function* failing() {
    yield* encodeFrame('header', Buffer.from('{}'))
    throw new Error('connection lost')
  }
  const reading = async () => {
    for await (const bytes of sealFrames(failing())) expect(bytes.length).toBeGreaterThan(0)
  }
  await expect(reading()).rejects.toThrow('connection lost')
})
