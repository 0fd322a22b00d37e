import type { Db } from '../../src/database/connect.ts'
import { makeSetupLink } from '../../src/domain/accounts/setup-link.ts'
import { addCorrection } from '../../src/domain/corrections/write-correction.ts'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { addRule } from '../../src/domain/rules/write-rule.ts'
import { addStory } from './add-story.ts'
import { authorizedEditor } from './authorized.ts'
import { addCategory, addNewsLink, addReadyImage, addRow, addWaitingEntry } from './builders.ts'
import { importScene } from './import-scene.ts'

/** The ids, slugs and names that addresses use, by the record's name. */
export type Everything = Awaited<ReturnType<typeof addOneOfEverything>>

/** Adds one record of each kind that an address can refer to. */
export async function addOneOfEverything(db: Db, now: Date) {
  const by = await authorizedEditor(db, 'Another Editor')
  const { id: category } = await addCategory(db, { slug: 'world', name: 'World' })
  const feed = await addFeed(db, { url: 'https://herald.example/rss', category }, { by, now })
  if (!feed.ok) throw new Error(feed.reason)
  const first = async (table: 'outlets' | 'rules' | 'siteLinks' | 'corrections' | 'accounts') =>
    (await db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id
  const outlet = await first('outlets')
  const imageUrl = 'https://outlet.example/rain.jpg'
  await addReadyImage(db, imageUrl)
  const link = await addNewsLink(db, { category, imageUrl })
  const other = await addNewsLink(db, { category, outletId: outlet, url: 'https://herald.example/flood' })
  const story = await addStory(db, { links: [link, other], slug: 'flood' })
  const input = { text: 'The bridge is in Kollam.' }
  await addCorrection(db, { of: { kind: 'link', id: link.id }, input, by, now })
  const entry = await addWaitingEntry(db, { category })
  const words = { name: 'Cricket', words: ['cricket'], action: 'reject' as const }
  await addRule(db, {
    input: { ...words, outletId: '', categoryId: '', language: '', toCategoryId: '' },
    by,
    now,
  })
  await addRow(db, 'siteLinks', { type: 'about', title: 'Us', content: '<p>Hi</p>' })
  const scheduled = await addRow(db, 'scheduledPages', {
    type: 'about',
    title: 'We',
    content: '<p>Hello</p>',
    // A worker would publish it at a time that has passed.
    publishAt: new Date(Math.max(now.getTime(), Date.now()) + 86_400_000),
  })
  const imported = await importScene(db, { by, now }).check('title,url\nA,https://outlet.example/a\n')
  const account = await first('accounts')
  return {
    category,
    link: link.id,
    story: story.id,
    entry: entry.id,
    feed: feed.id,
    batch: feed.batchId,
    outlet,
    rule: await first('rules'),
    page: await first('siteLinks'),
    scheduledPage: scheduled.id,
    correction: await first('corrections'),
    account,
    imported,
    setUpToken: (await makeSetupLink(db, { accountId: account, isInvited: false, now })).token,
  }
}
