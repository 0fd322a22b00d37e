import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpTo, openClone } from '../../../test/support/backup-scene.ts'
import { addRow, setRows } from '../../../test/support/builders.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { restore } from './restore.ts'

const now = new Date('2026-01-02T06:30:00Z')

test('a backup contains no second factors, and a restore keeps the current ones', async () => {
  const { db, url } = await openClone()
  const { accountId } = await signedInAdmin(db, { now })
  await setRows(db, 'accounts', { secondFactorSince: now })
  const secret = Buffer.from('a secret of an app!!')
  const path = join(temporaryFolder(), 'a.chowk')
  await addRow(db, 'secondFactors', { accountId, secret, confirmedAt: now })
  await addRow(db, 'recoveryCodes', { accountId, codeDigest: Buffer.alloc(32) })
  const tables = await backUpTo(path, url)
  expect(tables.map(({ name }) => name)).not.toContain('second_factors')
  expect(readFileSync(path).includes(secret)).toBe(false)
  expect(await restore({ url, path, over: 'everything' })).toMatchObject({ ok: true })
  expect(await db.selectFrom('secondFactors').selectAll().execute()).toMatchObject([{ accountId, secret }])
  expect(await db.selectFrom('recoveryCodes').selectAll().execute()).toHaveLength(1)
  const empty = await openClone()
  expect(await restore({ url: empty.url, path, over: 'everything' })).toMatchObject({ ok: true })
  const came = await empty.db.selectFrom('accounts').select('secondFactorSince').execute()
  expect(came).toEqual([{ secondFactorSince: null }])
})
