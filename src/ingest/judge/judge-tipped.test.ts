import { expect, test } from 'vitest'
import { addNewsLink, addRow, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { article, freshPollScene, start } from '../../../test/support/poll-scene.ts'
import { saveTipWords } from '../../domain/queue/arrivals/arriving-tips.ts'
import { decideEntries } from '../../domain/queue/decide-entries.ts'
import { publishEntries } from '../../domain/queue/publish-entries.ts'

const { db, openFeed, by, category, poll, listLinks, listEntries } = await freshPollScene({
  empty: ['rules'],
})

const tip = (url = article(1).url, fields: { title?: string } = {}) =>
  addWaitingEntry(db, {
    url,
    origin: 'tip',
    tipNote: 'Read this!',
    tipFrom: 'Meera',
    firstSeenAt: start,
    ...fields,
  })

async function pollOne(publishing: 'at-once' | 'wait' = 'at-once') {
  return poll((await openFeed([article(1)], { publishing })).feedId)
}

const becameOf = async (id: string) => (await listEntries()).find(entry => entry.id === id)
const addRule = (action: 'hold' | 'reject' | 'publish') =>
  addRow(db, 'rules', { name: 'Councils', words: ['council'], action })

test('a waiting tip does not hold back an article of a trusted feed, and is closed with it, its note kept', async () => {
  const { id } = await tip()
  await saveTipWords(db, id, { note: 'I saw it too', from: '' })
  expect(await pollOne()).toMatchObject({ counts: { published: 1, duplicates: 0 } })
  const [link] = await listLinks()
  expect(await becameOf(id)).toMatchObject({
    status: 'duplicate',
    duplicateRule: 'address',
    reason: { code: 'same-address', changes: [] },
    newsLinkId: link?.id,
    tipNote: 'Read this!',
    tipFrom: 'Meera',
    moreTips: [{ note: 'I saw it too', from: '' }],
  })
})

test('an editor who had the tip open learns that it is now held', async () => {
  const { id, version } = await tip()
  await pollOne()
  const entries = [{ id, version }]
  const result = await decideEntries(db, { entries, decision: { action: 'reject' }, by, now: start })
  expect(result).toMatchObject({
    decided: [],
    refused: [{ id, reason: 'changed', now: { status: 'duplicate' } }],
  })
})

test('for a feed whose articles wait, the tip is already waiting', async () => {
  const { id } = await tip()
  expect(await pollOne('wait')).toMatchObject({ counts: { published: 0, duplicates: 1 } })
  expect(await becameOf(id)).toMatchObject({ status: 'waiting', version: 1 })
})

test('a rule that publishes overrides a tip as a trusted feed does; one that holds or rejects leaves the tip to the editors', async () => {
  await addRule('publish')
  await tip()
  expect(await pollOne('wait')).toMatchObject({ counts: { published: 1 } })
  for (const action of ['hold', 'reject'] as const) {
    for (const table of ['rules', 'entries', 'newsLinks', 'feeds'] as const)
      await db.deleteFrom(table).execute()
    await addRule(action)
    const { id } = await tip()
    expect(await pollOne()).toMatchObject({ counts: { published: 0, duplicates: 1 } })
    expect(await becameOf(id)).toMatchObject({ status: 'waiting' })
    const rule = await db.selectFrom('rules').select('hitCount').executeTakeFirstOrThrow()
    expect(rule.hitCount).toBe(0)
  }
})

test('an editor’s decision to snooze or reject a tip stands', async () => {
  const put = { action: 'snooze', until: new Date('2026-03-02T06:00:00Z') } as const
  for (const decision of [put, { action: 'reject' }] as const) {
    for (const table of ['entries', 'feeds'] as const) await db.deleteFrom(table).execute()
    const { id, version } = await tip()
    await decideEntries(db, { entries: [{ id, version }], decision, by, now: start })
    expect(await pollOne()).toMatchObject({ counts: { published: 0, duplicates: 1 } })
    expect(await listLinks()).toEqual([])
  }
})

test('a deleted article does not come back because of a tip', async () => {
  await addWaitingEntry(db, { url: article(1).url, status: 'published' })
  await tip()
  expect(await pollOne()).toMatchObject({ counts: { published: 0, duplicates: 1 } })
})

test('an article already published stays as it is, with its tip', async () => {
  const { id } = await tip()
  await addNewsLink(db, { category: category.id, url: article(1).url })
  expect(await pollOne()).toMatchObject({ counts: { published: 0, duplicates: 1 } })
  expect(await becameOf(id)).toMatchObject({ status: 'waiting' })
})

test('nor is it held by a tip with the same headline under another address', async () => {
  const { title } = article(1)
  const { id } = await tip('https://outlet.example/article-1-again', { title })
  const rejected = await tip('https://outlet.example/article-1-once-more', { title })
  const rule = await addRow(db, 'rules', { name: 'No rain', words: ['rain'], action: 'reject' })
  await setRow(db, 'entries', rejected.id, { status: 'rejected', ruleId: rule.id })
  expect(await pollOne()).toMatchObject({ counts: { published: 1, duplicates: 0 } })
  expect(await becameOf(id)).toMatchObject({ status: 'waiting' })
})

test('nor is an article that a rule publishes; for one that waits, the tip is the same article', async () => {
  const { title } = article(1)
  for (const [action, counts] of [
    ['publish', { published: 1, duplicates: 0 }],
    ['hold', { published: 0, duplicates: 1 }],
  ] as const) {
    for (const table of ['rules', 'entries', 'newsLinks', 'feeds'] as const)
      await db.deleteFrom(table).execute()
    await addRule(action)
    await tip('https://outlet.example/article-1-again', { title })
    expect(await pollOne('wait')).toMatchObject({ counts })
  }
})

test('an editor and a feed that publish one article at the same moment do not deadlock', async () => {
  for (let round = 0; round < 10; round++) {
    for (const table of ['entries', 'newsLinks', 'feeds'] as const) await db.deleteFrom(table).execute()
    const { id, version } = await tip()
    await setRow(db, 'entries', id, { category: category.id })
    const [outcome, published] = await Promise.all([
      pollOne(),
      publishEntries(db, { entries: [{ id, version }], by, now: start }),
    ])
    expect(await listLinks()).toHaveLength(1)
    expect(published.decided.length + published.refused.length).toBe(1)
    expect(outcome).toMatchObject({ counts: { unreadable: 0 } })
  }
})
