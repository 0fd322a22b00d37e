import { expect, test } from 'vitest'
import { adminDesk } from '../../../../test/support/admin-desk.ts'
import {
  addCategory,
  addRows,
  addScheduledEntry,
  addWaitingEntry,
  setRow,
} from '../../../../test/support/builders.ts'

const { db, post, send, show, see } = await adminDesk({ empty: ['entries', 'rules', 'revisions'] })
const politics = await addCategory(db, { name: 'Politics' })
const add = '/admin/queue/rules/add'
const rule = {
  name: 'No horoscopes',
  words: 'horoscope\nराशिफल',
  action: 'reject',
  outletId: '',
  categoryId: '',
  language: '',
  toCategoryId: '',
}

const triedIn = (html: string) =>
  (/name="tried" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"')
const tryOut = async (fields: Record<string, string> = {}, path = add) =>
  (await send(path, { ...rule, ...fields, intent: 'try' })).html
const save = async (fields: Record<string, string> = {}, path = add) => {
  const tried = triedIn(await tryOut(fields, path))
  return post(path, { ...rule, ...fields, intent: 'save', tried })
}
const listRules = () => db.selectFrom('rules').selectAll().orderBy('position').execute()

test('a rule is tried before it is saved, and the trial shows its effect', async () => {
  await addWaitingEntry(db, { title: 'Your horoscope today' })
  await addWaitingEntry(db, { title: 'आज का राशिफल', status: 'published' })
  await addWaitingEntry(db, { title: 'The well is dry' })
  const page = await tryOut()
  expect(page).toContain('Words: “horoscope”, “राशिफल”')
  expect(page).toContain('Of 3 entries that arrived last or wait, 2 would have been rejected')
  expect(page).toContain('Your horoscope today')
  expect(page).not.toContain('The well is dry')
  expect(page).toContain('Save rule')
  expect(await listRules()).toEqual([])
  expect((await save()).status).toBe(302)
  expect(await listRules()).toMatchObject([{ name: 'No horoscopes', words: ['horoscope', 'राशिफल'] }])
})

test('a trial says of an entry with a publication time that it is scheduled', async () => {
  await addScheduledEntry(db, { title: 'Your horoscope today' })
  expect(await tryOut()).toContain(', is scheduled<')
})

test('a rule that was changed after its trial is tried again instead of saved', async () => {
  const tried = triedIn(await tryOut())
  const answer = await post(add, { ...rule, words: 'cricket', intent: 'save', tried })
  expect(await answer.text()).toContain('has changed since you tried it')
  expect((await post(add, { ...rule, intent: 'save' })).status).toBe(200)
  expect(await listRules()).toEqual([])
})

test.each<[Record<string, string>, string]>([
  [{ name: ' ' }, 'Name is required'],
  [{ words: '' }, 'Add at least one condition'],
  [{ action: 'category' }, 'Category is required'],
  [{ action: 'burn' }, 'Choose what to do'],
  [{ language: 'Hindi!' }, 'Use a code such as en or hi'],
])('%j is refused with "%s"', async (fields, sentence) => {
  const answer = await post(add, { ...rule, ...fields, intent: 'try' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(sentence)
})

test('the list shows the conditions and the effect of each rule', async () => {
  await save()
  await save({ name: 'Hindi', words: '', language: 'hi', action: 'category', toCategoryId: politics.id })
  await db.updateTable('rules').set({ hitCount: 1234 }).where('name', '=', 'Hindi').execute()
  const page = await see('/admin/queue/rules')
  expect(page).toContain('with “horoscope” or “राशिफल”')
  expect(page).toContain('in Hindi')
  expect(page).toContain('To Politics')
  expect(page).toContain('1,234')
})

test('a rule is changed by one click, and the answer can undo it', async () => {
  await save()
  await save({ name: 'Second' })
  const [, second] = await listRules()
  const answer = await post('/admin/queue/rules', { id: second?.id ?? '', change: 'up' })
  expect(await answer.clone().text()).toMatch(/<noscript><div role="status".*Rule moved up\./)
  expect(await answer.text()).toContain('Rule moved up.')
  expect((await listRules()).map(each => each.name)).toEqual(['Second', 'No horoscopes'])
  expect((await post('/admin/queue/rules', { id: 'x', change: 'up' })).status).toBe(409)
  expect((await post('/admin/queue/rules', { id: second?.id ?? '', change: 'burn' })).status).toBe(409)
})

test('an edited rule keeps its place; stale edits and edits of deleted rules are refused with a reason', async () => {
  await save()
  const [{ id } = { id: '' }] = await listRules()
  const path = `/admin/queue/rules/edit/${id}`
  expect(await see(path)).toContain('horoscope\nराशिफल')
  expect((await save({ version: '1', action: 'hold' }, path)).status).toBe(302)
  expect(await listRules()).toMatchObject([{ action: 'hold', version: 2 }])
  const late = await save({ version: '1', action: 'publish' }, path)
  expect(await late.text()).toContain('Another editor changed this rule')
  await db.deleteFrom('rules').execute()
  expect((await show(path)).status).toBe(302)
  const gone = await save({ outletId: politics.id })
  expect(await gone.text()).toContain('was deleted')
})

test('a saved rule is applied to the waiting entries of its trial, and one undo reverts both', async () => {
  const wait = (title: string, fields: Parameters<typeof addWaitingEntry>[1] = {}) =>
    addWaitingEntry(db, { title, category: politics.id, ...fields })
  const statuses = async () => {
    const rows = await db.selectFrom('entries').select(['title', 'status']).orderBy('title').execute()
    return rows.map(({ title, status }) => `${title}: ${status}`)
  }
  const listed = await wait('Horoscope A')
  const renamed = await wait('Horoscope B')
  await wait('Horoscope C', { status: 'published' })
  const page = await tryOut()
  expect(page).toContain('Also reject the 2 waiting entries')
  const waiting = /name="waiting" value="([^"]*)"/.exec(page)?.[1] ?? ''
  expect(page.match(/name="apply"/g)).toHaveLength(1)
  expect(waiting.split(' ').sort()).toEqual([listed.id, renamed.id].sort())
  await setRow(db, 'entries', renamed.id, { title: 'The well' })
  await wait('Horoscope D')
  const answer = await post(add, { ...rule, intent: 'save', tried: triedIn(page), waiting, apply: 'on' })
  expect(await statuses()).toEqual([
    'Horoscope A: rejected',
    'Horoscope C: published',
    'Horoscope D: waiting',
    'The well: waiting',
  ])
  const batch = /rule-applied\.([0-9a-f-]{36})/.exec(answer.headers.getSetCookie().join())?.[1] ?? ''
  await post('/admin/undo', { batch })
  expect((await statuses())[0]).toBe('Horoscope A: waiting')
  expect(await listRules()).toEqual([])
})

test('a trial says how many waiting entries are too many for one application', async () => {
  const entry = (at: number) => {
    const url = `https://outlet.example/stars-${at}`
    return {
      status: 'waiting' as const,
      title: 'Horoscope',
      source: 'The Outlet',
      url,
      canonicalUrl: url,
      identity: url,
    }
  }
  await addRows(
    db,
    'entries',
    Array.from({ length: 1003 }, (_, at) => entry(at)),
  )
  const page = await tryOut()
  expect(page).toContain('Also reject the 1,000 waiting entries')
  expect(page).toContain('3 older ones stay in the queue')
  const ids = await db.selectFrom('entries').select('id').execute()
  expect(ids.filter(({ id }) => page.includes(id))).toHaveLength(1000)
})

test('without the tick a saved rule leaves waiting entries alone', async () => {
  const { id } = await addWaitingEntry(db, { title: 'Horoscope A' })
  await post(add, { ...rule, intent: 'save', tried: triedIn(await tryOut()), waiting: id })
  const { status } = await db.selectFrom('entries').select('status').executeTakeFirstOrThrow()
  expect(status).toBe('waiting')
})

test('a rule that holds entries offers no change to waiting ones', async () => {
  await addWaitingEntry(db, { title: 'Horoscope A' })
  expect(await tryOut({ action: 'hold' })).not.toContain('name="apply"')
})
