import { expect, test } from 'vitest'
import { addCategory, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { addFeed } from './add-feed.ts'
import { findLastPollAt, isFeedOverdue, recordLastPoll } from './last-poll.ts'

const { db } = await freshDatabase()
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 6, minute))

test('the time of the last poll is null until a worker has finished one', async () => {
  expect(await findLastPollAt(db)).toBeNull()
  await recordLastPoll(db, at(1))
  await recordLastPoll(db, at(2))
  expect(await findLastPollAt(db)).toEqual(at(2))
})

test('an active feed is overdue if it was not polled since it was due; a paused one never is', async () => {
  const category = await addCategory(db)
  const by = authorizeCommand('Test')
  await addFeed(db, { url: 'https://outlet.example/rss', category: category.id }, { by, now: at(0) })
  await setRows(db, 'feeds', { nextPollAt: at(10) })
  expect([await isFeedOverdue(db, at(10)), await isFeedOverdue(db, at(11))]).toEqual([false, true])
  await setRows(db, 'feeds', { state: 'paused' })
  expect(await isFeedOverdue(db, at(11))).toBe(false)
})
