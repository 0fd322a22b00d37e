import { expect, test } from 'vitest'
import { serverArguments, sharedMegabytes } from './server-settings.ts'

test('a commit is on disk when it is answered, and nobody else can connect', () => {
  const settings = serverArguments('full').join(' ')
  expect(settings).not.toMatch(/fsync|synchronous_commit|full_page_writes/)
  expect(settings).toMatch(/listen_addresses= /)
  expect(settings).toMatch(/unix_socket_permissions=0700/)
})

test('tests go without durability', () => {
  expect(serverArguments('none')).toEqual(expect.arrayContaining(['fsync=off', 'max_connections=200']))
})

test('what the log is read onto again is made sure of first, by one call where the system has it', () => {
  const isLinux = process.platform === 'linux'
  expect(serverArguments('full').includes('recovery_init_sync_method=syncfs')).toBe(isLinux)
})

test('every setting has a flag of its own', () => {
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
