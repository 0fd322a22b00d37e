import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { addFeed } from './add-feed.ts'
import { findFeedBody, lastReadOf, saveFeedBody } from './last-read.ts'

test('what a feed’s last read found is kept; before the first read, and of what is damaged, it is nothing', () => {
  const found = {
    zonesGuessed: 3,
    sharedAddresses: ['https://o.example/a'],
    announcedUrl: 'https://o.example/b',
  }
  expect(lastReadOf(found)).toMatchObject(found)
  const nothing = { zonesGuessed: 0, sharedAddresses: [], announcedUrl: null }
  for (const column of [null, 'damaged', { zonesGuessed: 'many' }])
    expect(lastReadOf(column)).toMatchObject(nothing)
})

const { db, by, now } = await freshNewsroom({ empty: ['feedBodies'] })
const { id: category } = await addCategory(db)
const added = await addFeed(db, { url: 'https://herald.example/rss', category }, { by, now })
const feedId = added.ok ? added.id : ''

const answer = (text: string, fields = {}) => ({
  fetchedAt: now,
  url: 'https://herald.example/rss',
  status: 200,
  headers: 'etag: "1"\nserver: x',
  body: gzipSync(text),
  bodyBytes: Buffer.byteLength(text),
  ...fields,
})

test('a stored response is read back byte for byte', async () => {
  await saveFeedBody(db, feedId, answer('<rss>खबर\u0000</rss>'))
  const body = await findFeedBody(db, feedId)
  expect(body).toMatchObject({ status: 200, headers: 'etag: "1"\nserver: x', fetchedAt: now, isCut: false })
  expect(body?.body.toString()).toBe('<rss>खबर\u0000</rss>')
})

test.each([
  ['a body that is only partly stored is marked as cut', answer('part', { bodyBytes: 5_000_000 }), true],
  ['an empty response is stored too', answer('', { status: 204 }), false],
])('%s', async (_, body, isCut) => {
  expect(await findFeedBody(db, feedId)).toBeNull()
  await saveFeedBody(db, feedId, body)
  expect(await findFeedBody(db, feedId)).toMatchObject({ status: body.status, isCut })
})

test('the latest response replaces the one before', async () => {
  await saveFeedBody(db, feedId, answer('old'))
  await saveFeedBody(db, feedId, answer('new', { status: 404 }))
  const body = await findFeedBody(db, feedId)
  expect([body?.status, body?.body.toString()]).toEqual([404, 'new'])
  expect(await db.selectFrom('feedBodies').select('feedId').execute()).toHaveLength(1)
})

test('a stored response is deleted with its feed', async () => {
  await saveFeedBody(db, feedId, answer('x'))
  await db
    .transaction()
    .execute(async tx => {
      await tx.deleteFrom('feeds').where('id', '=', feedId).execute()
      expect(await findFeedBody(tx, feedId)).toBeNull()
      throw new Error('as it was')
    })
    .catch(() => undefined)
  expect(await findFeedBody(db, feedId)).not.toBeNull()
})
