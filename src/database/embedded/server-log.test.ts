import { appendFileSync, closeSync, readdirSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { openServerLog, shortenServerLog } from './server-log.ts'

test('a long log is truncated while the server continues writing to it', () => {
  const home = temporaryFolder()
  const path = join(home, 'postgres.log')
  const log = openServerLog({ home, cluster: join(home, 'postgres'), account: null })
  writeSync(log, 'before\n')
  shortenServerLog(home, 100)
  expect(readdirSync(home)).toEqual(['postgres.log'])
  shortenServerLog(home, 3)
  writeSync(log, 'after\n')
  closeSync(log)
  expect(readFileSync(path, 'utf8')).toBe('after\n')
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('before\n')
})

test('one older part stays, and a missing log is no error', () => {
  const home = temporaryFolder()
  shortenServerLog(home, 3)
  for (const text of ['first', 'second']) {
    appendFileSync(join(home, 'postgres.log'), text)
    shortenServerLog(home, 3)
  }
  expect(readFileSync(join(home, 'postgres.log.1'), 'utf8')).toBe('second')
})
