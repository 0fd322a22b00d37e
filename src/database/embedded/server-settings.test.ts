import { expect, test } from 'vitest'
import { serverArguments, sharedMegabytes } from './server-settings.ts'

test('a commit is on disk before it is confirmed, and no other user can connect', () => {
  const settings = serverArguments('full').join(' ')
  expect(settings).not.toMatch(/fsync|synchronous_commit|full_page_writes/)
  expect(settings).toMatch(/listen_addresses= /)
  expect(settings).toMatch(/unix_socket_permissions=0700/)
})

test('tests go without durability', () => {
  expect(serverArguments('none')).toEqual(expect.arrayContaining(['fsync=off', 'max_connections=200']))
})

test('files are synced before recovery, by one call where the system supports it', () => {
  const isLinux = process.platform === 'linux'
  expect(serverArguments('full').includes('recovery_init_sync_method=syncfs')).toBe(isLinux)
})

test('every setting has its own flag', () => {
  const settings = serverArguments('full')
  expect(settings.filter((_, index) => index % 2 === 0).every(flag => flag === '-c')).toBe(true)
})

test.each([
  [0.25, 64],
  [1, 128],
  [4, 512],
  [24, 1_024],
])('on a machine of %d GB the server shares %d MB', (gigabytes, megabytes) => {
  expect(sharedMegabytes(gigabytes * 2 ** 30)).toBe(megabytes)
})
