import { expect, test } from 'vitest'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { addSiteLink, deleteSiteLink, updateSiteLink } from './site-link-queries.ts'

const { db, by, now } = await freshNewsroom({ at: '2026-01-02T12:00:00Z' })
const about = { type: 'about' as const, title: 'About', content: '<p>Us</p>' }
const contact = { type: 'contact' as const, title: 'Contact', content: '<p>Write</p>' }

test('a second page of a type is refused and the first one named', async () => {
  const added = await addSiteLink(db, { input: about, by, now })
  const existing = { id: added.ok ? added.id : '', title: 'About' }
  const refused = { ok: false, reason: 'type-taken', existing }
  expect(await addSiteLink(db, { input: about, by, now })).toEqual(refused)
  const other = await addSiteLink(db, { input: contact, by, now })
  const id = other.ok ? other.id : ''
  expect(await updateSiteLink(db, { id, version: 1, input: about, by, now })).toEqual(refused)
  expect(
    (await updateSiteLink(db, { id, version: 1, input: { ...contact, title: 'Reach us' }, by, now })).ok,
  ).toBe(true)
  expect((await deleteSiteLink(db, { id, by, now })).ok).toBe(true)
  expect(await deleteSiteLink(db, { id, by, now })).toEqual({ ok: false, reason: 'not-found' })
})
