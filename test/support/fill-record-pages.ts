import type { Db } from '../../src/database/connect.ts'
import { authorizedEditor } from './authorized.ts'
import { addCategory, addRow } from './builders.ts'
import { importScene } from './import-scene.ts'

/** Fills the pages of outlets, feeds and imports, without plain Latin letters, and lists those of single records. */
export async function fillRecordPages(db: Db, now: Date): Promise<string[]> {
  const { id: category } = await addCategory(db, { name: 'खेल', slug: '2' })
  const { feed, outlet } = await addFeed(db, category)
  const by = await authorizedEditor(db, 'संपादक')
  const { check, write } = importScene(db, { by, now })
  const lines = ['बाढ़,https://a.example/1,पत्र,2', ',x,पत्र,2', 'बाढ़,https://a.example/2,पत्र,कहीं नहीं', '"बाढ़']
  const file = `title,url,source,category\n${lines.join('\n')}`
  const [checked, written] = [await check(file), await check(file)]
  await write(written)
  const imports = [`exchange/${checked}?show=wrong`, `exchange/${checked}?show=new`, `exchange/${written}`]
  const records = [`feeds/show/${feed}`, `feeds/edit/${feed}`, `feeds/body/${feed}`, `outlets/edit/${outlet}`]
  return [...imports, ...records].map(path => `/admin/${path}`)
}

async function addFeed(db: Db, category: string): Promise<{ feed: string; outlet: string }> {
  const outlet = await addRow(db, 'outlets', {
    name: 'पत्र',
    homeUrl: 'https://home.example/',
    lean: 'not-rated',
    hosts: ['home.example'],
  })
  const feed = await addRow(db, 'feeds', {
    outletId: outlet.id,
    category,
    title: 'सूची',
    url: 'https://home.example/feed',
    host: 'home.example',
    failure: 'timeout',
    failureCount: 3,
    failureDetail: { code: 'deadline' },
  })
  return { feed: feed.id, outlet: outlet.id }
}
