import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { type Example, plainRecordExamples } from '../../../test/support/plain-record-examples.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { isBackedUp } from '../../database/backup/back-up.ts'

// What holds for every plain record. What is special about one is tested beside it.
const { db, now, app, cookie } = await adminDesk()
const contributor = await signedInAdmin(db, { now, role: 'contributor', name: 'Asha' })
const { id: category } = await addCategory(db, { name: 'World', slug: 'world' })
const link = await addNewsLink(db, { category })
const nowhere = '00000000-0000-7000-8000-00000000dead'

const records = plainRecordExamples({ category, link: link.id })

beforeEach(async () => {
  for (const { table } of records) await db.deleteFrom(table).where('id', '<>', category).execute()
})

type Form = Example['form']

const noticeOf = (response: Response) => response.headers.getSetCookie().join()
const batchOf = (response: Response) => /\.([0-9a-f-]{36})\./.exec(noticeOf(response))?.[1] ?? ''

/** The verbs of a plain record, as an administrator's browser posts them. */
function deskOf({ table, record, addPath, form, shown, deletion }: Example) {
  const post = (path: string, fields: Form, as = cookie) => app.request(path, posted(fields, as))
  const changed = (text: string): Form => ({ ...form, [shown]: text, version: '1' })
  const undo = (response: Response) => post('/admin/undo', { batch: batchOf(response) })
  const list = () => db.selectFrom(table).selectAll().where('id', '<>', category).execute()
  const add = async () => {
    const response = await post(addPath, form)
    const [row] = await list()
    if (!row) throw new Error(`nothing was added: ${response.status}`)
    return { response, id: row.id }
  }
  const remove = (id: string, as = cookie) =>
    deletion ? post(...deletion(id), as) : post(record.list, { id }, as)
  return { post, changed, undo, list, add, remove }
}

test.each(records)('$table: a new record is stored as typed, and undo takes it away', async example => {
  const { record, form, shown } = example
  const { undo, list, add } = deskOf(example)
  const { response } = await add()
  expect(response.status).toBe(302)
  expect(noticeOf(response)).toContain(`${record.table}-added`)
  expect(await list()).toMatchObject([{ [shown]: Object.values(form)[0], version: 1 }])
  await undo(response)
  expect(await list()).toEqual([])
})

test.each(records)(
  '$table: an update leads to the record’s page or list, creates the next version, and can be undone',
  async example => {
    const { record, form, shown } = example
    const { post, changed, undo, list, add } = deskOf(example)
    const { id } = await add()
    const response = await post(record.edit(id), changed('Changed'))
    const leadsTo = 'show' in record ? record.show(id) : record.list
    expect(response.headers.get('location')).toBe(leadsTo)
    expect(noticeOf(response)).toContain(`${record.table}-updated`)
    expect(await list()).toMatchObject([{ [shown]: 'Changed', version: 2 }])
    await undo(response)
    expect(await list()).toMatchObject([{ [shown]: Object.values(form)[0], version: 3 }])
  },
)

test.each(records.filter(({ record }) => !('show' in record)))(
  '$table: the form and its save lead back to the list with the query that it was opened from',
  async example => {
    const { record } = example
    const { post, changed, add } = deskOf(example)
    const { id } = await add()
    const form = `${record.edit(id)}?list=q%3DNASA%26after%3D1`
    const page = await app.request(form, { headers: { cookie } })
    expect(await page.text()).toContain(`href="${record.list}?q=NASA&amp;after=1"`)
    const saved = await post(form, changed('Changed'))
    expect(saved.headers.get('location')).toBe(`${record.list}?q=NASA&after=1`)
  },
)

test.each(records)(
  '$table: an invalid field is refused by both forms, and nothing is written',
  async example => {
    const { record, addPath, form, bad } = example
    const { post, list, add } = deskOf(example)
    expect((await post(addPath, { ...form, [bad]: '!'.repeat(2_000) })).status).toBe(400)
    expect(await list()).toEqual([])
    const { id } = await add()
    expect((await post(record.edit(id), { ...form, [bad]: '', version: '1' })).status).toBe(400)
    expect(await list()).toMatchObject([{ version: 1 }])
  },
)

test.each(records)(
  '$table: the second of two editors changes nothing and is shown the first one’s save',
  async example => {
    const { record, shown } = example
    const { post, changed, list, add } = deskOf(example)
    const { id } = await add()
    await post(record.edit(id), changed('Hers'))
    const response = await post(record.edit(id), changed('His'))
    expect(response.status).toBe(409)
    const html = await response.text()
    for (const text of ['Hers', 'His']) expect(html).toContain(text)
    expect(await list()).toMatchObject([{ [shown]: 'Hers', version: 2 }])
  },
)

test.each(records)('$table: an update with an invalid version changes nothing', async example => {
  const { post, changed, list, add } = deskOf(example)
  const { record } = example
  const { id } = await add()
  for (const version of ['', 'x', '-1', '1.5', '99999999999999999999']) {
    expect((await post(record.edit(id), { ...changed('Changed'), version })).status).toBe(409)
    expect(await list()).toMatchObject([{ version: 1 }])
  }
})

test.each(records)(
  '$table: the form holds the stored values and links to the history, which lists each change',
  async example => {
    const { record, form } = example
    const { post, changed, add } = deskOf(example)
    const { id } = await add()
    await post(record.edit(id), changed('Changed'))
    const open = async (path: string) => (await app.request(path, { headers: { cookie } })).text()
    expect(await open(record.edit(id))).toContain('Changed')
    expect(await open(record.edit(id))).toContain(`/admin/history/${id}`)
    expect(await open(`/admin/history/${id}`)).toContain(Object.values(form)[0])
  },
)

const withoutNotFoundPage = records.filter(({ hasNotFoundPage }) => !hasNotFoundPage)

test.each(withoutNotFoundPage)(
  '$table: an unknown id leads back to the list, which says so',
  async example => {
    const { post, changed, list, remove } = deskOf(example)
    const { record } = example
    for (const id of ['x', "' or 1=1", nowhere]) {
      const path = record.edit(id)
      const opened = await app.request(path, { headers: { cookie } })
      for (const response of [opened, await post(path, changed('Changed')), await remove(id)]) {
        expect(response.headers.get('location')).toBe(record.list)
        expect(noticeOf(response)).toContain('record-gone')
      }
      expect(await list()).toEqual([])
    }
  },
)

test.each(records)(
  '$table: a deleted record is restored by undo, and its last revision is the restore',
  async example => {
    const { record, form, shown } = example
    const { undo, list, add, remove } = deskOf(example)
    const { id } = await add()
    const deleted = await remove(id)
    expect(noticeOf(deleted)).toContain(`${record.table}-deleted`)
    expect(await list()).toEqual([])
    await undo(deleted)
    expect(await list()).toMatchObject([{ id, createdAt: now, [shown]: Object.values(form)[0] }])
    const actions = await db
      .selectFrom('revisions')
      .select('action')
      .where('recordId', '=', id)
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['add', 'delete', 'restore'])
  },
)

test.each(records)(
  '$table: a save after somebody deleted the record keeps the form with what was typed',
  async example => {
    const { record } = example
    const { post, changed, list, add, remove } = deskOf(example)
    const { id } = await add()
    await remove(id)
    const kept = await post(`${record.edit(id)}.data`, changed('Mine'))
    expect(kept.status).toBe(404)
    expect(await kept.text()).toContain('What you typed is still here.')
    expect(await list()).toEqual([])
  },
)

test.each(records)('$table: strangers and contributors can neither add, change nor delete', async example => {
  const { record, addPath, form, isOpen } = example
  const { post, changed, list, add, remove } = deskOf(example)
  const { id } = await add()
  const writes = [
    (as: string) => post(record.edit(id), changed('Mine'), as),
    (as: string) => remove(id, as),
    ...(isOpen ? [] : [(as: string) => post(addPath, form, as)]),
  ]
  for (const write of writes) {
    expect((await write('')).headers.get('location')).toContain('/admin/login')
    expect((await write(contributor.cookie)).status).toBe(403)
  }
  for (const as of isOpen ? ['', contributor.cookie] : [])
    expect([401, 403]).toContain((await post(addPath, form, as)).status)
  expect(await list()).toMatchObject([{ id, version: 1 }])
})

test.each(records)('$table: a backup contains it', async ({ record }) => {
  const { rows } = await sql`
    select from pg_class where oid = ${record.table}::regclass and ${sql.raw(isBackedUp)}`.execute(db)
  expect(rows).toHaveLength(1)
})

test.each(records)('$table: the form draws what the schema checks', ({ record }) => {
  expect(Object.keys(record.fields)).toEqual(Object.keys(record.toFields(undefined)))
})
