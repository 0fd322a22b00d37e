import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { checkCluster, folderProblem, prepareDataFolder } from './data-folder.ts'

function folderWith(files: Record<string, string>) {
  const folder = temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

test('a missing folder is created and marked, and accepted again', () => {
  const folder = join(temporaryFolder(), 'some', 'data')
  prepareDataFolder(folder)
  expect(readdirSync(folder)).toEqual(['chowk-data.json'])
  writeFileSync(join(folder, 'postgres.log'), '')
  expect(() => prepareDataFolder(folder)).not.toThrow()
})

test('an empty folder of a new file system is accepted', () => {
  expect(() => prepareDataFolder(folderWith({ 'lost+found/x': '', '.gitkeep': '' }))).not.toThrow()
})

test.each([
  [
    'holds foreign files',
    'thesis.odt',
    "holds files that are not Chowk's (such as thesis.odt): name an empty or a new folder in DATA_DIR.",
  ],
  ['is itself a database', 'PG_VERSION', 'is itself a PostgreSQL 15 database'],
])('a folder that %s is refused and stays unchanged', (_what, file, reason) => {
  const folder = folderWith({ [file]: '15\n' })
  expect(() => prepareDataFolder(folder)).toThrow(reason)
  expect(readdirSync(folder)).toEqual([file])
})

test('a folder of ours that lost its mark gets it back, while our names alone do not make a folder ours', () => {
  const kept = {
    'backups/a.chowk': '',
    'images/1/640.webp': '',
    'postgres.log.1': '',
    'postgres.password': '',
  }
  const folder = folderWith({ 'postgres/PG_VERSION': '18\n', 'postgres/global/pg_control': 'x', ...kept })
  prepareDataFolder(folder)
  expect(readdirSync(folder)).toContain('chowk-data.json')
  expect(() => prepareDataFolder(folderWith({ 'backups/mine.zip': '' }))).toThrow(
    "holds files that are not Chowk's",
  )
})

test('a folder of a later format is refused and stays unchanged', () => {
  const folder = folderWith({ 'chowk-data.json': '{ "format": 2 }\n' })
  expect(() => prepareDataFolder(folder)).toThrow(
    `${folder} was made by a newer Chowk (its chowk-data.json has format 2): start that one,`,
  )
  expect(readdirSync(folder)).toEqual(['chowk-data.json'])
  for (const content of ['', '{ "format": 1 }\n', '{"format":1}'])
    expect(() => prepareDataFolder(folderWith({ 'chowk-data.json': content }))).not.toThrow()
})

test('a file where the folder should be is refused', () => {
  const folder = folderWith({ data: '' })
  for (const path of [join(folder, 'data'), join(folder, 'data', 'x')]) {
    expect(() => prepareDataFolder(path)).toThrow(`${path} is a file or below one, not a folder`)
  }
})

// Root may write everywhere except where the kernel itself refuses.
test('a folder that is not writable is refused with a remedy', () => {
  if (process.getuid?.() === 0) {
    expect(() => prepareDataFolder('/proc/chowk')).toThrow('name another folder in DATA_DIR')
    return
  }
  const folder = temporaryFolder()
  chmodSync(folder, 0o555)
  expect(() => prepareDataFolder(join(folder, 'data'))).toThrow('cannot be written by this user')
})

test('a missing and an empty folder are new, and a complete database is whole', () => {
  const folder = temporaryFolder()
  expect([checkCluster(folder), checkCluster(join(folder, 'postgres'))]).toEqual(['new', 'new'])
  expect(checkCluster(folderWith({ PG_VERSION: '18\n', 'global/pg_control': 'x' }))).toBe('whole')
})

test.each([
  ['another major version', { PG_VERSION: '15\n' }, 'was made by PostgreSQL 15 and this Chowk brings 18'],
  ['no version', { 'base/1': '' }, 'holds files but no database'],
  ['half of it', { PG_VERSION: '18\n', 'base/1': '' }, 'is only half a database'],
])('a database folder with %s is refused and stays unchanged', (_, files, reason) => {
  const folder = folderWith(files)
  const before = readdirSync(folder)
  expect(() => checkCluster(folder)).toThrow(reason)
  expect(() => checkCluster(folder)).toThrow('Nothing was changed.')
  expect(readdirSync(folder)).toEqual(before)
  expect(existsSync(join(folder, 'global', 'pg_control'))).toBe(false)
})

test('a full disk is reported with a remedy, and unrelated errors are returned unchanged', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(String(folderProblem('/data', full))).toBe(
    'StartProblem: /data is on a disk that is full: make room, then start again.',
  )
  const bug = new TypeError('x is not a function')
  expect(folderProblem('/data', bug)).toBe(bug)
})
