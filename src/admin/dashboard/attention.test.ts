import { expect, test } from 'vitest'
import { addProposal } from '../../../test/support/add-proposal.ts'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import {
  addCategory,
  addNewsLink,
  addRow,
  addWaitingEntry,
  setRow,
  setRows,
} from '../../../test/support/builders.ts'
import { explainQueries } from '../../../test/support/explain-queries.ts'
import { readAttention } from '../../domain/attention/read-attention.ts'
import { recordLastPoll, recordNetworkAway } from '../../domain/feeds/last-poll.ts'

const { db, url, now, accountId, see } = await adminDesk()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

async function readLines() {
  const html = await see('/admin/dashboard')
  const lines = /id="attention"(.*?)<\/section>/s.exec(html)?.[1] ?? ''
  return [...lines.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, to = '', inner = '']) =>
      `${inner
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()} → ${to.replaceAll('&amp;', '&')}`,
  )
}

test('in a fresh installation the next steps come first, and only the empty front page needs attention', async () => {
  expect(await see('/admin/dashboard')).toMatch(/id="next-steps".*All quiet: .*Total Articles/s)
  expect(await readLines()).toEqual([
    'Lead The front page has no lead → /admin/front',
    'Sections There are no categories yet → /admin/categories',
    'queue → /admin/queue',
    'tips → /admin/queue?origin=tip',
    'connections → /admin/settings/connections',
    'objections → /admin/outlets/objections',
    'stories → /admin/stories',
    'schedule → /admin/queue/scheduled',
  ])
})

test('in a fresh installation empty lists lead to what fills them', async () => {
  const queue = await see('/admin/queue')
  expect(queue).toContain('>Add a feed</a>')
  expect(queue).not.toContain('See decided entries')
  const feeds = await see('/admin/feeds')
  expect(feeds).toContain('No feeds here. <a')
  expect(feeds).not.toContain('Nothing selected')
})

test('each line states a fact and links to where an editor can act, those with nothing to do last', async () => {
  const world = await addCategory(db, { name: 'World', orderNum: 1 })
  const sports = await addCategory(db, { name: 'Sports', orderNum: 2 })
  await addRow(db, 'feedHosts', { host: 'outlet.example' })
  const outlet = await addRow(db, 'outlets', { name: 'Outlet', homeUrl: 'https://outlet.example/' })
  const feed = { category: world.id, url: 'https://outlet.example/feed', host: 'outlet.example' }
  await addRow(db, 'feeds', { outletId: outlet.id, ...feed })
  const lead = await addNewsLink(db, {
    category: world.id,
    title: 'Ferry resumes',
    featured: true,
    createdAt: hoursAgo(2),
  })
  await addWaitingEntry(db, { category: world.id, firstSeenAt: hoursAgo(1) })
  await addWaitingEntry(db, { category: world.id, firstSeenAt: hoursAgo(30) })
  await addWaitingEntry(db, { category: world.id, firstSeenAt: hoursAgo(80), origin: 'tip' })
  await addWaitingEntry(db, { category: world.id, firstSeenAt: hoursAgo(2), snoozedUntil: hoursAgo(-2) })
  await setRow(db, 'newsLinks', lead.id, { takeDownAt: hoursAgo(-3) })
  const held = { code: 'change-held' as const, name: 'Names', text: 'Kamla Devi speaks' }
  for (const at of [hoursAgo(1), hoursAgo(25)]) {
    const reason = { ...held, at: at.toISOString() }
    const published = { status: 'published', newsLinkId: lead.id, decidedAt: hoursAgo(30), reason } as const
    await addWaitingEntry(db, { category: world.id, ...published })
  }
  expect(await readLines()).toEqual([
    'Waiting 3, the oldest arrived 3 days ago, 2 older than a day, 1 older than three days → /admin/queue?age=stale',
    'Tips 1 → /admin/queue?origin=tip',
    'Held changes 1 by outlets in the last day → /admin/queue/decided?only=published',
    'Lead Ferry resumes, added 2 hours ago → /admin/front',
    `Sections Nothing new for a day: Sports (empty) → /admin/queue?category=${sports.id}`,
    'Next up Ferry resumes will be taken down in 3 hours → /admin/queue/scheduled',
    'feeds → /admin/feeds?health=failing',
    'connections → /admin/settings/connections',
    'objections → /admin/outlets/objections',
    'stories → /admin/stories',
  ])
  expect(await see(`/admin/news/edit/${lead.id}`)).toContain('kept the outlet’s change from readers: “Kamla')
})

test('a planned pin is listed among the next actions until it begins', async () => {
  const { id } = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  const plan = (beginsAt: Date) =>
    addRow(db, 'pins', {
      place: 'next-lead',
      isNext: true,
      section: '',
      newsLinkId: id,
      title: 'Ferry resumes',
      beginsAt,
      pinnedAt: now,
      pinnedBy: 'Asha Devi',
    })
  await plan(hoursAgo(-2))
  expect(await readLines()).toContain(
    'Next up Ferry resumes will be pinned in 2 hours → /admin/queue/scheduled',
  )
  const list = await see('/admin/queue/scheduled')
  expect(list).toContain('Lead, planned')
  await setRows(db, 'pins', { beginsAt: hoursAgo(1) })
  expect(await readLines()).toContain(
    'Next up Ferry resumes will be taken down in 3 hours → /admin/queue/scheduled',
  )
  await db.deleteFrom('pins').execute()
})

test('pins beside the lead that have stood for more than twelve hours are counted', async () => {
  const [link] = await db.selectFrom('newsLinks').select(['id', 'category']).execute()
  const pin = (place: string, pinnedAt: Date, newsLinkId = link?.id ?? '') =>
    addRow(db, 'pins', { place, section: '', newsLinkId, title: 'x', pinnedAt, pinnedBy: 'Asha' })
  await pin('lead', hoursAgo(20))
  const { id } = await addNewsLink(db, {
    category: link?.category ?? '',
    title: 'Rain',
    createdAt: hoursAgo(3),
  })
  const rain = await pin('second-1', hoursAgo(11), id)
  expect((await readLines()).join()).not.toContain('Pins')
  await setRow(db, 'pins', rain.id, { pinnedAt: hoursAgo(13) })
  expect(await readLines()).toContain('Pins 1 has stood for more than 12 hours → /admin/front')
  await db.deleteFrom('pins').execute()
  await db.deleteFrom('newsLinks').where('id', '=', id).execute()
})

test('feeds and scheduled acts that no worker has carried out are said to be late', async () => {
  await setRows(db, 'feeds', { nextPollAt: hoursAgo(1) })
  await recordLastPoll(db, hoursAgo(1))
  await setRows(db, 'newsLinks', { takeDownAt: hoursAgo(1) })
  const worker = 'The worker may have stopped: look into its log, or restart Chowk'
  const lines = await readLines()
  expect(lines[0]).toBe(`Worker The last feed was read 1 hour ago. ${worker} → /admin/feeds`)
  expect(lines).toContain(
    `Overdue Ferry resumes should have been taken down 1 hour ago. ${worker} → /admin/queue/scheduled`,
  )
  expect(await see('/admin/feeds')).toContain(`The last feed was read 1 hour ago. ${worker}`)
  expect(await see('/admin/queue/scheduled')).toContain('Overdue: the worker may have stopped')
  await setRows(db, 'newsLinks', { takeDownAt: null })
  await recordLastPoll(db, now)
  expect((await readLines()).join()).not.toContain(worker)
  await recordNetworkAway(db, hoursAgo(2), now)
  expect((await readLines())[0]).toContain(
    'The outlets’ servers stopped responding 2 hours ago. The network or name server',
  )
  await recordNetworkAway(db, null, now)
})

test('a mail server that takes no mail is reported, a refused address is not', async () => {
  const mail = {
    kind: 'test' as const,
    accountId,
    language: 'en',
    expiresAt: hoursAgo(-9),
    nextAt: now,
    createdAt: now,
  }
  await addRow(db, 'mails', { ...mail, failure: 'no-connection', triedAt: hoursAgo(2) })
  await addRow(db, 'mails', { ...mail, failure: 'address-refused', triedAt: hoursAgo(1) })
  expect(await readLines()).toContain(
    'Newsletter The last mail could not be sent (2 hours ago). The mail server cannot be reached, or refuses every connection from here. Check the host and the port in SMTP_URL. → /admin/newsletter',
  )
  const { id } = await addRow(db, 'mails', { ...mail, failure: null, triedAt: now })
  expect((await readLines()).join()).not.toContain('Newsletter')
  await setRow(db, 'mails', id, { failure: 'address-refused' })
  await db.deleteFrom('mails').where('failure', '=', 'no-connection').execute()
  expect((await see('/admin/newsletter')).replaceAll(/<!--.*?-->/g, '')).not.toContain('could not be sent')
})

test('only proposals whose two articles can be seen are counted', async () => {
  const pair = [await addWaitingEntry(db), await addWaitingEntry(db)]
  for (const { id, url } of pair)
    await addRow(db, 'storyLinks', { entryId: id, canonicalUrl: url, publishedAt: now })
  await addProposal(
    db,
    pair.map(({ url }) => url),
    { createdAt: now },
  )
  expect(await readAttention(db, now)).toMatchObject({ proposals: 1 })
  await setRow(db, 'entries', pair[0]?.id ?? '', { status: 'rejected' })
  expect(await readAttention(db, now)).toMatchObject({ proposals: 0 })
})

test('the newest link of each section is read from its index', async () => {
  const steps = (await explainQueries(url, connection => readAttention(connection, now))).flat()
  expect(steps.flatMap(step => step.index ?? [])).toContain('news_links_newest_in_category')
})
