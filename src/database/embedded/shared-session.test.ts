import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../../test/support/clone-database.ts'
import { withClient } from '../../../test/support/with-client.ts'
import { lendSessions } from './shared-session.ts'

test('a pooler that gives one session to two clients is told from one that keeps them apart', async () => {
  const { url, drop } = await cloneDatabase()
  onTestFinished(drop)
  await withClient(url, async one => {
    expect(await lendSessions(one, one)).toBe(true)
    await withClient(url, async two => expect(await lendSessions(one, two)).toBe(false))
  })
})
