import { toJson } from '../../src/database/json-text.ts'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { changeManyNewsLinks } from '../../src/domain/news-links/update-news-link.ts'
import { workImports } from '../../src/ingest/import/work-imports.ts'
import { authorizedEditor } from './authorized.ts'
import { addCategory, addNewsLink, addRow, addWaitingEntry, getRow, setRow, setRows } from './builders.ts'
import { type AdminScene, fillAdminPages } from './fill-admin-pages.ts'
import type { Site } from './start-site.ts'
import { uploadFile } from './upload-file.ts'

/** Wider than a phone's screen, and without a place to break. */
export const longWord = 'அரசியலமைப்புச்சட்டத்திருத்தமுன்மொழிவுகளைப்பரிசீலிக்கும்நாடாளுமன்றக்கூட்டுக்குழு'

export type WalkScene = AdminScene &
  Record<'feed' | 'outlet' | 'account' | 'page' | 'scheduledPage' | 'batch' | 'import', string>

/**
 * A site with content in every part of every page, also in Hindi and Tamil. No record has plain Latin letters, so that a text
 * with one is the interface's.
 */
export async function fillWalk(site: Site): Promise<WalkScene> {
  const { db } = site
  const now = new Date()
  const scene = await fillAdminPages(db, now)
  const by = await authorizedEditor(db, 'संपादिका')
  await turnEverythingOn(site)
  const text = { title: `${longWord} ${longWord}`, description: longWord.repeat(3), language: 'ta' }
  for (let n = 0; n < 3; n += 1)
    await addNewsLink(db, { ...text, category: scene.category, source: longWord, featured: n > 0 })
  const { id: lone } = await addCategory(db, { name: 'एक', slug: 'lone' })
  await addNewsLink(db, { title: 'क', source: 'ख', category: lone })
  await addWaitingEntry(db, { ...text, url: `https://outlet.example/${'long-'.repeat(60)}` })
  await addWaitingEntry(db, { ...text, status: 'duplicate', reason: longWord })
  for (const action of ['unfeature', 'feature'] as const)
    await changeManyNewsLinks(db, { ids: [scene.link], change: { action }, by, now })
  const { batchId } = await getRow(db, 'revisions', { recordTable: 'news_links' })
  const { id: page } = await getRow(db, 'siteLinks', { type: 'about' })
  const { id: scheduledPage } = await getRow(db, 'scheduledPages', { type: 'about' })
  const feed = await addFailingFeed(site, { category: scene.category, now })
  const ids = { ...feed, page, scheduledPage, batch: batchId, account: by.accountId ?? '' }
  return { ...scene, ...ids, import: await addImport(site, { now }) }
}

/** Editions, most read links, site pages, a subscriber of the newsletter, and a webhook with two deliveries. */
async function turnEverythingOn({ db }: Site): Promise<void> {
  const texts = { siteName: '', tagline: '', siteDescription: '' }
  const editions = JSON.stringify({ hi: texts, ta: texts })
  await setRows(db, 'settings', { editions, mostReadEnabled: true })
  const at = new Date(Date.now() - 3_600_000)
  const links = await db.selectFrom('newsLinks').select('id').orderBy('id').limit(5).execute()
  for (const [n, { id }] of links.entries())
    await addRow(db, 'linkClicks', { newsLinkId: id, at, count: 9 - n })
  for (const type of ['about', 'contact', 'privacy', 'terms'] as const)
    await addRow(db, 'siteLinks', { type, title: 'पृष्ठ', content: '<p>पाठ</p>' })
  await addRow(db, 'subscribers', {
    address: '1@2.34',
    language: 'en',
    state: 'active',
    askedAt: at,
    confirmedAt: at,
  })
  const webhook = { kind: 'webhook' as const, url: 'https://outlet.example/1', events: ['corrected'] }
  const { id: connectionId } = await addRow(db, 'connections', {
    ...webhook,
    secret: '12345678',
    addedBy: 'लेखक',
  })
  const failed = { connectionId, event: 'corrected', state: 'failed', endedAt: at, payload: toJson({}) }
  for (const status of [404, 500]) await addRow(db, 'deliveries', { ...failed, status, answer: longWord })
}

/** A feed that cannot be read, and its outlet. */
async function addFailingFeed({ db }: Site, { category, now }: { category: string; now: Date }) {
  const by = await authorizedEditor(db, 'लेखक')
  const feed = { url: 'https://outlet.example/1', category, title: 'सब', language: 'hi', outletName: 'पत्र 9' }
  const added = await addFeed(db, feed, { by, now })
  if (!added.ok) throw new Error(added.reason)
  const failure = { failure: 'http-error', failureDetail: { code: 'status', status: 500 }, failureCount: 3 }
  await setRow(db, 'feeds', added.id, failure)
  return { feed: added.id, outlet: (await getRow(db, 'feeds', added.id)).outletId }
}

/** An import that was checked: one line is right, one has no title. */
async function addImport({ db }: Site, { now }: { now: Date }): Promise<string> {
  const by = await authorizedEditor(db, 'आयातक')
  const id = await uploadFile(db, { text: 'title,url\nक,https://outlet.example/a\n,x\n', by, now })
  const error = (details: object) => {
    throw new Error('an import failed', { cause: details })
  }
  await workImports({ db, now: () => now, log: { error }, signal: new AbortController().signal })
  return id
}
