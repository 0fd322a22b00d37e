import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'
import { closedOutside } from '../../../test/support/closed-outside.ts'
import { startOutlet } from '../../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { startSafeFetch } from '../../../test/support/start-safe-fetch.ts'
import { testApp } from '../../../test/support/test-app.ts'

const { db } = await freshDatabase()
const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })

test('an address whose parameter names the article at its outlet is that article’s, and no other’s', async () => {
  const { id: category } = await addCategory(db)
  const outlet = await startOutlet()
  onTestFinished(() => outlet.close())
  const { origin } = outlet
  const app = testApp(db, { outside: { ...closedOutside, fetch: startSafeFetch(outlet.host) } })
  const read = async (path: string) =>
    (await app.request('/admin/article/fetch', posted({ url: origin + path }, cookie))).json()
  const { id: outletId } = await addRow(db, 'outlets', { name: 'The Valley', homeUrl: `${origin}/` })
  await addRow(db, 'duplicateExceptions', { outletId, rule: 'parameter', value: 'ref' })
  await addNewsLink(db, { category, url: `${origin}/story` })
  const named = '/story?ref=ferry'
  outlet.answer(named, (_request, response) => response.end('<title>Ferry opens</title>'))
  outlet.answer('/short', (_request, response) =>
    response.end(`<title>Ferry opens</title><link rel="canonical" href="${named}&utm_source=x">`),
  )
  const look = async () => {
    const typed = encodeURIComponent(`${origin}${named}&utm_source=x`)
    return (await app.request(`/admin/article/fetch?url=${typed}`, { headers: { cookie } })).json()
  }
  expect(await look()).toMatchObject({ already: null })
  expect(await read(named)).toMatchObject({ proposal: { already: null, own: null } })
  expect(await read('/short')).toMatchObject({ proposal: { already: null, own: { url: origin + named } } })
  const { id } = await addNewsLink(db, { category, url: `${origin}${named}` })
  expect(await look()).toMatchObject({ already: { of: { id } } })
  expect(await read('/short')).toMatchObject({ proposal: { already: { of: { id } } } })
})
