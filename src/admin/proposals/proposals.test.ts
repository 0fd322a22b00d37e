import { test as base, expect } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { type Fields, signedInAdmin } from '../../../test/support/signed-in.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { waitingProposalsMax } from '../../domain/queue/proposals.ts'

const {
  db,
  now,
  openOutlet,
  show: showTo,
} = await adminDesk({ empty: ['entries', 'newsLinks', 'categories', 'attempts'] })
const meena = await signedInAdmin(db, { now, role: 'contributor', name: 'Meena Contributor' })
const other = await signedInAdmin(db, { now, role: 'contributor', name: 'Omar Contributor' })
const editor = await signedInAdmin(db, { now, role: 'editor', name: 'Asha Editor' })

const show = (path: string, as = meena.cookie) => showTo(path, as)

async function openDesk({ isPublic = true } = {}) {
  const { outlet, send } = await openOutlet({ isPublic })
  const page = (title: string, path: string) => {
    outlet.answer(path, (_request, response) =>
      response.end(`<html><head>${title && `<title>${title}</title>`}</head>`),
    )
    return outlet.origin + path
  }
  const propose = (fields: Fields, as = meena.cookie) => send('/admin/proposals', fields, as)
  return { outlet, page, propose }
}

const test = base.extend('desk', () => openDesk())

test('a proposal waits in the queue under its contributor’s name, and the contributor sees its outcome', async ({
  desk: { page, propose },
}) => {
  const { status } = await propose({ addresses: page('The ferry opens on Monday', '/ferry') })
  expect(status).toBe(200)
  const entry = await db.selectFrom('entries').selectAll().executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ status: 'waiting', origin: 'paste', proposedBy: meena.accountId })
  expect(await db.selectFrom('newsLinks').select('id').execute()).toEqual([])
  const queue = await show('/admin/queue', editor.cookie)
  expect(queue.html).toContain('proposed by Meena Contributor')
  expect((await show('/admin/proposals')).html).toContain('Waiting for an editor')
  expect((await show('/admin/proposals', other.cookie)).html).not.toContain('The ferry opens')
  expect(queue.html).toContain('Reason for Meena Contributor')
  const { send } = await openOutlet()
  const why = 'We had this <b>on Friday</b>.'
  await send(
    '/admin/queue/decide',
    { change: 'reject', entry: `${entry.id}:${entry.version}`, why },
    editor.cookie,
  )
  const { html } = await show('/admin/proposals')
  for (const text of ['Not accepted', 'We had this &lt;b&gt;on Friday&lt;/b&gt;.'])
    expect(html).toContain(text)
  expect((await show(`/admin/history/${entry.id}`, editor.cookie)).html).toContain('on Friday')
})

test('a contributor learns that an article exists, but sees no headline of other people’s entries', async () => {
  const { id: category } = await addCategory(db)
  await addNewsLink(db, { category, title: 'Published long ago', url: 'https://outlet.example/old' })
  await addWaitingEntry(db, { title: 'A secret headline', url: 'https://outlet.example/secret' })
  const { propose } = await openDesk()
  const addresses = 'https://outlet.example/old\nhttps://outlet.example/secret\nnonsense'
  const { html } = await propose({ addresses })
  expect(html).toContain('Already published: Published long ago')
  expect(html).toContain('This article was already proposed')
  expect(html).not.toContain('A secret headline')
  expect(html).toContain('This is not a web address.')
  expect(html).not.toContain('/admin/news')
})

test('a contributor reaches no address that only FETCH_ALLOW names, an editor does', async () => {
  const { outlet, page, propose } = await openDesk({ isPublic: false })
  const addresses = page('Payroll of January', '/payroll?delete=1')
  const { html } = await propose({ addresses })
  expect(html).toContain('Chowk cannot reach this address. Type its headline and propose it again.')
  expect(html).not.toContain('Payroll of January')
  const added = await propose({ addresses: page('Wages', '/wages'), headline: 'Salaries' })
  expect(added.html).toContain('In the queue: Salaries')
  expect(added.html).not.toContain('Chowk cannot reach')
  expect(outlet.hits).toEqual([])
  expect((await propose({ addresses }, editor.cookie)).status).toBe(200)
  const titles = await db.selectFrom('entries').select('title').orderBy('id').execute()
  expect(titles).toEqual([{ title: 'Salaries' }, { title: 'Payroll of January' }])
})

test('a headline for several addresses is refused, and nothing is proposed', async ({
  desk: { page, propose },
}) => {
  const addresses = [page('', '/one'), page('', '/two')].join('\n')
  const { status, html } = await propose({ addresses, headline: 'Ferry timetable' })
  expect(status).toBe(400)
  expect(html).toContain('A headline belongs to one address.')
  expect(await db.selectFrom('entries').select('id').execute()).toEqual([])
})

test('a page without a headline gets the typed one', async ({ desk: { page, propose } }) => {
  const addresses = page('', '/untitled')
  const refused = (await propose({ addresses })).html
  expect(refused).toContain('Not added.')
  expect(refused).toContain(`${addresses}</textarea>`)
  const smuggled = { status: 'published', proposedBy: other.accountId }
  const { html } = await propose({ addresses, headline: 'The wells run dry\0', ...smuggled })
  expect(html).toMatch(/<textarea[^>]*><\/textarea>.*name="headline"[^>]*value=""/s)
  expect(await db.selectFrom('entries').select(['title', 'status', 'proposedBy']).execute()).toEqual([
    { title: 'The wells run dry', status: 'waiting', proposedBy: meena.accountId },
  ])
})

test.each([
  ['', 'Please enter at least one address.'],
  [Array.from({ length: 21 }, (_, at) => `https://a.example/${at}`).join('\n'), 'at most'],
])('%.20j is refused', async (addresses, words) => {
  const { propose } = await openDesk()
  const { status, html } = await propose({ addresses })
  expect(status).toBe(400)
  expect(html).toContain(words)
})

test('one contributor cannot fill the queue or block another', async () => {
  for (let n = 0; n < waitingProposalsMax; n += 1) await addWaitingEntry(db)
  await setRows(db, 'entries', { proposedBy: meena.accountId })
  const { page, propose } = await openDesk()
  const addresses = page('One more', '/more')
  const refused = await propose({ addresses })
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('100 of your proposals are waiting')
  expect((await propose({ addresses }, other.cookie)).html).toContain('In the queue: One more')
})

test('if two proposals arrive at the same time, the last free place takes one', async () => {
  for (let n = 1; n < waitingProposalsMax; n += 1) await addWaitingEntry(db)
  await setRows(db, 'entries', { proposedBy: meena.accountId })
  const { page, propose } = await openDesk()
  const pages = [page('Left', '/left'), page('Right', '/right')]
  const answers = await db.transaction().execute(async tx => {
    await tx.selectFrom('accounts').select('id').where('id', '=', meena.accountId).forUpdate().execute()
    const proposing = pages.map(addresses => propose({ addresses }))
    await untilBlocked(tx)
    return { proposing }
  })
  const html = (await Promise.all(answers.proposing)).map(answer => answer.html)
  expect(html.filter(one => one.includes('In the queue:'))).toHaveLength(1)
  expect(html.filter(one => one.includes('of your proposals are waiting'))).toHaveLength(1)
  const mine = db.selectFrom('entries').select('id').where('proposedBy', '=', meena.accountId)
  expect(await mine.execute()).toHaveLength(waitingProposalsMax)
})

test('a contributor has a start page and a frame of their own', async () => {
  const { html } = await show('/admin/proposals')
  for (const path of ['/admin/queue', '/admin/settings', '/admin/dashboard', '/admin/activity'])
    expect(html).not.toContain(`"${path}"`)
  for (const entrance of ['/admin', '/admin/login'])
    expect((await show(entrance)).location).toBe('/admin/proposals')
})
