import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { openUploads } from './uploads.ts'

function open() {
  const folder = join(temporaryFolder(), 'uploads')
  return { folder, uploads: openUploads(folder, () => new Date()) }
}

test('pieces make a file that only its owner may read, one sent twice counts once, a gap is refused', async () => {
  const { folder, uploads } = open()
  const upload = await uploads.begin()
  const send = (at: number, text: string) => uploads.append({ upload, at, bytes: Buffer.from(text) })
  expect(await send(0, 'one')).toEqual({ ok: true })
  expect(await send(3, 'two')).toEqual({ ok: true })
  expect(await send(3, 'two')).toEqual({ ok: true })
  expect(await send(9, 'four')).toEqual({ ok: false, reason: 'gap' })
  const path = join(folder, `${upload}.chowk`)
  expect(readFileSync(path, 'utf8')).toBe('onetwo')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await uploads.hasArrived(upload)).toBe(true)
})

test('a name that was never given is no file, whatever it spells', async () => {
  const { uploads } = open()
  await uploads.begin()
  for (const upload of ['', '..', '../../etc/passwd', '00000000-0000-4000-8000-000000000000']) {
    expect(await uploads.append({ upload, at: 0, bytes: Buffer.from('x') })).toEqual({
      ok: false,
      reason: 'no-upload',
    })
    expect(await uploads.hasArrived(upload)).toBe(false)
  }
  expect(uploads.pathOf('../x', 'json')).toBeNull()
})

test('what was never finished is removed after a day', async () => {
  const { folder, uploads } = open()
  const old = await uploads.begin()
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  utimesSync(join(folder, `${old}.chowk`), yesterday, yesterday)
  const upload = await uploads.begin()
  expect(readdirSync(folder)).toEqual([`${upload}.chowk`])
})
