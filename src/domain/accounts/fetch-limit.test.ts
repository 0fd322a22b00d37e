import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { takeFetch } from './limits.ts'

const { db, now } = await freshDatabase()

test('an editor may fetch sixty pages in five minutes, and no more', async () => {
  const [one, other] = [await authorizedEditor(db, 'One'), await authorizedEditor(db, 'Other')]
  for (let n = 0; n < 60; n++)
    expect(await takeFetch(db, { what: 'page', by: one, now })).toMatchObject({ ok: true })
  expect(await takeFetch(db, { what: 'page', by: one, now })).toEqual({ ok: false, retryAfterSeconds: 300 })
  expect(await takeFetch(db, { what: 'page', by: other, now })).toMatchObject({ ok: true })
  const later = new Date(now.getTime() + 300_000)
  expect(await takeFetch(db, { what: 'page', by: one, now: later })).toMatchObject({ ok: true })
})

test('pictures have a separate limit of two hundred', async () => {
  const by = await authorizedEditor(db, 'Third')
  const take = () => takeFetch(db, { what: 'picture', by, now })
  for (let n = 0; n < 200; n++) expect(await take()).toMatchObject({ ok: true })
  expect(await take()).toEqual({ ok: false, retryAfterSeconds: 300 })
  expect(await takeFetch(db, { what: 'page', by, now })).toMatchObject({ ok: true })
})
