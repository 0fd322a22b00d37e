import { expect, test } from 'vitest'
import { addCategory, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { addFeed } from './add-feed.ts'
import { readPolling, recordLastPoll } from './last-poll.ts'

const { db } = await freshDatabase()
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 6, minute))

test('polling is silent if an active feed was due ten minutes ago, and no poll has ended since', async () => {
  const category = await addCategory(db)
  const by = authorizeCommand('Test')
  await addFeed(db, { url: 'https://outlet.example/rss', category: category.id }, { by, now: at(0) })
  await setRows(db, 'feeds', { nextPollAt: at(10) })
  expect(await readPolling(db, at(20))).toEqual({ isSilent: false, lastPollAt: null })
  expect(await readPolling(db, at(21))).toEqual({ isSilent: true, lastPollAt: null })
  await recordLastPoll(db, at(1))
  await recordLastPoll(db, at(11))
  expect(await readPolling(db, at(21))).toEqual({ isSilent: false, lastPollAt: at(11) })
  expect(await readPolling(db, at(22))).toEqual({ isSilent: true, lastPollAt: at(11) })
  await setRows(db, 'feeds', { state: 'paused' })
  expect(await readPolling(db, at(22))).toMatchObject({ isSilent: false })
})
