import { expect, test } from 'vitest'
import { addCategory, addWaitingEntry } from '../../../test/support/builders.ts'
import { expectLockOrder } from '../../../test/support/expect-lock-order.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { deleteCategory } from '../categories/write-category.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { countRuleHits, findRule, listRules, listTriedEntries } from './rule-queries.ts'
import { ruleSchema } from './rule-schema.ts'
import { addRule, changeRule, updateRule } from './write-rule.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'rules', 'revisions'] })
const input = (name: string, fields: object = {}) =>
  ruleSchema('en').parse({ name, words: 'horoscope', action: 'reject', ...fields })
const add = async (name: string, fields: object = {}) => {
  const added = await addRule(db, { input: input(name, fields), by, now })
  if (!added.ok) throw new Error(added.reason)
  const rule = (await listRules(db)).find(each => each.name === name)
  return { id: rule?.id ?? '', batchId: added.batchId }
}
const names = async () => (await listRules(db)).map(rule => rule.name)

test('a rule is added after the others, and undo removes it', async () => {
  await add('First')
  const { batchId } = await add('Second')
  expect(await names()).toEqual(['First', 'Second'])
  await undoBatch(db, { batchId, by, now })
  expect(await names()).toEqual(['First'])
})

test('rules can be moved up to the ends of the list, and undo moves them back', async () => {
  const [first, , third] = [await add('First'), await add('Second'), await add('Third')]
  const moved = await changeRule(db, { id: third.id, change: 'up', by, now })
  expect(await names()).toEqual(['First', 'Third', 'Second'])
  if (moved.ok) await undoBatch(db, { batchId: moved.batchId, by, now })
  expect(await names()).toEqual(['First', 'Second', 'Third'])
  expect(await changeRule(db, { id: first.id, change: 'up', by, now })).toEqual({ ok: false })
  expect(await changeRule(db, { id: third.id, change: 'down', by, now })).toEqual({ ok: false })
})

test('a rule moves by one place although rules before it were deleted', async () => {
  const rules = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) rules.push(await add(name))
  for (const { id } of rules.slice(0, 2)) await changeRule(db, { id, change: 'delete', by, now })
  await changeRule(db, { id: rules[4]?.id ?? '', change: 'up', by, now })
  expect(await names()).toEqual(['c', 'e', 'd'])
})

test('two editors who move rules at the same moment move them one after the other', async () => {
  const [, second, third] = [await add('First'), await add('Second'), await add('Third')]
  const tx = await db.startTransaction().execute()
  await changeRule(tx, { id: third.id, change: 'up', by, now })
  const moving = changeRule(db, { id: second.id, change: 'up', by, now })
  await untilBlocked(tx)
  await tx.commit().execute()
  expect(await moving).toMatchObject({ ok: true })
  expect(await names()).toEqual(['First', 'Second', 'Third'])
})

test('a rule can be switched off and on, and deleted', async () => {
  const { id } = await add('First')
  await changeRule(db, { id, change: 'off', by, now })
  expect(await findRule(db, id)).toMatchObject({ isOn: false, version: 2 })
  await changeRule(db, { id, change: 'on', by, now })
  expect(await findRule(db, id)).toMatchObject({ isOn: true })
  await changeRule(db, { id, change: 'delete', by, now })
  expect(await findRule(db, id)).toBeNull()
  expect(await changeRule(db, { id, change: 'delete', by, now })).toEqual({ ok: false })
  expect(await changeRule(db, { id: 'x', change: 'on', by, now })).toEqual({ ok: false })
})

test('the second of two saves is refused as stale, and hits in between do not make it stale', async () => {
  const { id } = await add('First')
  await countRuleHits(db, new Map([[id, 3]]), now)
  await countRuleHits(db, new Map([[id, 2]]), now)
  const save = (name: string) => updateRule(db, { id, version: 1, input: input(name), by, now })
  expect(await save('Renamed')).toMatchObject({ ok: true })
  expect(await save('Renamed again')).toEqual({ ok: false, reason: 'stale' })
  expect(await findRule(db, id)).toMatchObject({ name: 'Renamed', hitCount: 5, lastHitAt: now })
  expect(await updateRule(db, { id: 'x', version: 1, input: input('x'), by, now })).toMatchObject({
    reason: 'not-found',
  })
})

test('a rule that was only moved or switched off since can be saved, and one that was changed too cannot', async () => {
  const [first, second] = [await add('First'), await add('Second')]
  const save = (id: string, version: number) =>
    updateRule(db, { id, version, input: input('Renamed'), by, now })
  for (const change of ['down', 'off'] as const) await changeRule(db, { id: first.id, change, by, now })
  for (const { id } of [first, second]) {
    expect(await save(id, 1)).toMatchObject({ ok: true })
    expect(await save(id, 1)).toEqual({ ok: false, reason: 'stale' })
  }
  expect(await listRules(db)).toMatchObject([{ name: 'Renamed' }, { name: 'Renamed', isOn: false }])
})

test('a category used by a rule cannot be deleted, and a deleted one cannot be used', async () => {
  const category = await addCategory(db)
  const toCategoryId = category.id
  await add('First', { action: 'category', toCategoryId })
  expect(await deleteCategory(db, { id: category.id, by, now })).toEqual({ ok: false, reason: 'in-use' })
  await db.deleteFrom('rules').execute()
  await deleteCategory(db, { id: category.id, by, now })
  const late = input('Late', { action: 'category', toCategoryId })
  expect(await addRule(db, { input: late, by, now })).toEqual({ ok: false, reason: 'gone' })
})

test('a trial uses the latest entries, whatever was decided about them, and older ones that wait', async () => {
  for (const status of ['waiting', 'rejected', 'published', 'rejected', 'duplicate', 'unreadable'] as const) {
    await addWaitingEntry(db, { title: status, status })
  }
  const listTitles = async (latestMax: number, waitingMax = 20) =>
    (await listTriedEntries(db, { latestMax, waitingMax })).map(entry => entry.title)
  expect(await listTitles(3)).toEqual(['duplicate', 'rejected', 'published', 'waiting'])
  expect(await listTitles(9)).toEqual(['duplicate', 'rejected', 'published', 'rejected', 'waiting'])
  expect(await listTitles(1, 0)).toEqual(['duplicate'])
})

test('two polls count hits of the same rules in the order of their ids, so neither waits for the other for ever', async () => {
  const ids = [(await add('First')).id, (await add('Second')).id].toSorted()
  const hits = new Map(ids.toReversed().map(id => [id, 2]))
  const order = ids.map(id => ({ table: 'rules', id }))
  await expectLockOrder(db, { order, work: () => countRuleHits(db, hits, now) })
  expect((await listRules(db)).map(rule => rule.hitCount)).toEqual([2, 2])
})
