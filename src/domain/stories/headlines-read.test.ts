import { expect, test } from 'vitest'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { createWordCountStore } from '../../ingest/match-story/word-count-store.ts'
import { findHeadlinesRead } from './headlines-read.ts'

const { db } = await freshDatabase()
const now = new Date('2026-05-04T12:00:00Z')
emptyBefore(db, 'storyTermCounts')

const read = (count: number) =>
  createWordCountStore().add(
    db,
    Array.from({ length: count }, () => [1]),
    now,
  )

test('the number of headlines read is reported until there are enough', async () => {
  expect(await findHeadlinesRead(db, now)).toEqual({ read: 0, least: 2000 })
  await read(120)
  expect(await findHeadlinesRead(db, now)).toEqual({ read: 120, least: 2000 })
  await read(1881)
  expect(await findHeadlinesRead(db, now)).toBeNull()
})
