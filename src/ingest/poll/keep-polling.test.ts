import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { createPollDeps } from '../../../test/support/poll-deps.ts'
import { connect } from '../../database/connect.ts'
import { keepPolling } from './poll-due-feeds.ts'

const { url } = await freshDatabase()
const readOnly = new URL(url)
readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
const db = connect({ url: readOnly.href, connectionsMax: 2, applicationName: 'chowk test' })
const deps = createPollDeps(db, new Date('2026-01-02T06:30:00Z'))
afterAll(() => Promise.all([db.destroy(), deps.close()]))

async function pollOnce(fails: () => void): Promise<string[]> {
  const stopping = new AbortController()
  const now = () => {
    stopping.abort()
    fails()
    return deps.now()
  }
  deps.logged.length = 0
  await keepPolling({ ...deps, now }, { signal: stopping.signal })
  return deps.logged.map(({ message }) => message)
}

test('polling logs its errors, but not that the disk is full, which may last for hours', async () => {
  expect(await pollOnce(() => undefined)).toEqual([])
  const fail = () => {
    throw new Error('gone')
  }
  expect(await pollOnce(fail)).toEqual(['polling failed and will be retried'])
})
