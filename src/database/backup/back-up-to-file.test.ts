import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asOrdinaryUser } from '../../../test/support/as-ordinary-user.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { backUpToFile } from './back-up-to-file.ts'

/** The calls of a mount that refuses them so. */
function mount(codes: { link: string; rename: string; rm: string }) {
  const refuse = (name: keyof typeof codes) => () => Promise.reject(failure(codes[name], name))
  return { link: refuse('link'), rename: refuse('rename'), rm: refuse('rm') }
}

async function* archive(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

function failure(code: string, syscall: string) {
  return Object.assign(new Error(`${code}: ${syscall}`), { code, syscall })
}

test('the file is complete and readable only by its owner', async () => {
  const path = join(temporaryFolder(), 'a.chowk')
  const written = await backUpToFile(path, onTable => {
    onTable({ name: 'feeds', rows: 2, sha256: 'x' })
    return archive('one', 'two')
  })
  expect(written).toEqual({ ok: true, bytes: 6, tables: [{ name: 'feeds', rows: 2, sha256: 'x' }] })
  expect(readFileSync(path, 'utf8')).toBe('onetwo')
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EROFS', 'read-only'],
])('%s in the middle leaves no file behind', async (code, reason) => {
  const folder = temporaryFolder()
  const path = join(folder, 'a.chowk')
  async function* filling() {
    yield Buffer.from('new')
    throw failure(code, 'write')
  }
  expect(await backUpToFile(path, filling)).toEqual({ ok: false, reason })
  expect(readdirSync(folder)).toEqual([])
})

test('nothing is overwritten: an older archive, another file, a folder, a dangling link', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.chowk'), 'CHOWK BACKUP 1\nolder')
  writeFileSync(join(folder, 'letter.txt'), 'Dear')
  mkdirSync(join(folder, 'folder'))
  symlinkSync('none', join(folder, 'link'))
  const before = readdirSync(folder)
  for (const name of before) {
    const result = await backUpToFile(join(folder, name), () => archive('new'))
    expect(result, name).toEqual({ ok: false, reason: 'taken' })
  }
  expect(readdirSync(folder)).toEqual(before)
  expect(readFileSync(join(folder, 'a.chowk'), 'utf8')).toContain('older')
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('Dear')
})

test('a file that another program wrote meanwhile stays', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'a.chowk')
  async function* overtaken() {
    yield Buffer.from('new')
    writeFileSync(path, 'other')
  }
  expect(await backUpToFile(path, overtaken)).toEqual({ ok: false, reason: 'taken' })
  expect(readdirSync(folder)).toEqual(['a.chowk'])
  expect(readFileSync(path, 'utf8')).toBe('other')
})

test('a missing folder, and a file in place of a folder, are reported', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), '')
  for (const path of [join(folder, 'none', 'a.chowk'), join(folder, 'file', 'a.chowk')]) {
    expect(await backUpToFile(path, () => archive('new'))).toEqual({ ok: false, reason: 'no-folder' })
  }
})

test('a folder that this user may not enter is reported', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o000)
  onTestFinished(() => chmodSync(folder, 0o755))
  const written = await asOrdinaryUser(() => backUpToFile(join(folder, 'a.chowk'), () => archive('new')))
  expect(written).toEqual({ ok: false, reason: 'not-allowed' })
})

test('an unreachable database is not reported as a problem of the file', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o700)
  async function* cut(): AsyncGenerator<Buffer> {
    yield Buffer.from('new')
    throw failure('ENOENT', 'connect')
  }
  await expect(backUpToFile(join(folder, 'a.chowk'), cut)).rejects.toThrow('connect')
  expect(readdirSync(folder)).toEqual([])
})

test('a mount that can neither rename nor delete, as of object storage, gets the file under its name', async () => {
  const path = join(temporaryFolder(), 'a.chowk')
  const calls = mount({ link: 'ENOSYS', rename: 'ENOSYS', rm: 'EPERM' })
  expect(await backUpToFile(path, () => archive('one', 'two'), calls)).toMatchObject({ ok: true, bytes: 6 })
  expect(readFileSync(path, 'utf8')).toBe('onetwo')
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a signal during that copy leaves no cut archive', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'a.chowk')
  const others = process.listeners('exit')
  let left: string[] | null = null
  const endMidway = () => {
    if (!statSync(path, { throwIfNoEntry: false })?.size) return void setImmediate(endMidway)
    for (const listener of process.listeners('exit')) if (!others.includes(listener)) listener(143)
    left = readdirSync(folder)
  }
  const calls = mount({ link: 'ENOSYS', rename: 'ENOSYS', rm: 'EPERM' })
  const rename = () => {
    endMidway()
    return calls.rename()
  }
  await backUpToFile(path, () => archive('new'.repeat(2_000_000)), { ...calls, rename })
  expect(left).toEqual([])
})

test('an error that follows another one does not hide it', async () => {
  const calls = mount({ link: 'EPERM', rename: 'ENOSPC', rm: 'EPERM' })
  const path = join(temporaryFolder(), 'a.chowk')
  expect(await backUpToFile(path, () => archive('new'), calls)).toEqual({ ok: false, reason: 'disk-full' })
})
