import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { testApp } from '../../test/support/test-app.ts'
import { untilBlocked } from '../../test/support/until-blocked.ts'
import { connect } from '../database/connect.ts'
import { createPageKinds, queueSearches } from './queue-searches.ts'

const kindOf = createPageKinds({
  list: () => [
    { pattern: '/search', kept: true, query: ['category', 'q'], searchesWith: 'q' },
    { pattern: '/category/:slug', kept: true, query: ['q'] },
  ],
})

test.each([
  ['/search?q=rain', 'search'],
  ['/search?category=india&q=rain', 'search'],
  ['/search?q=', 'search'],
  ['/hi/search?q=rain', 'search'],
  ['/card/story/rain.png', 'card'],
  ['/hi/card/page/search.png', 'card'],
  ['/search', 'page'],
  ['/search?category=q', 'page'],
  ['/category/search?q=rain', 'page'],
])('the page %s is of the kind %s', (key, kind) => {
  expect(kindOf(key)).toBe(kind)
})

test('a search that waits too long is refused, in the edition of its address', async () => {
  const never = new Promise<never>(() => undefined)
  const options = { closed: [], open: [], kindOf: () => 'search' as const, wait: async () => undefined }
  const render = queueSearches(options, () => never)
  const refusalOf = async (key: string) => (await render(key)).page.body.toString()
  // They take all lanes.
  for (const key of ['/search?q=1', '/search?q=2', '/search?q=3']) void render(key)
  expect(await refusalOf('/search?q=rain')).toContain('<html lang="en"')
  expect(await refusalOf('/hi/search?q=rain')).toMatch(/<html lang="hi".*<a href="\/hi">/s)
  expect(JSON.parse(await refusalOf('/api/v1/links?q=rain'))).toMatchObject({ status: 503 })
})

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
    }>`
      select count(distinct pid) from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
      tx,
    )
    expect(rows).toEqual([{ count: '3' }])
    return { searching }
  })
  for (const answer of await Promise.all(searching)) expect(answer.status).toBe(200)
})
