import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpTo, buildOlder, openClone } from '../../../test/support/backup-scene.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { withClient } from '../../../test/support/with-client.ts'
import { restore } from './restore.ts'

test('accounts in a backup from before roles existed become administrators', async () => {
  const { url: oldUrl } = await openClone()
  const path = join(temporaryFolder(), 'old.chowk')
  await withClient(oldUrl, async client => {
    await buildOlder(client, '0080')
    await client.query(
      "insert into accounts (email, name, password_hash) values ('asha@example.org', 'Asha', 'x')",
    )
  })
  await backUpTo(path, oldUrl)
  const { db, url } = await openClone()
  expect(await restore({ url, path, over: 'everything' })).toMatchObject({ ok: true })
  const accounts = await db.selectFrom('accounts').select(['role', 'isOff', 'isInvited']).execute()
  expect(accounts).toEqual([{ role: 'administrator', isOff: false, isInvited: false }])
})
