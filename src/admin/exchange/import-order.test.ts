import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { importScene } from '../../../test/support/import-scene.ts'
import { posted } from '../../../test/support/signed-in.ts'

// Tests the order in which dependent records are imported.

const { db, now, app, cookie, see } = await adminDesk()
const { work, check } = importScene(db, { by: await authorizedEditor(db), now })
const header = 'title,url,source,category\n'

emptyBefore(db, 'categories', 'imports')

async function show(path: string) {
  return { text: await see(path) }
}

function send(path: string, fields: Record<string, string>) {
  return app.request(path, posted(fields, cookie))
}

test('links with missing categories name the table to import first', async () => {
  const links = ['gardening', 'sport', 'gardening', 'zebras <b>'].map(
    (category, n) => `Headline ${n},https://outlet.example/${n},O,${category}`,
  )
  const id = await check(header + links.join('\n'))
  const { text } = await show(`/admin/exchange/${id}`)
  expect(text).toContain('Import these categories first')
  expect(text).toContain('gardening, sport, zebras &lt;b&gt;</strong>')
})

test('a file with several tables shows which comes next, and continues by a click', async () => {
  const text =
    '{"categories": [{"name": "World", "slug": "world"}], "site_links": [{"type": "about", "title": "Us", "content": "x"}]}'
  const id = await check(text)
  const checked = (await show(`/admin/exchange/${id}`)).text
  expect(checked).toContain('site pages')
  expect(checked).toContain('Skip these and continue')
  const skipped = await send(`/admin/exchange/${id}`, { decision: 'skip' })
  const next = skipped.headers.get('location') ?? ''
  expect(next).toMatch(/^\/admin\/exchange\/[0-9a-f-]{36}$/)
  await work()
  expect((await show(next)).text).toContain('Contains')
  expect((await show(`/admin/exchange/${id}`)).text).toContain(`href="${next}"`)
})
