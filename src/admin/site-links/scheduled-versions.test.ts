import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addRow, getRow } from '../../../test/support/builders.ts'
import { toJson } from '../../database/json-text.ts'
import { undoBatch } from '../../domain/revisions/undo/undo.ts'

const { db, now, show, see, post, send } = await adminDesk({ empty: ['siteLinks', 'scheduledPages'] })
const nowhere = '00000000-0000-7000-8000-00000000dead'

const texts = { title: 'Us', content: '<p>New</p>' }
const next = { type: 'about' as const, ...texts, publishAt: '2026-01-03T06:30:00.000Z' }
/** The form has the fields of every edition, also where nothing is typed. */
const untyped = { hiTitle: '', hiContent: '', taTitle: '', taContent: '' }
const hindi = { ...untyped, hiTitle: 'नियम', hiContent: '<p onclick="x()">उचित रहें</p>' }

/** A public page with a Tamil text. */
async function addPage() {
  const translations = toJson({ ta: { title: 'எ', content: '<p>எ</p>' } })
  return (await addRow(db, 'siteLinks', { type: 'about', title: 'Old', content: '<p>Old</p>', translations }))
    .id
}

const scheduledPages = () =>
  db.selectFrom('scheduledPages').select(['id', 'title', 'translations', 'version']).execute()

test('a page to be published later keeps its texts of other editions, and replaces those of the page', async () => {
  await addPage()
  const { location } = await send('/admin/site-links/add', { ...next, ...hindi })
  expect(location).toBe('/admin/queue/scheduled')
  const { id } = await getRow(db, 'scheduledPages', { type: 'about' })
  expect(await see(`/admin/queue/scheduled/${id}`)).toContain('&lt;p&gt;उचित रहें&lt;/p&gt;')
  const now = { act: 'publish-page', id, version: '1', change: 'now' }
  expect(await (await post('/admin/queue/scheduled', now)).text()).toContain('Page published.')
  const published = await getRow(db, 'siteLinks', { type: 'about' })
  expect(published.title).toBe('Us')
  expect(published.translations).toEqual({ hi: { title: 'नियम', content: '<p>उचित रहें</p>' } })
})

test('a version added without texts of editions keeps those of the page, until they are removed in its form', async () => {
  await addPage()
  await send('/admin/site-links/add', { ...next, ...untyped })
  const [scheduled] = await scheduledPages()
  expect(scheduled?.translations).toBeNull()
  await send(`/admin/queue/scheduled/${scheduled?.id}`, { ...next, ...untyped, version: '1' })
  expect(await scheduledPages()).toMatchObject([{ translations: {} }])
})

test('each of two versions that were scheduled before one page had one at most can be edited', async () => {
  const { id } = await addRow(db, 'scheduledPages', next)
  await addRow(db, 'scheduledPages', { ...next, title: 'Other' })
  await addRow(db, 'scheduledPages', { ...next, type: 'terms', title: 'Terms' })
  const path = `/admin/queue/scheduled/${id}`
  expect(await send(path, { ...next, title: 'We', version: '1' })).toMatchObject({
    location: '/admin/queue/scheduled',
  })
  expect(await send(path, { ...next, type: 'terms', version: '2' })).toMatchObject({ status: 409 })
})

test('a scheduled version is announced beside its page, and can be read and corrected before readers see it', async () => {
  const page = await addPage()
  await send('/admin/site-links/add', next)
  const [scheduled] = await scheduledPages()
  const path = `/admin/queue/scheduled/${scheduled?.id}`
  for (const screen of ['/admin/queue/scheduled', '/admin/site-links', `/admin/site-links/edit/${page}`])
    expect(await see(screen), screen).toContain(`href="${path}"`)
  const form = await see(path)
  // The texts that its form did not have stay public.
  for (const text of [
    'Scheduled: Us',
    '&lt;p&gt;New&lt;/p&gt;',
    'value="2026-01-03T12:00"',
    '&lt;p&gt;எ&lt;/p&gt;',
  ])
    expect(form).toContain(text)
  const saved = await send(path, { ...next, ...hindi, title: 'We', version: '1' })
  expect(saved.location).toBe('/admin/queue/scheduled')
  expect(await scheduledPages()).toMatchObject([{ title: 'We', translations: { hi: { title: 'नियम' } } }])
  expect((await send(path, { ...next, version: '1' })).status).toBe(409)
  expect((await send(path, { ...next, publishAt: '', version: '2' })).status).toBe(400)
  const late = await send(path, { ...next, publishAt: '2020-01-03T06:30:00.000Z', version: '2' })
  expect(late.html).toContain('This time has passed. Choose a later one<')
  expect((await show(`/admin/queue/scheduled/${nowhere}`)).location).toBe('/admin/queue/scheduled')
  const gone = await send(`/admin/queue/scheduled/${nowhere}.data`, {
    ...next,
    type: 'privacy',
    version: '1',
  })
  expect(gone.status).toBe(404)
})

test('a second version of a page is not scheduled beside the first', async () => {
  await send('/admin/site-links/add', next)
  const [first] = await scheduledPages()
  const { status, html } = await send('/admin/site-links/add', { ...next, title: 'Typed with care' })
  expect(status).toBe(409)
  for (const text of ['already scheduled', `href="/admin/queue/scheduled/${first?.id}"`, 'Typed with care'])
    expect(html).toContain(text)
  const discard = { act: 'publish-page', id: first?.id ?? '', version: '1', change: 'cancel' }
  await post('/admin/queue/scheduled', discard)
  await send('/admin/site-links/add', { ...next, title: 'Second' })
  const { batchId } = await getRow(db, 'revisions', { action: 'delete', recordTable: 'scheduled_pages' })
  expect(await undoBatch(db, { batchId, by: await authorizedEditor(db), now })).toMatchObject({
    reason: 'scheduled-already',
  })
  expect(await scheduledPages()).toMatchObject([{ title: 'Second' }])
})

test('a version whose form was saved without touching the other editions still keeps those of the page', async () => {
  const page = await addPage()
  await send('/admin/site-links/add', next)
  const [scheduled] = await scheduledPages()
  const path = `/admin/queue/scheduled/${scheduled?.id}`
  const shown = { taTitle: 'எ', taContent: '<p>எ</p>' }
  expect((await send(path, { ...next, ...shown, title: 'We', version: '1' })).location).toBeTruthy()
  const changed = { ta: { title: 'எ', content: '<p>ஏ</p>' } }
  await db
    .updateTable('siteLinks')
    .set({ translations: toJson(changed) })
    .where('id', '=', page)
    .execute()
  const publish = { act: 'publish-page', id: scheduled?.id ?? '', version: '2', change: 'now' }
  await post('/admin/queue/scheduled', publish)
  expect(await getRow(db, 'siteLinks', { type: 'about' })).toMatchObject({
    title: 'We',
    translations: changed,
  })
})
