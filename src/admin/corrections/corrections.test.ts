import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'

const { db, now, see, post } = await adminDesk()
const { id: category } = await addCategory(db)
const read = () => db.selectFrom('corrections').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

test('an editor corrects a link from its page, then rewords and deletes the correction', async () => {
  const link = await addNewsLink(db, { category, title: 'Eight villages' })
  expect(await see(`/admin/news/edit/${link.id}`)).toContain(`/admin/corrections/add?link=${link.id}`)
  const added = await post(`/admin/corrections/add?link=${link.id}`, { text: 'Nine villages.' })
  expect(added.headers.get('location')).toBe(`/admin/news/edit/${link.id}`)
  expect(await see(`/admin/news/edit/${link.id}`)).toContain('Nine villages.')
  const { id } = await read()
  await post(`/admin/corrections/edit/${id}`, { text: 'Ten villages.', version: '1' })
  expect(await see('/admin/corrections')).toContain('Ten villages.')
  expect(await see(`/admin/history/${id}`)).toContain('Nine villages.')
  await post('/admin/corrections', { id })
  expect(await see('/admin/corrections')).toContain('Nothing has been corrected yet.')
})

test('ten thousand characters with markup are refused with a sentence, and stay in the form', async () => {
  const link = await addNewsLink(db, { category })
  const text = `<p onclick="x">${'a'.repeat(10_000)}</p>`
  const answer = await post(`/admin/corrections/add?link=${link.id}`, { text })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain('Use at most 1,000 characters')
  expect(html).toContain(`&lt;p onclick=&quot;x&quot;&gt;${'a'.repeat(10_000)}&lt;/p&gt;`)
  expect(await db.selectFrom('corrections').select('id').execute()).toEqual([])
})

test('a link deleted in the meantime is not corrected, and the typed text stays', async () => {
  const link = await addNewsLink(db, { category })
  await db.deleteFrom('newsLinks').where('id', '=', link.id).execute()
  const answer = await post(`/admin/corrections/add?link=${link.id}`, { text: 'Typed with care' })
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(html).toContain('Readers cannot see this headline')
  expect(html).toContain('Typed with care')
})

test('the newest correction is first, whatever their ids', async () => {
  const { id: newsLinkId } = await addNewsLink(db, { category })
  const add = (text: string, daysAgo: number) => {
    const createdAt = new Date(now.getTime() - daysAgo * 86_400_000)
    return addRow(db, 'corrections', { newsLinkId, headline: 'Dam', source: 'A', text, createdAt })
  }
  await add('Nine villages.', 1)
  await add('Ten villages.', 2)
  const html = await see('/admin/corrections')
  expect(html.indexOf('Nine villages.')).toBeLessThan(html.indexOf('Ten villages.'))
})
