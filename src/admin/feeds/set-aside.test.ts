import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, setRows } from '../../../test/support/builders.ts'
import { closedOutside } from '../../../test/support/closed-outside.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'

const { db, now, app, cookie, see } = await adminDesk({ at: '2026-03-01T06:00:00Z', outside: closedOutside })
const getFeed = () => db.selectFrom('feeds').selectAll().executeTakeFirstOrThrow()

test('a feed that is set aside says why, and only an editor can retry it', async () => {
  const { id: category } = await addCategory(db)
  const write = { by: authorizeCommand('Test'), now }
  await addFeed(db, { url: 'https://outlet.example/feed', category }, write)
  const aside = { state: 'set-aside', failure: 'crashed-the-reader', openAttempts: 3 } as const
  await setRows(db, 'feeds', aside)
  const { id } = await getFeed()
  const page = await see(`/admin/feeds/show/${id}`)
  expect(page).toContain('Set aside: Chowk’s feed reader crashed on this feed.')
  expect(page).toContain('Chowk reads it again only when you poll it.')
  expect(await see('/admin/feeds?health=set-aside')).toContain(id)
  await app.request(`/admin/feeds/show/${id}`, posted({ intent: 'resume' }, cookie))
  expect(await getFeed()).toMatchObject({ state: 'active', openAttempts: 0 })
  await setRows(db, 'feeds', aside)
  await app.request(`/admin/feeds/show/${id}`, posted({ intent: 'poll' }, cookie))
  expect(await getFeed()).toMatchObject({ state: 'set-aside', openAttempts: 0, failure: 'unreachable' })
  expect(await see(`/admin/feeds/show/${id}`)).toContain('Chowk reads it again only when you poll it.')
})

test('polling a feed that somebody deleted says that it is gone, not that its server is busy', async () => {
  const id = '0199a1d0-0000-7000-8000-000000000000'
  const polled = await app.request(`/admin/feeds/show/${id}.data`, posted({ intent: 'poll' }, cookie))
  expect(polled.status).toBe(202)
})
