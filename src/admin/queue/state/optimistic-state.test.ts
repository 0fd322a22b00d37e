import { expect, test } from 'vitest'
import { adminDesk } from '../../../../test/support/admin-desk.ts'
import { addCategory, addWaitingEntry } from '../../../../test/support/builders.ts'
import { emptyBefore } from '../../../../test/support/empty-before.ts'
import { posted } from '../../../../test/support/signed-in.ts'
import { untilBlocked } from '../../../../test/support/until-blocked.ts'

const { db, now, app, cookie, post } = await adminDesk()
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const politics = await addCategory(db, { name: 'Politics' })

const wait = (fields: Parameters<typeof addWaitingEntry>[1] = {}) =>
  addWaitingEntry(db, { category: politics.id, firstSeenAt: minutesAgo(5), ...fields })
const seen = ({ id, version }: { id: string; version: number }) => `${id}:${version}`

emptyBefore(db, 'entries', 'newsLinks', 'revisions')

test('accepting into a category that is being deleted publishes nothing, and each answer says so', async () => {
  const { id: category } = await addCategory(db, { slug: 'short-lived' })
  const entries = await Promise.all(Array.from({ length: 3 }, () => wait({ category })))
  const { answering } = await db.transaction().execute(async tx => {
    await tx.deleteFrom('categories').where('id', '=', category).execute()
    const answering = entries.map((entry, n) =>
      post(n ? '/admin/queue/decide' : '/admin/queue', { change: 'publish', entry: seen(entry) }),
    )
    await untilBlocked(tx, entries.length)
    return { answering }
  })
  for (const answer of await Promise.all(answering)) {
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Its category was deleted. Choose another.')
  }
  expect(await db.selectFrom('newsLinks').selectAll().execute()).toEqual([])
})

test('a selection that can be published in part succeeds, and names the other entries', async () => {
  const [good, bad] = [await wait(), await wait({ category: null })]
  const form = new URLSearchParams({ change: 'publish' })
  for (const entry of [good, bad]) form.append('entry', seen(entry))
  const answer = await app.request('/admin/queue/decide', { ...posted({}, cookie), body: `${form}` })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ decided: [{ id: good.id }], refused: [{ id: bad.id }] })
})
