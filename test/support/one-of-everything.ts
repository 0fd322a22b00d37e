import type { Db } from '../../src/database/connect.ts'
import { makeFirstSetupLink } from '../../src/domain/accounts/setup-link.ts'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { addRule } from '../../src/domain/rules/write-rule.ts'
import { authorizedEditor } from './authorized.ts'
import { addCategory, addNewsLink, addReadyImage, addWaitingEntry } from './builders.ts'
import { importScene } from './import-scene.ts'

/** Adds one record of each kind that an address can refer to; returns the ids, slugs and names that addresses use. */
export async function addOneOfEverything(db: Db, now: Date): Promise<string[]> {
  const by = await authorizedEditor(db, 'Another Editor')
  const { id: category } = await addCategory(db, { slug: 'world', name: 'World' })
  const imageUrl = 'https://outlet.example/rain.jpg'
  await addReadyImage(db, imageUrl)
  const link = await addNewsLink(db, { category, imageUrl })
  const entry = await addWaitingEntry(db, { category })
  const feed = await addFeed(db, { url: 'https://herald.example/rss', category }, { by, now })
  if (!feed.ok) throw new Error(feed.reason)
  const words = { name: 'Cricket', words: ['cricket'], action: 'reject' as const }
  await addRule(db, {
    input: { ...words, outletId: '', categoryId: '', language: '', toCategoryId: '' },
    by,
    now,
  })
  await db.insertInto('siteLinks').values({ type: 'about', title: 'Us', content: '<p>Hi</p>' }).execute()
  const outlet = await db.selectFrom('outlets').select('id').executeTakeFirstOrThrow()
  const rule = await db.selectFrom('rules').select('id').executeTakeFirstOrThrow()
  const page = await db.selectFrom('siteLinks').select('id').executeTakeFirstOrThrow()
  const imported = await importScene(db, { by, now }).check('title,url\nA,https://outlet.example/a\n')
  const made = await makeFirstSetupLink(db, { place: 'test', now })
  const token = made.ok ? made.token : ''
  const ids = [category, link.id, entry.id, feed.id, feed.batchId, outlet.id, rule.id, page.id, imported]
  return [...ids, token, 'world', 'news_links.csv', 'articles-1.xml', '1a2b4a-0.css']
}
