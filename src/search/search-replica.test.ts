import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { cloneDatabase } from '../../test/support/clone-database.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { connect } from '../database/connect.ts'
import { parseQuery } from './parse-query.ts'
import { searchReplica } from './search-replica.ts'

const { db } = await freshDatabase()
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
await addNewsLink(db, { title: 'Monsoon reaches Kerala', category: politics.id })

const options = { query: parseQuery('monsoon'), categoryId: null, after: null, limit: 10 }

async function openReplica(change: (url: URL) => void = () => undefined) {
  const cloned = await cloneDatabase()
  const url = new URL(cloned.url)
  change(url)
  const replica = connect({ url: url.href, connectionsMax: 1, applicationName: 'chowk test' })
  onTestFinished(async () => {
    await replica.destroy()
    await cloned.drop()
  })
  return replica
}

test('a search goes to the copy', async () => {
  const replica = await openReplica()
  expect((await searchReplica({ db, replica }, options)).count.total).toBe(0)
})

test('a search goes to the database while the copy is away', async () => {
  const replica = await openReplica(url => {
    // Nothing listens on port 1 of the loopback address.
    url.host = '127.0.0.1:1'
    url.searchParams.delete('host')
  })
  const found = await searchReplica({ db, replica }, options)
  expect(found.newsLinks.map(({ title }) => title)).toEqual(['Monsoon reaches Kerala'])
})

test('what is wrong with the question is not asked twice', async () => {
  const replica = await openReplica()
  await sql`drop table news_links cascade`.execute(replica)
  await expect(searchReplica({ db, replica }, options)).rejects.toThrow('news_links')
})

test('without a copy the database is asked once', async () => {
  const found = await searchReplica({ db, replica: db }, options)
  expect(found.count).toEqual({ total: 1, capped: false })
})
