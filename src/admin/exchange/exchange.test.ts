import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { importScene } from '../../../test/support/import-scene.ts'
import { fileBytesMax, pieceBytes } from '../../domain/exchange/import-job.ts'

const { db, now, app, cookie, open, show, see, send } = await adminDesk({
  empty: ['newsLinks', 'siteLinks', 'categories', 'revisions', 'imports'],
})
const by = await authorizedEditor(db)
const { work, check, write, find } = importScene(db, { by, now })
const header = 'title,url,source,category\n'

async function upload(fields: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const response = await app.request('/admin/exchange/upload', { method: 'POST', headers: { cookie }, body })
  const answer: { ok: boolean; id: string; problem: string } = await response.json()
  return { status: response.status, ...answer }
}

test('a file is uploaded in pieces, checked, imported and undone from its page', async () => {
  await addCategory(db, { slug: 'politics' })
  const file = `${header}Rain,https://outlet.example/rain,O,politics\n,https://outlet.example/x,O,politics\n`
  const { id } = await upload({ step: 'start', name: 'links.csv', bytes: String(file.length) })
  expect(await see(`/admin/exchange/${id}`)).toContain('Uploading')
  expect(await upload({ step: 'finish', id })).toMatchObject({ status: 400, ok: false })
  const piece = { step: 'piece', id, number: '0', piece: new Blob([file]) }
  for (let times = 0; times < 2; times += 1) expect(await upload(piece)).toMatchObject({ ok: true })
  expect(await upload({ step: 'finish', id })).toMatchObject({ ok: true })
  expect(await see(`/admin/exchange/${id}`)).toContain('role="progressbar"')
  await work()
  const checked = await see(`/admin/exchange/${id}`)
  for (const shown of [
    'links.csv',
    'CSV separated by commas, in UTF-8',
    'Title is required',
    'the 1 valid record',
  ])
    expect(checked).toContain(shown)
  await Promise.all([
    send(`/admin/exchange/${id}`, { decision: 'import' }),
    send(`/admin/exchange/${id}`, { decision: 'import' }),
  ])
  await work()
  const done = await see(`/admin/exchange/${id}?show=new`)
  for (const shown of ['Imported', 'Rain', 'Undo import']) expect(done).toContain(shown)
  expect(await db.selectFrom('newsLinks').select('title').execute()).toEqual([{ title: 'Rain' }])
  const activity = await see('/admin/activity')
  expect(activity).toContain('links.csv: 1 added')
  expect(activity).toContain(`/admin/exchange/${id}`)
  await send(`/admin/exchange/${id}`, { decision: 'undo' })
  await work()
  expect(await see(`/admin/exchange/${id}`)).toContain('Undone')
  expect(await db.selectFrom('newsLinks').select('title').execute()).toEqual([])
})

test('a file of a gigabyte is refused before a byte of it is sent', async () => {
  const start = (bytes: number) => upload({ step: 'start', name: 'big.csv', bytes: String(bytes) })
  const refusal = (problem: string) => ({ status: 400, problem: expect.stringContaining(problem) })
  expect(await start(2 ** 30)).toMatchObject(refusal('800 MB at most'))
  expect(await start(0)).toMatchObject({ status: 400, problem: 'The file is empty.' })
  expect(await start(Number.NaN)).toMatchObject({ status: 400 })
  expect(await start(fileBytesMax)).toMatchObject({ ok: true })
  expect(await start(fileBytesMax)).toMatchObject({ ok: true })
  expect(await start(1)).toMatchObject(refusal('Import or cancel those first'))
})

test('pieces that do not belong to the file change nothing', async () => {
  const { id } = await upload({ step: 'start', name: 'a.csv', bytes: String(pieceBytes + 10) })
  const piece = (number: string, length: number) =>
    upload({ step: 'piece', id, number, piece: new Blob(['x'.repeat(length)]) })
  const refused = { status: 400 }
  for (const number of ['0', '2', '-1', 'x', '0.5']) expect(await piece(number, 10)).toMatchObject(refused)
  expect(await piece('1', 11)).toMatchObject(refused)
  const first = { step: 'piece', id, number: '0', piece: new Blob(['x']) }
  for (const fields of [{ ...first, id: 'nonsense' }, { ...first, piece: 'text' }, { step: 'nonsense' }])
    expect(await upload(fields)).toMatchObject(refused)
  expect(await db.selectFrom('importPieces').select('number').execute()).toEqual([])
})

test.each([
  ['PK\u0003\u0004', 'Save it as CSV'],
  ['a,b\n1,2\n', 'No column of this file is recognised'],
  [
    'title,url,source\nA,https://outlet.example/a,O\n',
    'The file has no column category. A file of news links needs',
  ],
  ['{"title":', 'neither valid CSV nor valid JSON'],
])('a file that begins with %j is not imported, and the page says why', async (text, sentence) => {
  const id = await check(text)
  const page = await see(`/admin/exchange/${id}`)
  expect(page).toContain(sentence)
  expect(page).not.toContain('value="import"')
  expect(await find(id)).toMatchObject({ state: 'failed' })
})

test('unknown columns and a truncated file are reported', async () => {
  await addCategory(db, { slug: 'politics' })
  const id = await check(
    `title,url,source,category,likes\nA,https://outlet.example/a,O,politics,7\nB,https://outlet.example/b,"O`,
  )
  const text = await see(`/admin/exchange/${id}`)
  expect(text).toContain('likes')
  expect(text).toContain('A quote is opened here and never closed')
})

test('an unknown import leads to the list', async () => {
  for (const id of ['nonsense', '00000000-0000-7000-8000-00000000dead']) {
    expect((await show(`/admin/exchange/${id}`)).location).toBe('/admin/exchange')
    expect((await show(`/admin/exchange/${id}/report`)).status).toBe(404)
    expect((await send(`/admin/exchange/${id}`, { decision: 'import' })).status).toBe(302)
  }
})

test('the report holds every line, with formulas escaped as text', async () => {
  const id = await check(`${header}=1+1,https://outlet.example/a,O,nowhere\n`)
  const { headers, html: text } = await show(`/admin/exchange/${id}/report`)
  expect(headers.get('content-disposition')).toBe('attachment; filename="import-2026-01-02-report.csv"')
  expect(text).toContain(`"2","wrong","'=1+1","category: There is no category “nowhere”.`)
})

test('an export is a file with its date, and is never cached', async () => {
  const category = await addCategory(db, { slug: 'politics' })
  await addNewsLink(db, { category: category.id, title: '=cmd', url: 'https://outlet.example/a' })
  const { status, headers, html: text } = await show('/admin/export/news_links.csv')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="news_links-2026-01-02.csv"')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(text.split('\r\n')[0]).toContain('"id","title","url","source","source_icon_url"')
  const bytes = Buffer.from(await (await open('/admin/export/news_links.csv')).arrayBuffer())
  expect(bytes.toString('hex', 0, 3)).toBe('efbbbf')
  expect(text).toContain(`"'=cmd","https://outlet.example/a"`)
  expect(JSON.parse(await see('/admin/export/categories.json'))).toMatchObject([
    { slug: 'politics', order_num: 0 },
  ])
  expect(JSON.parse(await see('/admin/export/site_links.json'))).toEqual([])
  for (const file of ['accounts.csv', 'news_links.xml', 'news_links']) {
    expect((await show(`/admin/export/${file}`)).status).toBe(404)
  }
})

test('an aborted export and a HEAD request hold no connection', async () => {
  const category = await addCategory(db, { slug: 'politics' })
  await addNewsLink(db, { category: category.id })
  for (let times = 0; times < 6; times += 1) {
    const response = await open('/admin/export/news_links.csv')
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await app.request('/admin/export/news_links.csv', { method: 'HEAD', headers: { cookie } })
  }
  // Only this test's own database: other tests use the same server.
  const { rows } = await sql`select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`.execute(db)
  expect(rows).toHaveLength(0)
})

test('a fourth simultaneous export has to wait', async () => {
  const readers = await Promise.all(
    [1, 2, 3].map(async () => {
      return (await open('/admin/export/news_links.csv')).body?.getReader()
    }),
  )
  const fourth = open('/admin/export/categories.csv')
  expect((await fourth).status).toBe(503)
  for (const reader of readers) await reader?.cancel()
  expect((await show('/admin/export/categories.csv')).status).toBe(200)
})

test('existing records are left unchanged if the editor says so', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  await addNewsLink(db, { category, url: 'https://outlet.example/a', title: 'Before' })
  const id = await check(`${header}After,https://outlet.example/a,O,politics\n`)
  expect(await see(`/admin/exchange/${id}`)).toContain('1 is already here with other values')
  await send(`/admin/exchange/${id}`, { decision: 'import', existing: 'leave' })
  await work()
  expect(await db.selectFrom('newsLinks').select('title').execute()).toEqual([{ title: 'Before' }])
  await write(await check(`${header}After,https://outlet.example/a,O,politics\n`))
  expect(await db.selectFrom('newsLinks').select('title').execute()).toEqual([{ title: 'After' }])
})

test.each([
  ['/admin/exchange', 'Import and Export'],
  ['/admin/settings/backup', 'Settings'],
  ['/admin/news', 'News Links'],
  ['/admin/activity', 'Activity'],
])('at %s the link to %j is marked as current, and no other', async (path, label) => {
  const text = await see(path)
  const [, sections = ''] = text.match(/<nav aria-label="Admin".*?>(.*?)<\/nav>/s) ?? []
  const links = [...sections.matchAll(/<a [^>]*aria-current="page"[^>]*>(?:<span[^>]*>)?(.*?)</gs)]
  expect(links.map(([, name]) => name)).toEqual([label])
})

test('links with missing categories name the table to import first', async () => {
  const links = ['gardening', 'sport', 'gardening', 'zebras <b>'].map(
    (category, n) => `Headline ${n},https://outlet.example/${n},O,${category}`,
  )
  const page = await see(`/admin/exchange/${await check(header + links.join('\n'))}`)
  expect(page).toContain('Import these categories first')
  expect(page).toContain('gardening, sport, zebras &lt;b&gt;</strong>')
})

test('a file with several tables shows which comes next, and continues by a click', async () => {
  const siteLinks = [{ type: 'about', title: 'Us', content: 'x' }]
  const tables = { categories: [{ name: 'World', slug: 'world' }], site_links: siteLinks }
  const id = await check(JSON.stringify(tables))
  const checked = await see(`/admin/exchange/${id}`)
  expect(checked).toContain('site pages')
  expect(checked).toContain('Skip these and continue')
  const next = (await send(`/admin/exchange/${id}`, { decision: 'skip' })).location ?? ''
  expect(next).toMatch(/^\/admin\/exchange\/[0-9a-f-]{36}$/)
  await work()
  expect(await see(next)).toContain('Contains')
  expect(await see(`/admin/exchange/${id}`)).toContain(`href="${next}"`)
})
