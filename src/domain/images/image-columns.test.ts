import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addReadyImage, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { shownImage } from './signed-image.ts'

const { db } = await freshDatabase()
const picture = 'https://outlet.example/ferry.jpg'
const path = await addReadyImage(db, picture)

async function show(url: string): Promise<string> {
  const { rows } = await sql<{ path: string }>`
    select ${shownImage(sql`given.url`)} as path from (values (${url}::text)) as given (url)`.execute(db)
  return rows[0]?.path ?? 'none'
}

test('a picture that we have is shown at its signed path, any other is not shown', async () => {
  expect(await show(picture)).toBe(path)
  expect(await show('https://outlet.example/other.jpg')).toBe('')
  expect(await show('')).toBe('')
})

test.each(['fetching', 'failed'] as const)('a picture that is %s is not shown', async status => {
  const url = `https://outlet.example/${status}.jpg`
  await addReadyImage(db, url)
  const failure = status === 'failed' ? 'timeout' : null
  await db
    .updateTable('images')
    .set({ status, failure, nextTryAt: new Date(0) })
    .where('url', '=', url)
    .execute()
  expect(await show(url)).toBe('')
})

test('a path of our own is shown unchanged, anything that only looks like one is not shown', async () => {
  expect(await show('/samples/ferry.svg')).toBe('/samples/ferry.svg')
  for (const url of [
    '//rival.example/a.jpg',
    '/\\rival.example/a.jpg',
    '/',
    'a.jpg',
    'javascript:alert(1)',
  ]) {
    expect(await show(url), url).toBe('')
  }
})

test('if the settings hide images, none is shown', async () => {
  await setRows(db, 'settings', { showImages: false })
  expect([await show(picture), await show('/samples/ferry.svg')]).toEqual(['', ''])
  await setRows(db, 'settings', { showImages: true })
})
