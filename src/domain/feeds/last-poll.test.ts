import { expect, test } from 'vitest'
import { addCategory, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { addFeed } from './add-feed.ts'
import { readPolling, recordLastPoll, recordNetworkAway } from './last-poll.ts'

const { db } = await freshDatabase()
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 6, minute))

test('polling is silent if an active feed was due ten minutes ago, and no poll has ended since', async () => {
  const category = await addCategory(db)
  const by = authorizeCommand('Test')
  await addFeed(db, { url: 'https://outlet.example/rss', category: category.id }, { by, now: at(0) })
  await setRows(db, 'feeds', { nextPollAt: at(10) })
  expect(await readPolling(db, at(20))).toMatchObject({ isSilent: false, lastPollAt: null })
  expect(await readPolling(db, at(21))).toMatchObject({ isSilent: true, lastPollAt: null })
  await recordLastPoll(db, at(1))
  await recordLastPoll(db, at(11))
  expect(await readPolling(db, at(21))).toMatchObject({ isSilent: false, lastPollAt: at(11) })
  expect(await readPolling(db, at(22))).toMatchObject({ isSilent: true, lastPollAt: at(11) })
  await setRows(db, 'feeds', { state: 'paused' })
  expect(await readPolling(db, at(22))).toMatchObject({ isSilent: false })
})

test('an outage of the worker’s network is known until it ends, or for ten minutes after the worker stopped', async () => {
  await recordNetworkAway(db, at(1), at(10))
  expect(await readPolling(db, at(12))).toMatchObject({ awaySince: at(1) })
  expect(await readPolling(db, at(20))).toMatchObject({ awaySince: null })
  await recordNetworkAway(db, null, at(12))
  expect(await readPolling(db, at(12))).toMatchObject({ awaySince: null })
})
