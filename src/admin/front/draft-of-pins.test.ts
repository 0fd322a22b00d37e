import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addWaitingEntry } from '../../../test/support/builders.ts'
import { posted } from '../../../test/support/signed-in.ts'
import type { PinChange } from '../../domain/front/front-changes.ts'
import { writeSeen } from '../queue/state/queue-page.ts'

const { db, now, app, cookie } = await adminDesk({
  name: 'Asha Rao',
  empty: ['pins', 'entries', 'newsLinks'],
})
const category = await addCategory(db)

/** The text of a response in React Router's data format, which holds each value once. */
const read = async (path: string, query: [string, string][]) => {
  const address = `/admin/front/${path}.data?${new URLSearchParams(query)}`
  return (await app.request(address, { headers: { cookie } })).text()
}
const pinAt = (place: PinChange['place'], id: string): PinChange => ({
  place,
  subject: { kind: 'link', id },
  until: { kind: 'open' },
  seen: 0,
})
const draftOf = (...pins: PinChange[]) => JSON.stringify({ pins, sections: null })

test('the dialog shows the places as the draft of the editor has them, and from where a pin moves', async () => {
  const well = await addNewsLink(db, { category: category.id, title: 'The well' })
  const ferry = await addNewsLink(db, { category: category.id, title: 'The ferry' })
  const answer = await read('places', [
    ['changes', draftOf(pinAt('lead', well.id), pinAt('second-3', ferry.id))],
    ['subject', `link:${ferry.id}`],
    ['ask', '7'],
  ])
  expect(answer).toContain('"pinnedBy"')
  expect(answer).toMatch(/"former",\{/)
  const without = await read('places', [['subject', `link:${ferry.id}`]])
  expect(without).not.toContain('"pinnedBy"')
  expect(without).not.toMatch(/"former",\{/)
})

test('the desk loads the articles of a draft that other screens pinned, and ignores what is no subject', async () => {
  const well = await addNewsLink(db, { category: category.id, title: 'The well' })
  await addNewsLink(db, { category: category.id, title: 'The ferry' })
  const answer = await read('find', [
    ['subject', `link:${well.id}`],
    ['subject', 'outlet:1'],
    ['subject', 'link:x'],
  ])
  expect(answer).toContain('The well')
  expect(answer).not.toContain('The ferry')
})

test('readers see a planned pin only at its time, and the notice says so', async () => {
  const { id } = await addNewsLink(db, { category: category.id, title: 'The well' })
  const publish = async (pin: PinChange) =>
    (await app.request('/admin/front.data', posted({ changes: draftOf(pin) }, cookie))).text()
  const from = new Date(now.getTime() + 3_600_000).toISOString()
  expect(await publish({ ...pinAt('next-lead', id), from })).toContain('no change before the planned time')
  expect(await publish(pinAt('second-1', id))).toContain('Readers see it now.')
})

test('a draft with an article that is gone is refused by its headline', async () => {
  const publish = async (title: string) => {
    const gone = pinAt('lead', '00000000-0000-7000-8000-00000000dead')
    const changes = draftOf({ ...gone, subject: { kind: 'link', id: gone.subject?.id ?? '', title } })
    return (await app.request('/admin/front.data', posted({ changes }, cookie))).text()
  }
  expect(await publish('The well')).toContain(
    '“The well” is no longer on the site. Its pin was taken off the draft. Nothing was published yet.',
  )
  expect(await publish('')).toContain('“an article or a story” is no longer on the site')
})

test('the answer to an accepted entry names its link, which the draft then pins; readers do not see the pin yet', async () => {
  const { id, version } = await addWaitingEntry(db, { category: category.id, title: 'The well' })
  const decision = { change: 'publish', entry: writeSeen({ id, version }) }
  const answer = await (await app.request('/admin/queue/decide', posted(decision, cookie))).json()
  const link = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  expect(answer).toMatchObject({ ok: true, linkId: link.id })
  expect(await db.selectFrom('pins').select('id').execute()).toEqual([])
})
