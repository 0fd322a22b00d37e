import { expect, test } from 'vitest'
import { addCategory, addRow, getRow } from '../../../test/support/builders.ts'
import { article, freshPollScene, start } from '../../../test/support/poll-scene.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { takeLock } from '../../database/locks.ts'
import { openCategoryJudge } from '../../domain/categories/judge-category.ts'
import { listDecided } from '../../domain/queue/decided-entries.ts'
import { publishEntries } from '../../domain/queue/publish-entries.ts'
import { findRule } from '../../domain/rules/rule-queries.ts'
import { addTip } from '../submit/read-tips.ts'
import type { FreshEntry } from './find-known.ts'
import { type ArrivingFeed, categorizeEntries } from './rule-on-arrival.ts'

const { db, by, openFeed, openOutlet, addFeed, poll, listLinks, listEntries } = await freshPollScene({
  empty: ['rules'],
})
const sport = await addCategory(db, { name: 'Sport' })

type RuleFields = {
  action: 'category' | 'hold' | 'reject' | 'publish'
  toCategory?: string
  category?: string
  words?: string[]
  language?: string
}
const addRule = (name: string, fields: RuleFields) =>
  addRow(db, 'rules', { name, words: ['council'], ...fields })
const pollOnce = async (publishing: 'at-once' | 'wait') => {
  const entries = [article(1), article(2, { title: 'A well', description: 'Dry.' })]
  return poll((await openFeed(entries, { publishing })).feedId)
}
const becameOf = async (title: string) => (await listEntries()).find(entry => entry.title === title)

test('an entry rejected by a rule is kept with the rule’s name, not published, and can be found', async () => {
  const { id } = await addRule('No councils', { action: 'reject' })
  expect(await pollOnce('at-once')).toMatchObject({ counts: { published: 1, waiting: 0 } })
  expect((await listLinks()).map(link => link.title)).toEqual(['A well'])
  const reason = { code: 'by-rule', name: 'No councils' }
  expect(await becameOf(article(1).title)).toMatchObject({ status: 'rejected', ruleId: id, reason })
  const { entries } = await listDecided(db, { language: 'en', status: 'rejected', after: null, limit: 9 })
  expect(entries).toMatchObject([
    { title: article(1).title, reason: 'By the rule “No councils”', decidedBy: null, decidedAt: start },
  ])
})

test('an entry held by a rule waits, though its feed publishes at once', async () => {
  await addRule('Look at councils', { action: 'hold' })
  expect(await pollOnce('at-once')).toMatchObject({ counts: { published: 1, waiting: 1 } })
  expect(await becameOf(article(1).title)).toMatchObject({
    status: 'waiting',
    reason: { code: 'by-rule', name: 'Look at councils' },
  })
})

test('an entry published by a rule is published, though its feed’s entries wait', async () => {
  const { id } = await addRule('Councils are fine', { action: 'publish' })
  expect(await pollOnce('wait')).toMatchObject({ counts: { published: 1, waiting: 1 } })
  expect(await becameOf(article(1).title)).toMatchObject({ status: 'published', ruleId: id })
})

test('an entry moved to a category by a rule is published or waits in that category', async () => {
  await addRule('Councils are sport', { action: 'category', toCategory: sport.id })
  await pollOnce('at-once')
  const links = await listLinks()
  expect(links.find(link => link.title === article(1).title)?.category).toBe(sport.id)
  expect(links.find(link => link.title === 'A well')?.category).not.toBe(sport.id)
  expect(await becameOf(article(1).title)).toMatchObject({ category: sport.id })
})

test('matches are counted once per entry, and a second read of the feed counts none', async () => {
  const { id } = await addRule('All of it', { action: 'hold', words: ['council', 'well'] })
  const { outlet, feedId } = await openFeed([article(1), article(2)])
  await poll(feedId)
  outlet.showFeed('/feed', [article(1, { description: 'Edited.' }), article(2)])
  await poll(feedId, 1)
  const rule = await db.selectFrom('rules').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(rule).toMatchObject({ hitCount: 2, lastHitAt: start, version: 1 })
})

test('a duplicate is held, whatever the rules decide', async () => {
  await pollOnce('at-once')
  await addRule('No councils', { action: 'reject' })
  const again = await openOutlet()
  await poll(await addFeed(again.showFeed('/again', [article(1)])))
  const statuses = (await listEntries()).map(entry => entry.status)
  expect(statuses.sort()).toEqual(['duplicate', 'published', 'published'])
})

test('a tip rejected by a rule does not keep a feed from publishing the article', async () => {
  await addRule('No sport from readers', { action: 'reject', category: sport.id })
  const { title, url } = article(1)
  const tip = { title, url, canonicalUrl: url, description: '', imageUrl: '', source: 'The Outlet' } as const
  const unknown = { sourceIconUrl: '', publishedAt: null, language: null, outletId: null } as const
  await addTip(db, { origin: 'tip', ...tip, ...unknown, category: sport.id }, start)
  expect(await becameOf(title)).toMatchObject({ status: 'rejected', decidedBy: null })
  expect(await pollOnce('at-once')).toMatchObject({ counts: { published: 2 } })
})

const categories = ['politics', 'kerala'].map(slug => ({ id: slug, slug }))
const words = ['kochi', 'metro', 'trivandrum']
const learnt = {
  articles: new Map(categories.map(({ id }) => [id, 40])),
  signs: new Map(words.map(word => [`en ${word}`, new Map([['kerala', 40]])])),
}
const judge = openCategoryJudge(categories, learnt)
const known = { categories, learnt, judge }

const feed: ArrivingFeed = {
  id: 'f',
  outletId: 'o',
  outletName: 'Delta Post',
  outletIconUrl: '',
  category: 'politics',
  publishing: 'wait',
  categorizing: 'by-content',
  language: 'en',
}

const entry: FreshEntry = {
  identity: 'a',
  guid: null,
  title: 'Kochi metro reaches Trivandrum',
  description: '',
  imageUrl: '',
  url: 'https://delta.example/a',
  givenUrl: 'https://delta.example/a',
  canonicalUrl: 'https://delta.example/a',
  language: null,
  tags: [],
  given: '',
  publishedAt: null,
  givenAt: null,
  isZoneGuessed: false,
  createdAt: start,
}

test('an entry without a language has that of its feed, under which its words were learnt', () => {
  expect(categorizeEntries(feed, known)(entry)).toMatchObject({ category: 'kerala', isSure: true })
  expect(categorizeEntries({ ...feed, language: 'ta' }, known)(entry)).toBeNull()
})

test('each entry is judged once, and none of a feed that keeps its own category', () => {
  let count = 0
  const counting: typeof judge = (article, usual) => {
    count += 1
    return judge(article, usual)
  }
  const categorize = categorizeEntries(feed, { ...known, judge: counting })
  expect([categorize(entry), categorize(entry)].map(judgement => judgement?.category)).toEqual([
    'kerala',
    'kerala',
  ])
  categorizeEntries({ ...feed, categorizing: 'by-feed' }, { ...known, judge: counting })(entry)
  expect(count).toBe(1)
})

const witness = { title: 'Kamla Devi, a witness, speaks', description: '' }

test('a change that a rule would hold or reject does not reach readers, and editors see it', async () => {
  for (const action of ['hold', 'reject'] as const)
    await addRule(`${action} names`, { action, words: [action, 'Kamla Devi'] })
  const shown = [article(1), article(2)]
  const { outlet, feedId } = await openFeed(shown, { publishing: 'at-once' })
  await poll(feedId)
  outlet.showFeed('/feed', [article(1, witness), article(2, { description: 'They reject it.' })])
  expect(await poll(feedId, 1)).toMatchObject({ counts: { edited: 2 } })
  const titles = async () => (await listLinks()).map(({ title, description }) => ({ title, description }))
  const former = shown.map(({ title, description }) => ({ title, description }))
  expect(await titles()).toEqual(former)
  const { entries } = await listDecided(db, { language: 'en', status: 'published', after: null, limit: 9 })
  expect(entries.map(({ reason }) => reason).toSorted()).toEqual([
    'The rule “hold names” kept the outlet’s change from readers: “Kamla Devi, a witness, speaks”',
    'The rule “reject names” kept the outlet’s change from readers: “They reject it.”',
  ])
  outlet.showFeed('/feed', [article(1, witness), article(2, { description: 'They reject it.' }), article(3)])
  expect(await poll(feedId, 2)).toMatchObject({ counts: { edited: 0, published: 1 } })
  outlet.showFeed('/feed', [article(1, { ...witness, title: 'Kamla Devi testifies' }), article(2)])
  expect(await poll(feedId, 3)).toMatchObject({ counts: { edited: 1 } })
  outlet.showFeed('/feed', [article(1, { title: 'A witness speaks' }), article(2)])
  expect(await poll(feedId, 4)).toMatchObject({ counts: { edited: 1 } })
  expect((await titles()).map(({ title }) => title)).toContain('A witness speaks')
  const left = (await listEntries()).filter(({ title }) => title === 'A witness speaks')
  expect(left).toMatchObject([{ reason: null, decidedAt: null }])
})

test('words that matched when an editor published them, and a rule that publishes, keep no change', async () => {
  await addRule('Fine', { action: 'publish', words: ['speaks'] })
  await addRule('Names', { action: 'hold', words: ['Kamla Devi', 'council'] })
  const { outlet, feedId } = await openFeed([article(1)], { publishing: 'at-once' })
  await poll(feedId)
  const [entry] = await listEntries()
  if (!entry) throw new Error('no entry')
  await publishEntries(db, { entries: [{ id: entry.id, version: entry.version }], by, now: start })
  outlet.showFeed('/feed', [article(1, { title: 'The council met again' })])
  await poll(feedId, 1)
  outlet.showFeed('/feed', [article(1, witness)])
  await poll(feedId, 2)
  expect(await listLinks()).toMatchObject([witness])
})

test('a change that a rule keeps from a link leaves the time of the editor’s decision', async () => {
  const { id } = await addRule('Names', { action: 'hold', words: ['Kamla Devi'] })
  const { outlet, feedId } = await openFeed([article(1)], { publishing: 'wait' })
  await poll(feedId)
  const [entry] = await listEntries()
  if (!entry) throw new Error('no entry')
  await publishEntries(db, { entries: [{ id: entry.id, version: entry.version }], by, now: start })
  outlet.showFeed('/feed', [article(1, witness)])
  await poll(feedId, 1)
  outlet.showFeed('/feed', [article(1, witness), article(2)])
  await poll(feedId, 2)
  expect((await listEntries()).find(({ id }) => id === entry.id)).toMatchObject({
    reason: { code: 'change-held', text: witness.title },
    decidedAt: start,
  })
  expect(await findRule(db, id)).toMatchObject({ hitCount: 1 })
})

test('a waiting entry whose new words a rule would hold keeps waiting, with the rule’s name', async () => {
  const { id } = await addRule('Names', { action: 'reject', words: ['Kamla Devi'] })
  const { outlet, feedId } = await openFeed([article(1)], { publishing: 'wait' })
  await poll(feedId)
  outlet.showFeed('/feed', [article(1, witness)])
  await poll(feedId, 1)
  const reason = { code: 'by-rule', name: 'Names' }
  expect(await listEntries()).toMatchObject([{ ...witness, status: 'waiting', reason }])
  expect(await findRule(db, id)).toMatchObject({ hitCount: 1 })
})

test('a poll locks the rules that it counts after its outlet, so that polls of others do not wait with it', async () => {
  const { id } = await addRule('Names', { action: 'hold', words: ['Kamla Devi'] })
  const { outlet, feedId } = await openFeed([article(1)], { publishing: 'at-once' })
  await poll(feedId)
  outlet.showFeed('/feed', [article(1, witness), article(2, { title: 'Kamla Devi is heard' })])
  const { outletId } = await getRow(db, 'feeds', feedId)
  const other = await db.startTransaction().execute()
  await takeLock(other, 'judging', outletId)
  const polled = poll(feedId, 1)
  await untilBlocked(other)
  const free = await db.selectFrom('rules').select('id').forUpdate().skipLocked().execute()
  await other.commit().execute()
  expect(await polled).toMatchObject({ counts: { edited: 1, waiting: 1 } })
  expect(free).toEqual([{ id }])
  expect(await findRule(db, id)).toMatchObject({ hitCount: 2 })
})
