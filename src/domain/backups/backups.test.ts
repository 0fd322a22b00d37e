import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { backUpTo, openClone } from '../../../test/support/backup-scene.ts'
import { addCategory } from '../../../test/support/builders.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { restore } from '../../database/backup/restore.ts'
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

test('a restore has begun when no save is taken any more that it would lose', async () => {
  const { db, url } = await openClone()
  const by = await authorizedEditor(db)
  const path = join(temporaryFolder(), 'a.chowk')
  await backUpTo(path, url)
  const { folder, backups } = open(url)
  const upload = await backups.begin(by)
  writeFileSync(join(folder, 'uploads', `${upload}.chowk`), readFileSync(path))
  let isBegun = false
  const { starting } = await db.transaction().execute(async tx => {
    await addCategory(tx, { slug: 'saved-just-before' })
    const starting = backups.start(by, { upload, over: 'everything' }).finally(() => {
      isBegun = true
    })
    await untilBlocked(tx)
    return { starting }
  })
  expect(isBegun).toBe(false)
  await starting
  let state = await backups.find(upload)
  while (state?.state === 'running') state = await backups.find(upload)
  expect(state).toEqual({ state: 'done' })
  // What was saved before it began is in the archive of what was there.
  const [kept = ''] = readdirSync(join(folder, 'backups'))
  const other = await openClone()
  await restore({ url: other.url, path: join(folder, 'backups', kept), over: 'everything' })
  expect(await other.db.selectFrom('categories').select('slug').execute()).toEqual([
    { slug: 'saved-just-before' },
  ])
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
