import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { readFaviconSet, readLogoSize } from './site-image.ts'
import { findSiteImage, saveSiteImage } from './site-image-queries.ts'

const { db } = await freshDatabase()
const folder = `/site-images/${'a'.repeat(32)}`

test.each([
  [`${folder}/480x96.webp`, { width: 240, height: 48 }],
  [`${folder}/90x30.webp`, { width: 90, height: 30 }],
  ['/logo.svg', null],
  ['https://outlet.example/480x96.webp', null],
  ['', null],
])('the size of %j is %j', (logoUrl, size) => {
  expect(readLogoSize(logoUrl)).toEqual(size)
})

test('the larger versions of a favicon have addresses beside it', () => {
  expect(readFaviconSet(`${folder}/32.png`)).toEqual({
    touch: `${folder}/180.png`,
    large: `${folder}/512.png`,
  })
  expect(readFaviconSet('/favicon.png')).toBe(null)
})

test('an image is stored once, whoever uploads it again, and another image has another address', async () => {
  const files = new Map([['480x96.webp', Buffer.from('a logo')]])
  const path = await saveSiteImage(db, files)
  expect(await saveSiteImage(db, files)).toBe(path)
  expect(await saveSiteImage(db, new Map([['480x96.webp', Buffer.from('another')]]))).not.toBe(path)
  const [, , id = '', name = ''] = path.split('/')
  expect(await findSiteImage(db, { id, name })).toEqual(Buffer.from('a logo'))
  expect(await findSiteImage(db, { id, name: '1x1.webp' })).toBe(null)
  expect(await db.selectFrom('siteImages').select('id').execute()).toHaveLength(2)
})
