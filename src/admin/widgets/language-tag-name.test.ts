import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { languageTagName } from './language-tag-name.ts'

test.each([
  ['hi', 'Hindi'],
  ['ta', 'Tamil'],
  ['en-IN', 'English (India)'],
  ['zz', 'zz'],
])('the name of %s is %s', (tag, name) => {
  expect(languageTagName(tag, 'en')).toBe(name)
})

test.each(['English (India)', 'en_IN', 'x', 'en-', 'en-a1', ''])(
  'text that is not a language tag is shown unchanged: %j',
  text => {
    expect(languageTagName(text, 'en')).toBe(text)
  },
)

test('no language text of a feed causes an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => typeof languageTagName(text, 'en') === 'string'),
  )
})

test('an entry with an invalid language does not break the queue', async () => {
  const { db } = await freshDatabase()
  const now = new Date('2026-01-02T06:30:00Z')
  const { cookie } = await signedInAdmin(db, { now })
  await addWaitingEntry(db, { title: 'Rain in Kochi', language: 'English (India)', firstSeenAt: now })
  const response = await testApp(db).request('/admin/queue', { headers: { cookie } })
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Rain in Kochi')
  expect(html).toContain('English (India)')
})

test('the list of outlets shows a language by its name', async () => {
  const { db } = await freshDatabase()
  const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })
  const ofOutlet = { name: 'Amar Samay', homeUrl: 'https://amar.example', language: 'hi' }
  await db.insertInto('outlets').values(ofOutlet).execute()
  const response = await testApp(db).request('/admin/outlets', { headers: { cookie } })
  expect(await response.text()).toContain('>Hindi<')
})
