import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink, addRow, addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { startCanary } from '../../../test/support/canary.ts'
import { closedOutside } from '../../../test/support/closed-outside.ts'
import { startOutlet } from '../../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { startSafeFetch } from '../../../test/support/start-safe-fetch.ts'
import { saveTipWords } from '../../domain/queue/arrivals/arriving-tips.ts'
import { entryReasonInWords } from '../../domain/reasons/entry-reason.ts'
import { claimTip } from '../../domain/tips/tip.ts'
import { readTips, type TipDeps } from './read-tips.ts'

const { db } = await freshDatabase({ empty: ['tips', 'entries', 'newsLinks', 'attempts'] })
const now = new Date('2026-03-01T06:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const signal = new AbortController().signal
const warnings: object[] = []
const faults: object[] = []
const log: TipDeps['log'] = {
  warn: details => warnings.push(details),
  error: details => faults.push(details),
}
const deps: TipDeps = { db, outside: closedOutside, now: () => now, log }
const listEntries = () => db.selectFrom('entries').selectAll().orderBy('id').execute()
const countTips = async () => (await db.selectFrom('tips').select('id').execute()).length

async function sendTip(url: string, fields: { note?: string; sentBy?: string; turn?: number } = {}) {
  await addRow(db, 'tips', { url, note: '', sentBy: '', sentAt: now, ...fields })
}

async function openOutlet() {
  const outlet = await startOutlet()
  onTestFinished(() => outlet.close())
  return { outlet, open: { ...deps, outside: { ...closedOutside, fetch: startSafeFetch(outlet.host) } } }
}

const page =
  '<html lang="en"><meta property="og:title" content="The ferry is back"><meta property="og:description" content="It runs again.">'

test('an article is read and waits as a tip, with its sender’s note', async () => {
  const { outlet, open } = await openOutlet()
  outlet.answer('/ferry-1?utm_source=x', (_request, response) => response.end(page))
  await sendTip(`${outlet.origin}/ferry-1?utm_source=x`, { note: 'At last!', sentBy: 'Meera' })
  expect(await readTips(open, signal)).toBe(1)
  expect(await countTips()).toBe(0)
  expect(await listEntries()).toMatchObject([
    {
      origin: 'tip',
      status: 'waiting',
      title: 'The ferry is back',
      description: 'It runs again.',
      tipNote: 'At last!',
      tipFrom: 'Meera',
      reason: null,
      feedId: null,
      version: 1,
    },
  ])
})

test('the first tip of every network is read before the second of any', async () => {
  for (const turn of [1, 2, 3]) await sendTip(`https://flood.example/${turn}`, { turn })
  await sendTip('https://outlet.example/of-a-reader')
  await readTips(deps, signal)
  const urls = (await listEntries()).map(entry => entry.url)
  expect(urls).toEqual([
    'https://flood.example/1',
    'https://outlet.example/of-a-reader',
    'https://flood.example/2',
    'https://flood.example/3',
  ])
})

test('sixty tips are read in an hour, then one at a time, and none is lost', async () => {
  for (let n = 0; n < 64; n += 1) await sendTip(`https://outlet.example/${n}`)
  const read = []
  for (let minute = 0; minute < 9; minute += 1) read.push(await readTips(deps, signal))
  expect(read).toEqual([10, 10, 10, 10, 10, 10, 1, 1, 1])
  expect(await countTips()).toBe(1)
})

test('tips stay unread while the queue is full', async () => {
  for (let n = 0; n < 299; n += 1) await addWaitingEntry(db, { origin: 'tip' })
  for (const n of [1, 2]) await sendTip(`https://outlet.example/unread-${n}`)
  expect([await readTips(deps, signal), await readTips(deps, signal)]).toEqual([1, 0])
  expect(await countTips()).toBe(1)
})

test('an unreadable page waits with its address and the reason', async () => {
  await sendTip('https://outlet.example/politics/well', { note: 'Please read' })
  await readTips(deps, signal)
  expect(await listEntries()).toMatchObject([
    {
      title: '',
      url: 'https://outlet.example/politics/well',
      tipNote: 'Please read',
      reason: { code: 'page-failed', failure: 'unreachable' },
    },
  ])
})

test.each(['published', 'waiting', 'rejected'] as const)('a %s article is not added again', async status => {
  const url = 'https://outlet.example/known'
  const { id: category } = await addCategory(db)
  if (status === 'published') await addNewsLink(db, { category, url })
  else await addWaitingEntry(db, { url, status })
  const before = await listEntries()
  await sendTip(`${url}?utm_medium=social`)
  await readTips(deps, signal)
  expect(await countTips()).toBe(0)
  expect(await listEntries()).toEqual(before)
})

test('further readers’ notes on a waiting article are kept once each, and its page is not fetched again', async () => {
  const { outlet, open } = await openOutlet()
  outlet.answer('/ferry-1', (_request, response) => response.end(page))
  const url = `${outlet.origin}/ferry-1`
  await sendTip(url, { note: 'At last!', sentBy: 'Meera' })
  await sendTip(url, { note: 'I saw it too' })
  await sendTip(`${url}?utm_source=x`, { note: 'I saw it too' })
  await sendTip(url)
  expect(await readTips(open, signal)).toBe(4)
  expect(outlet.hits).toHaveLength(1)
  const [entry, ...others] = await listEntries()
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    tipNote: 'At last!',
    version: 1,
    moreTips: [{ note: 'I saw it too', from: '' }],
  })
})

test('a tip about a feed’s waiting entry is kept with it, even if only the page shows that it is the same article', async () => {
  const { outlet, open } = await openOutlet()
  const url = `${outlet.origin}/ferry-1`
  await addWaitingEntry(db, { url })
  outlet.answer('/short', (_request, response) => response.writeHead(302, { location: url }).end())
  outlet.answer('/ferry-1', (_request, response) => response.end(page))
  await sendTip(`${outlet.origin}/short`, { sentBy: 'Meera' })
  await readTips(open, signal)
  expect(await listEntries()).toMatchObject([{ origin: 'feed', moreTips: [{ note: '', from: 'Meera' }] }])
})

test('the number of readers’ notes on an article is limited', async () => {
  const url = 'https://outlet.example/known'
  const { id } = await addWaitingEntry(db, { url })
  for (let n = 0; n < 25; n++) await saveTipWords(db, id, { note: `Note ${n}`, from: '' })
  expect((await listEntries())[0]?.moreTips).toHaveLength(20)
})

test('no tip causes a request to the inner network', async () => {
  const canary = await startCanary((_request, response) => response.end())
  const { outlet } = await openOutlet()
  outlet.answer('/away', (_request, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/` }).end(),
  )
  const outside = { ...closedOutside, fetch: startSafeFetch('') }
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433']) {
    await sendTip(`http://${host}:${canary.port}/`)
  }
  await sendTip(`${outlet.origin}/away`)
  await readTips({ ...deps, outside }, signal)
  expect([...canary.hits, ...outlet.hits]).toEqual([])
  const reasons = (await listEntries()).map(({ reason }) => entryReasonInWords(reason, 'en'))
  expect(new Set(reasons).size).toBe(1)
})

test('two workers never read the same tip', async () => {
  const { outlet, open } = await openOutlet()
  for (let n = 0; n < 6; n++) {
    outlet.answer(`/ferry-${n}`, (_request, response) =>
      response.end(`<title>Ferry number ${n} leaves</title>`),
    )
    await sendTip(`${outlet.origin}/ferry-${n}`)
  }
  await Promise.all([readTips(open, signal), readTips(open, signal)])
  expect(outlet.hits).toHaveLength(6)
  expect(await listEntries()).toHaveLength(6)
})

test('a stopping worker releases the tip unread', async () => {
  await sendTip('https://outlet.example/well')
  expect(await readTips(deps, AbortSignal.abort())).toBe(0)
  const tips = await db.selectFrom('tips').select('claimedUntil').execute()
  expect(tips).toEqual([{ claimedUntil: null }])
  expect(await listEntries()).toEqual([])
})

test('a tip left by a dead worker is read when its claim expires', async () => {
  await sendTip('https://outlet.example/well')
  await setRows(db, 'tips', { claimedUntil: new Date(now.getTime() + 1) })
  expect(await readTips(deps, signal)).toBe(0)
  expect(await readTips({ ...deps, now: () => new Date(now.getTime() + 2) }, signal)).toBe(1)
})

test('a tip that our code fails on waits with its address, and those behind it are read', async () => {
  const { outlet, open } = await openOutlet()
  outlet.answer('/ferry-2', (_request, response) => response.end(page))
  await sendTip('https://poison.example/politics/well', { note: 'Please read' })
  await sendTip(`${outlet.origin}/ferry-2`)
  const fault = new Error('a bug of ours')
  const fetch: TipDeps['outside']['fetch'] = (url, options) =>
    url.includes('poison') ? Promise.reject(fault) : open.outside.fetch(url, options)
  expect(await readTips({ ...open, outside: { ...open.outside, fetch } }, signal)).toBe(2)
  expect(faults).toEqual([{ err: fault, url: 'https://poison.example/politics/well' }])
  expect(await countTips()).toBe(0)
  expect(await listEntries()).toMatchObject([
    { title: '', url: 'https://poison.example/politics/well', tipNote: 'Please read' },
    { title: 'The ferry is back' },
  ])
})

test('a tip at whose address no article can be is dropped and logged', async () => {
  const url = 'https://reader:secret@outlet.example/ferry-1'
  await sendTip(url)
  expect(await readTips(deps, signal)).toBe(1)
  expect([await countTips(), await listEntries()]).toEqual([0, []])
  expect(warnings).toEqual([{ url }])
})

const crashed = { code: 'page-failed', failure: 'crashed-the-reader' }

test('a tip that crashed three processes waits with its address alone, and its page is not fetched', async () => {
  const { outlet, open } = await openOutlet()
  await sendTip(`${outlet.origin}/ferry-1`, { note: 'Look!' })
  for (const openAttempts of [1, 2, 3])
    expect(await claimTip(db, minutesAgo(4 - openAttempts))).toMatchObject({ openAttempts })
  await readTips(open, signal)
  expect(outlet.hits).toHaveLength(0)
  expect(await listEntries()).toMatchObject([{ tipNote: 'Look!', title: '', reason: crashed }])
})

test('a page that crashes its reader has that outcome immediately', async () => {
  const { outlet, open } = await openOutlet()
  outlet.answer('/ferry-1', (_request, response) => response.end(page))
  await sendTip(`${outlet.origin}/ferry-1`)
  const readArticle = async () => ({ ok: false as const, failure: 'crashed-the-reader' as const })
  await readTips({ ...open, outside: { ...open.outside, readArticle } }, signal)
  expect(await listEntries()).toMatchObject([{ reason: crashed }])
})
