import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { testApp } from '../../test/support/test-app.ts'
import { untilBlocked } from '../../test/support/until-blocked.ts'
import { connect } from '../database/connect.ts'

const { db, url } = await freshDatabase()
const { id: category } = await addCategory(db)
await addNewsLink(db, { category, title: 'Monsoon' })

test('of many searches only three query the database at a time, so other pages keep their connections', async () => {
  const pool = connect({ url, connectionsMax: 5, applicationName: 'chowk test, web' })
  onTestFinished(() => pool.destroy())
  const app = testApp(pool)
  const { searching } = await db.transaction().execute(async tx => {
    await sql`lock table news_links in access exclusive mode`.execute(tx)
    const searching = Array.from({ length: 12 }, (_, n) =>
      app.request(`/search${n % 2 ? '/feed.xml' : ''}?q=monsoon+${n}`),
    )
    await untilBlocked(tx, 3)
    expect((await app.request('/terms')).status).toBe(200)
    expect((await app.request('/search')).status).toBe(200)
    const { rows } = await sql<{
      count: string
    }>`select count(distinct pid) from pg_locks where not granted`.execute(tx)
    expect(rows).toEqual([{ count: '3' }])
    return { searching }
  })
  for (const answer of await Promise.all(searching)) expect(answer.status).toBe(200)
})
