import { chmodSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asOrdinaryUser } from '../../../test/support/as-ordinary-user.ts'
import { imageIdOf } from '../../../test/support/image-id-of.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { createImageCache } from './image-cache.ts'

const now = new Date('2026-01-02T06:00:00Z')
const id = imageIdOf('https://img.example/a.jpg')

function openCache({ folder = temporaryFolder(), bytesMax = 2 ** 20 } = {}) {
  const warnings: string[] = []
  const log = { warn: (_details: object, message: string) => void warnings.push(message) }
  return { folder, warnings, cache: createImageCache({ folder, bytesMax, now: () => now, log }) }
}

function listNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
}

test('stored files are found, for each size', async () => {
  const { cache } = openCache()
  expect(await cache.find(id, '320')).toBe(null)
  await cache.keep(id, new Map([['320', Buffer.from('small')]]))
  expect(await cache.find(id, '320')).toEqual(Buffer.from('small'))
  expect(await cache.find(id, '640')).toBe(null)
})

test('two processes share a folder', async () => {
  const one = openCache()
  const other = openCache({ folder: one.folder })
  const keep = (text: string) =>
    [one, other].map(({ cache }) => cache.keep(id, new Map([['640', Buffer.from(text)]])))
  await Promise.all(['a', 'b', 'c', 'd'].flatMap(keep))
  expect((await one.cache.find(id, '640'))?.length).toBe(1)
  expect(listNames(one.folder)).toEqual([`${id}-640.webp`])
  expect(await Promise.all([one.cache.sweep(), other.cache.sweep()])).toEqual([0, 0])
})

test('beyond the quota, the least recently shown files are deleted first', async () => {
  const { cache, folder } = openCache({ bytesMax: 10_000 })
  const ids = Array.from({ length: 12 }, (_, n) => imageIdOf(`https://img.example/${n}.jpg`))
  for (const [n, each] of ids.entries()) {
    await cache.keep(each, new Map([['320', Buffer.alloc(750)]]))
    const shownAt = new Date(now.getTime() - (100 - n) * 86_400_000)
    utimesSync(join(folder, each.slice(0, 2), `${each}-320.webp`), shownAt, shownAt)
  }
  const [oldest = '', second = '', third = ''] = ids
  // Showing the oldest file makes it the most recent.
  expect(await cache.find(oldest, '320')).not.toBe(null)
  await untilTouched(folder, oldest)
  for (let n = 0; n < 2; n++)
    await cache.keep(imageIdOf(`more ${n}`), new Map([['640', Buffer.alloc(1_000)]]))
  await cache.sweep()
  expect(await cache.find(oldest, '320')).not.toBe(null)
  expect(await cache.find(second, '320')).toBe(null)
  expect(await cache.find(third, '320')).toBe(null)
  expect(listNames(folder).length).toBeGreaterThan(8)
})

async function untilTouched(folder: string, shown: string): Promise<void> {
  const { statSync } = await import('node:fs')
  const path = join(folder, shown.slice(0, 2), `${shown}-320.webp`)
  while (statSync(path).mtimeMs !== now.getTime()) await new Promise(resolve => setImmediate(resolve))
}

test('an unfinished file of a killed process is deleted in time', async () => {
  const { cache, folder } = openCache()
  await cache.keep(id, new Map([['320', Buffer.from('whole')]]))
  const half = join(folder, id.slice(0, 2), `${id}-320.webp.0123`)
  writeFileSync(half, 'ha')
  utimesSync(half, now, now)
  expect(await cache.sweep()).toBe(0)
  const before = new Date(now.getTime() - 2 * 3_600_000)
  utimesSync(half, before, before)
  expect(await cache.sweep()).toBe(1)
  expect(listNames(folder)).toEqual([`${id}-320.webp`])
})

test('a disk that refuses files is reported, not thrown', async () => {
  const folder = join(temporaryFolder(), 'file')
  writeFileSync(folder, '')
  const { cache, warnings } = openCache({ folder })
  expect(await cache.keep(id, new Map([['320', Buffer.from('x')]]))).toBe(false)
  expect(warnings).toEqual(['an image cannot be kept on this disk'])
  expect(await cache.find(id, '320')).toBe(null)
  expect(await cache.sweep()).toBe(0)
})

test('a file that cannot be deleted is reported and does not keep others; an unreadable folder hides no other', async () => {
  const { cache, folder, warnings } = openCache()
  const before = new Date(now.getTime() - 2 * 3_600_000)
  for (const [name, mode] of [
    ['closed', 0o000],
    ['locked', 0o555],
    ['open', 0o777],
  ] as const) {
    const inner = join(folder, name)
    const leftover = join(inner, `${id}-320.webp.0123`)
    mkdirSync(inner)
    writeFileSync(leftover, 'ha')
    utimesSync(leftover, before, before)
    chmodSync(inner, mode)
    onTestFinished(() => chmodSync(inner, 0o755))
  }
  expect(await asOrdinaryUser(() => cache.sweep())).toBe(1)
  expect(listNames(join(folder, 'open'))).toEqual([])
  expect(warnings).toEqual(['old images cannot be deleted'])
})
