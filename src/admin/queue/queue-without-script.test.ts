import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addWaitingEntry } from '../../../test/support/builders.ts'
import { postedBy } from '../../../test/support/read-forms.ts'

const { db, now, see, post } = await adminDesk({ empty: ['entries', 'newsLinks', 'revisions'] })
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const politics = await addCategory(db, { name: 'Politics' })

const wait = (fields: Parameters<typeof addWaitingEntry>[1] = {}) =>
  addWaitingEntry(db, { category: politics.id, firstSeenAt: minutesAgo(5), ...fields })

test('the buttons of the open entry decide, and the page says what was done', async () => {
  const entry = await wait({ title: 'The well is dry' })
  await wait({ title: 'Came after it', firstSeenAt: minutesAgo(1) })
  const path = `/admin/queue?category=${politics.id}&entry=${entry.id}`
  const press = async (name: string) => (await post(path, postedBy(await see(path), name))).text()
  expect(await press('Feature')).toMatch(/<noscript><div role="status".*Featured\..*\/admin\/undo/)
  expect(await press('Unfeature')).toMatch(/<noscript><div role="status".*No longer featured\./)
  const accepted = await press('Accept')
  expect(accepted).toMatch(/<noscript><div role="status".*Published\..*\/admin\/undo/)
  expect(accepted).not.toContain('The well is dry')
  expect(await press('Reject')).toMatch(/<noscript><div role="status".*Rejected\./)
  expect(await see('/admin/queue')).toContain('The queue is empty')
})

test('a button says why it did nothing, and a headline opens its entry in the same list', async () => {
  const entry = await wait({ title: 'The well is dry', category: null })
  await wait({ title: 'Came after it', firstSeenAt: minutesAgo(1) })
  const list = await see('/admin/queue?age=fresh')
  expect(list).toMatch(/<form id="point"[^>]*><input type="hidden" name="age" value="fresh"\/><\/form>/)
  expect(list).toMatch(new RegExp(`form="point" value="${entry.id}"[^>]* name="entry"`))
  const opened = await see(`/admin/queue?entry=${entry.id}`)
  const refused = await post('/admin/queue', postedBy(opened, 'Accept'))
  expect(refused.status).toBe(409)
  expect(await refused.text()).toMatch(/<noscript><div role="status".*Choose a category first\./)
})

test('declaring no duplicate says which exception was learnt, with its undo', async () => {
  const link = await addNewsLink(db, { category: politics.id, title: 'The first one' })
  await wait({ title: 'The second', status: 'duplicate', newsLinkId: link.id })
  const path = '/admin/queue?view=held'
  const answer = await post(path, postedBy(await see(path), 'The second is not a duplicate'))
  const said =
    /<noscript><div role="status".*Not a duplicate\. It is now waiting in the queue\..*\/admin\/undo/
  expect(await answer.text()).toMatch(said)
})

test('a long queue says how much of it is listed, and links lead through the rest', async () => {
  for (let n = 1; n <= 103; n++) await wait({ title: `Story ${n}.`, firstSeenAt: minutesAgo(n) })
  await wait({ title: 'Snoozed', snoozedUntil: minutesAgo(-60) })
  const textOf = (page: string) => page.replaceAll('<!-- -->', '')
  const nextOf = (page: string) =>
    /<noscript><a href="([^"]+)"[^>]*>Next page</.exec(page)?.[1]?.replaceAll('&amp;', '&')
  const first = textOf(await see('/admin/queue?origin=feed'))
  expect(first).toContain('>50 of 103<')
  expect(first).not.toContain('First page')
  const second = textOf(await see(`/admin/queue${nextOf(first)}`))
  expect(second).toContain('>51 to 100 of 103<')
  expect(second).toContain('Story 51.')
  const last = textOf(await see(`/admin/queue${nextOf(second)}`))
  expect(last).toContain('>101 to 103 of 103<')
  expect(nextOf(last)).toBeUndefined()
  expect(last).toMatch(/href="\/admin\/queue\?origin=feed"[^>]*>First page</)
})

test('the front desk says what it cannot do without a script', async () => {
  expect(await see('/admin/front')).toMatch(/<noscript><p[^>]*>[^<]*turn JavaScript on/)
})
