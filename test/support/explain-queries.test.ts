import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { explainQueries } from './explain-queries.ts'
import { freshDatabase } from './fresh-database.ts'

const { url } = await freshDatabase()

test('a statement that cannot be explained fails the test at once', async () => {
  const explained = explainQueries(url, db => sql`set lock_timeout = 0 /* from news_links */`.execute(db))
  await expect(explained).rejects.toThrow('syntax error')
}, 5_000)
