import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { backUpTo, openClone } from '../../../test/support/backup-scene.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { openBackups } from './backups.ts'
import { findRestoreState, writeRestoreState } from './restore-state.ts'

function open(databaseUrl: string) {
  const folder = temporaryFolder()
  const backups = openBackups({ databaseUrl, folder, now: () => new Date(), log: pino({ level: 'silent' }) })
  return { folder, backups }
}

test('a database that cannot be asked is a restore that failed, and nothing is left of it', async () => {
  const { db } = await openClone()
  const by = await authorizedEditor(db)
  const source = await openClone()
  const path = join(temporaryFolder(), 'a.chowk')
  await backUpTo(path, source.url)
  const { folder, backups } = open('postgres://nobody@127.0.0.1:9/none')
  const upload = await backups.begin(by)
  const uploaded = join(folder, 'uploads', `${upload}.chowk`)
  writeFileSync(uploaded, readFileSync(path))
  expect(await backups.start(by, { upload, over: 'nothing-of-worth' })).toBe(true)
  let state = await backups.find(upload)
  while (state?.state === 'running') state = await backups.find(upload)
  expect(state).toEqual({ state: 'refused', reason: 'failed' })
  expect(existsSync(uploaded)).toBe(false)
})

test('what was never begun has no state', async () => {
  const { backups } = open('')
  expect(await backups.find('00000000-0000-4000-8000-000000000000')).toBeNull()
  expect(await backups.find('../secret')).toBeNull()
})

test('a restore whose process is gone has ended', async () => {
  const path = join(temporaryFolder(), 'state.json')
  await writeRestoreState(path, { state: 'running' })
  expect(await findRestoreState(path)).toEqual({ state: 'running' })
  const { pid } = spawnSync('true')
  writeFileSync(path, JSON.stringify({ state: 'running', pid, mark: 'gone' }))
  expect(await findRestoreState(path)).toEqual({ state: 'refused', reason: 'ended' })
})
