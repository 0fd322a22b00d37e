import type { Db } from '../../src/database/connect.ts'
import { changeFront } from '../../src/domain/front/change-front.ts'
import { newsLinkSchema } from '../../src/domain/news-links/news-link-schema.ts'
import { toggleClaim } from '../../src/domain/queue/entry-mark-queries.ts'
import { scheduleEntry } from '../../src/domain/schedule/schedule-link.ts'
import type { StoryReason } from '../../src/domain/stories/story-reason.ts'
import { addProposal } from './add-proposal.ts'
import { addStory } from './add-story.ts'
import { authorizedEditor } from './authorized.ts'
import { addNewsLink, addRow, addWaitingEntry, getRow } from './builders.ts'
import { fillPublicPages } from './fill-public-pages.ts'

/** The records that appear in the addresses of admin pages. */
export type AdminScene = Awaited<ReturnType<typeof fillAdminPages>>

const hourMs = 3_600_000

/**
 * Fills every part of the admin pages. The records contain no plain Latin letters, so text with one comes from the
 * interface.
 */
export async function fillAdminPages(db: Db, now: Date) {
  const outlet = await fillPublicPages(db, now)
  const by = await authorizedEditor(db, 'लेखिका')
  const world = await getRow(db, 'categories', { slug: 'world' })
  const story = await getRow(db, 'stories', { slug: 'flood' })
  const link = await db.selectFrom('newsLinks').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow()
  const correction = await db.selectFrom('corrections').select('id').executeTakeFirstOrThrow()
  const queue = await fillQueue(db, { by, now, category: world.id, link, outlet })
  const rule = await addRules(db, { outlet, category: world.id })
  const kinds = [{ rule: 'address' }, { rule: 'headline' }, { rule: 'text' }, { rule: 'parameter' }] as const
  for (const kind of kinds)
    await addRow(db, 'duplicateExceptions', { ...kind, outletId: outlet, value: 'राशि' })
  await proposeStories(db, { now, story: story.id, entry: queue.alone })
  await pinPlaces(db, { by, now, link: link.id, story: story.id })
  await planTimes(db, { by, now, category: world.id, entry: queue.planned })
  return { story: story.id, link: link.id, category: world.id, correction: correction.id, rule, ...queue }
}

type Link = { id: string; url: string; title: string; publishedAt: Date }
type Queue = Editing & { category: string; link: Link; outlet: string }

async function fillQueue(db: Db, { by, now, category, link, outlet }: Queue) {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const wait = (fields: Parameters<typeof addWaitingEntry>[1] = {}) =>
    addWaitingEntry(db, {
      title: 'नया कुआँ',
      source: 'पत्र',
      language: 'hi',
      outletId: outlet,
      firstSeenAt: hoursAgo(2),
      ...fields,
    })
  const { id: alone } = await wait({ title: '', source: '', publishedAt: hoursAgo(30) })
  await wait({ origin: 'paste', category })
  await wait({ origin: 'tip', tipNote: 'देखिए', title: 'सूचना' })
  await wait({ title: 'कल', snoozedUntil: new Date(now.getTime() + hourMs), category })
  const reason = { code: 'same-outlet', rule: 'headline', minutes: 120, isTurnedDown: false } as const
  await wait({ title: 'वही', status: 'duplicate', newsLinkId: link.id, duplicateRule: 'headline', reason })
  const { id: first } = await wait({ title: 'पहला', url: 'https://home-0.example/world/1' })
  await wait({ title: 'समूह', duplicateOf: first, duplicateRule: 'text', reason })
  const decidedAt = hoursAgo(1)
  await wait({ title: 'छपा', status: 'published', category, decidedAt })
  await wait({ title: 'हटा', status: 'rejected', reason, decidedAt })
  const members = [await wait({ title: 'बाढ़ 8', category }), await wait({ title: 'बाढ़ 9', category })]
  const published = await addNewsLink(db, {
    title: 'नदी',
    source: 'पत्र',
    category,
    url: 'https://x.example/1',
  })
  await addStory(db, { links: [published], entries: members, slug: 'river', title: 'नदी', heat: 200 })
  await addRow(db, 'entryMarks', { entryId: alone, note: 'ध्यान', noteBy: 'संपादक', notedAt: now })
  await toggleClaim(db, { ids: [alone], by, now })
  const { id: planned, version } = await wait({ title: 'योजना', category })
  return { alone, first, member: members[0]?.id ?? '', planned: { id: planned, version } }
}

async function addRules(db: Db, { outlet, category }: { outlet: string; category: string }): Promise<string> {
  const about = { outletId: outlet, category, language: 'hi' }
  const actions = ['reject', 'hold', 'publish', 'category'] as const
  const rows = actions.map((action, position) => ({
    ...about,
    action,
    position,
    name: 'नियम',
    words: ['क', 'ख', 'ग', 'घ', 'ङ', 'च', 'छ'],
    isOn: position > 0,
    toCategory: action === 'category' ? category : null,
    lastHitAt: new Date('2026-01-01T06:30:00Z'),
  }))
  const [rule] = await db.insertInto('rules').values(rows).returning('id').execute()
  return rule?.id ?? ''
}

type Proposing = { now: Date; story: string; entry: string }

/** One proposal of each kind, about links of the story and a waiting entry. */
async function proposeStories(db: Db, { now, story, entry }: Proposing): Promise<void> {
  const placed = await db
    .selectFrom('storyLinks')
    .select('canonicalUrl')
    .where('storyId', '=', story)
    .orderBy('id')
    .execute()
  const { canonicalUrl } = await getRow(db, 'entries', entry)
  const url = canonicalUrl ?? ''
  const place = { canonicalUrl: url, publishedAt: now, title: 'कुआँ', outlet: 'x.example' }
  await addRow(db, 'storyLinks', { ...place, entryId: entry })
  const [one = '', two = '', three = ''] = placed.map(({ canonicalUrl }) => canonicalUrl)
  const pairs = [
    ['join', one, url],
    ['other-script', two, url],
    ['split', one, three],
    ['merge', two, three],
  ] as const
  const reasons: StoryReason[] = [{ code: 'hours-apart', hours: 2 }, { code: 'agency-copy' }]
  for (const [kind, ...urls] of pairs)
    await addProposal(db, urls, {
      kind,
      reasons,
      createdAt: now,
      leavingUrls: kind === 'split' ? [one, three] : [],
    })
}

type Editing = { by: Awaited<ReturnType<typeof authorizedEditor>>; now: Date }

async function pinPlaces(
  db: Db,
  { by, now, link, story }: Editing & { link: string; story: string },
): Promise<void> {
  const from = new Date(now.getTime() + hourMs).toISOString()
  const pins = [
    { place: 'lead', subject: { kind: 'link', id: link }, until: { kind: 'newer' }, seen: 0 },
    { place: 'second-1', subject: { kind: 'story', id: story }, until: { kind: 'open' }, seen: 0 },
    {
      place: 'next-second-2',
      subject: { kind: 'link', id: link },
      from,
      until: { kind: 'hours', hours: 3 },
      seen: 0,
    },
  ] as const
  for (const pin of pins) {
    const changed = await changeFront(db, { changes: { pins: [pin], sections: null }, by, now })
    if (!changed.ok) throw new Error(changed.reason)
  }
}

async function planTimes(
  db: Db,
  { by, now, category, entry }: Editing & { category: string; entry: { id: string; version: number } },
): Promise<void> {
  const publishAt = new Date(now.getTime() + hourMs)
  const takeDownAt = new Date(now.getTime() + 2 * hourMs)
  const url = 'https://home-0.example/planned'
  const input = newsLinkSchema.parse({ title: 'योजना', source: 'पत्र', url, category })
  const times = { publishAt, takeDownAt }
  const scheduled = await scheduleEntry(db, { entry, link: { input, canonicalUrl: url }, times, by, now })
  if (!scheduled.ok) throw new Error(scheduled.reason)
  const page = { type: 'about', title: 'पृष्ठ', content: 'पाठ', publishAt, takeDownAt } as const
  await db.insertInto('scheduledPages').values(page).execute()
  await addNewsLink(db, { title: 'जाता', source: 'पत्र', category, takeDownAt })
}
