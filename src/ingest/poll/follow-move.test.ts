import { expect, test } from 'vitest'
import { addCategory, getRow, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import { addressAfterMove, followMove } from './follow-move.ts'

const { db } = await freshDatabase()
const category = await addCategory(db)

async function add(url: string, outletName: string) {
  const write = { by: authorizeCommand('Test'), now: new Date() }
  const added = await addFeed(db, { url, category: category.id, outletName }, write)
  if (!added.ok) throw new Error(added.reason)
  const { outletId } = await getRow(db, 'feeds', added.id)
  return { id: added.id, url, outletId }
}

const now = new Date('2026-03-01T06:00:00Z')
const landed = (response: { url: string; permanentUrl?: string }) => ({ response, entries: null, now })

const urlOf = async (id: string) =>
  (await db.selectFrom('feeds').select('url').where('id', '=', id).executeTakeFirstOrThrow()).url

test('after a permanent redirect a feed keeps the new address, after a temporary one the old', async () => {
  const feed = await add('https://one.example/feed', 'One')
  expect(await followMove(db, feed, landed({ url: 'https://one.example/now' }))).toBeNull()
  expect(await urlOf(feed.id)).toBe(feed.url)
  const permanentUrl = 'https://one.example/new'
  expect(
    await db.transaction().execute(tx => followMove(tx, feed, landed({ url: permanentUrl, permanentUrl }))),
  ).toBeNull()
  expect(await urlOf(feed.id)).toBe(permanentUrl)
})

test.each([
  ['/feed?sid=x1', '/feed?sid=x1', null],
  ['/feed?sid=x1', '/feed', '/feed'],
  ['/feed', '/feed?sid=x1', null],
  ['/feed', 'http://one.example/feed?sid=x1', 'http://one.example/feed?sid=x1'],
  ['/feed', '/rss?kind=news', '/rss?kind=news'],
  ['/feed', undefined, null],
])('a feed at %s that is permanently redirected to %s keeps %s', (from, to, kept) => {
  const at = (path: string) => new URL(path, 'https://one.example').href
  expect(addressAfterMove(at(from), to && at(to))).toBe(kept && at(kept))
})

test('of two feeds that move to one address at the same moment, the second keeps its address', async () => {
  const [first, second] = [
    await add('https://two.example/a', 'Two'),
    await add('https://two.example/b', 'Two'),
  ]
  const permanentUrl = 'https://two.example/both'
  const answer = landed({ url: permanentUrl, permanentUrl })
  const transaction = await db.startTransaction().execute()
  expect(await followMove(transaction, first, answer)).toBeNull()
  const waiting = db.transaction().execute(async tx => {
    const refusal = await followMove(tx, second, answer)
    // The poll continues in the same transaction.
    await setRow(tx, 'feeds', second.id, { failureDetail: { code: 'deadline' } })
    return refusal
  })
  await untilBlocked(transaction)
  await transaction.commit().execute()
  expect(await waiting).toMatchObject({ failure: 'moved-to-known-feed', movedTo: permanentUrl })
  expect(await urlOf(second.id)).toBe(second.url)
})

test('a move to another outlet’s site is refused, unless the site is home to both', async () => {
  const feed = await add('https://three.example/feed', 'Three')
  await db
    .updateTable('outlets')
    .set({ hosts: ['four.example'] })
    .where('name', '=', 'Two')
    .execute()
  expect(await followMove(db, feed, landed({ url: 'https://www.four.example/feed' }))).toMatchObject({
    failure: 'moved-to-other-outlet',
    detail: { code: 'site-of', url: 'https://www.four.example/feed', outlet: 'Two' },
  })
  await db
    .updateTable('outlets')
    .set({ homeUrl: 'https://four.example/three' })
    .where('name', '=', 'Three')
    .execute()
  expect(await followMove(db, feed, landed({ url: 'https://www.four.example/feed' }))).toBeNull()
})
