import { expect, test } from 'vitest'
import { addCategory, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { applyRule, tryRule } from './apply-rule.ts'
import type { Rule } from './rule.ts'
import type { TriableEntry } from './rule-queries.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'newsLinks', 'revisions'] })
const batchId = '01890a5d-ac96-774b-bcce-b302099a8057'
const politics = await addCategory(db, { name: 'Politics' })
const world = await addCategory(db, { name: 'World' })

const wait = (title: string, fields: Parameters<typeof addWaitingEntry>[1] = {}) =>
  addWaitingEntry(db, { title, category: politics.id, ...fields })

async function apply(action: Rule['action'], ids: string[], toCategoryId: string | null = null) {
  const rule = { action, toCategoryId }
  await db.transaction().execute(tx => applyRule(tx, { rule, entryIds: ids, by, now, batchId }))
  return db.selectFrom('entries').select(['title', 'status', 'category']).orderBy('title').execute()
}

test('a publishing rule skips tips and articles that another outlet printed too', async () => {
  const plain = await wait('A')
  const tip = await wait('B', { origin: 'tip' })
  const alike = await wait('C')
  await setRow(db, 'entries', alike.id, { duplicateRule: 'text' })
  const rows = await apply('publish', [plain.id, tip.id, alike.id])
  expect(rows.map(({ status }) => status)).toEqual(['published', 'waiting', 'waiting'])
})

test('a category rule moves waiting entries and no decided ones', async () => {
  const [waiting, decided] = [await wait('A'), await wait('B', { status: 'rejected' })]
  const rows = await apply('category', [waiting.id, decided.id], world.id)
  expect(rows.map(({ category }) => category)).toEqual([world.id, politics.id])
})

test('all changes by a rule are one batch', async () => {
  await apply('reject', [(await wait('A')).id, (await wait('B')).id])
  const revisions = await db.selectFrom('revisions').select('batchId').execute()
  expect(revisions).toEqual([{ batchId }, { batchId }])
})

const entry = (title: string, origin: TriableEntry['origin'] = 'feed'): TriableEntry => ({
  id: title,
  title,
  description: '',
  outletId: null,
  categoryId: null,
  language: null,
  origin,
  source: 'The Outlet',
  status: 'waiting',
})
const rule = (id: string, words: string[], isOn = true): Rule => ({
  id,
  name: `Rule ${id}`,
  isOn,
  outletId: null,
  categoryId: null,
  language: null,
  words,
  action: 'reject',
  toCategoryId: null,
})
const recent = ['A horoscope', 'A daily horoscope', 'The well'].map(title => entry(title))

test('a trial lists the entries that the rule would have matched, even while it is off', () => {
  const trial = tryRule([rule('a', ['horoscope'], false)], 'a', recent)
  expect(trial.looked).toBe(3)
  expect(trial.matched.map(each => each.title)).toEqual(['A horoscope', 'A daily horoscope'])
})

test('if an earlier rule ends the judgement, the trial names it', () => {
  const trial = tryRule([rule('a', ['daily']), rule('b', ['horoscope'])], 'b', recent)
  expect(trial.matched.map(each => each.decidedBy)).toEqual([null, 'Rule a'])
})

test('a trial of a publishing rule leaves tips out, and one of a rejecting rule shows them', () => {
  const tips = [entry('A horoscope', 'tip')]
  const rejects = rule('a', ['horoscope'])
  expect(tryRule([rejects], 'a', tips).matched).toHaveLength(1)
  expect(tryRule([{ ...rejects, action: 'publish' }], 'a', tips).matched).toEqual([])
})

test('the trial of a rule without matches is empty', () => {
  expect(tryRule([rule('a', ['cricket'])], 'a', recent).matched).toEqual([])
})
