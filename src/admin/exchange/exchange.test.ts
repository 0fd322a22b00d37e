import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { importScene } from '../../../test/support/import-scene.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { fileBytesMax, pieceBytes } from '../../domain/exchange/import-job.ts'

const { db, now, app, cookie } = await adminDesk()
const by = await authorizedEditor(db)
const { work, check, write, find } = importScene(db, { by, now })
const header = 'title,url,source,category\n'

emptyBefore(db, 'newsLinks', 'siteLinks', 'categories', 'revisions', 'imports')

async function show(path: string) {
  const response = await app.request(path, { headers: { cookie } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function send(path: string, fields: Record<string, string>) {
  return app.request(path, posted(fields, cookie))
}

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
  expect((await show(`/admin/exchange/${id}`)).text).toContain('Uploading')
  expect(await upload({ step: 'finish', id })).toMatchObject({ status: 400, ok: false })
  expect(await upload({ step: 'piece', id, number: '0', piece: new Blob([file]) })).toMatchObject({
    ok: true,
  })
  expect(await upload({ step: 'piece', id, number: '0', piece: new Blob([file]) })).toMatchObject({
    ok: true,
  })
  expect(await upload({ step: 'finish', id })).toMatchObject({ ok: true })
  expect((await show(`/admin/exchange/${id}`)).text).toContain('role="progressbar"')
  await work()
  const { text } = await show(`/admin/exchange/${id}`)
  for (const shown of [
    'links.csv',
    'CSV separated by commas, in UTF-8',
    'Title is required',
    'the 1 valid record',
  ]) {
    expect(text).toContain(shown)
  }
  await Promise.all([
    send(`/admin/exchange/${id}`, { decision: 'import' }),
    send(`/admin/exchange/${id}`, { decision: 'import' }),
  ])
  await work()
  const done = await show(`/admin/exchange/${id}?show=new`)
  for (const shown of ['Imported', 'Rain', 'Undo import']) expect(done.text).toContain(shown)
  expect(await db.selectFrom('newsLinks').select('title').execute()).toEqual([{ title: 'Rain' }])
  const { text: activity } = await show('/admin/activity')
  expect(activity).toContain('links.csv: 1 added')
  expect(activity).toContain(`/admin/exchange/${id}`)
  await send(`/admin/exchange/${id}`, { decision: 'undo' })
  await work()
  expect((await show(`/admin/exchange/${id}`)).text).toContain('Undone')
  expect(await db.selectFrom('newsLinks').select('title').execute()).toEqual([])
})

test('a file of a gigabyte is refused before a byte of it is sent', async () => {
  const start = (bytes: number) => upload({ step: 'start', name: 'big.csv', bytes: String(bytes) })
  expect(await start(2 ** 30)).toMatchObject({
    status: 400,
    problem: expect.stringContaining('800 MB at most'),
  })
  expect(await start(0)).toMatchObject({ status: 400, problem: 'The file is empty.' })
  expect(await start(Number.NaN)).toMatchObject({ status: 400 })
  expect(await start(fileBytesMax)).toMatchObject({ ok: true })
  expect(await start(fileBytesMax)).toMatchObject({ ok: true })
  expect(await start(1)).toMatchObject({
    status: 400,
    problem: expect.stringContaining('Import or cancel those first'),
  })
})

test('pieces that do not belong to the file change nothing', async () => {
  const { id } = await upload({ step: 'start', name: 'a.csv', bytes: String(pieceBytes + 10) })
  const piece = (number: string, length: number) =>
    upload({ step: 'piece', id, number, piece: new Blob(['x'.repeat(length)]) })
  for (const [number, length] of [
    ['0', 10],
    ['1', 11],
    ['2', 10],
    ['-1', 10],
    ['x', 10],
    ['0.5', 10],
  ] as const) {
    expect(await piece(number, length)).toMatchObject({ status: 400 })
  }
  expect(await upload({ step: 'piece', id: 'nonsense', number: '0', piece: new Blob(['x']) })).toMatchObject({
    status: 400,
  })
  expect(await upload({ step: 'piece', id, number: '0', piece: 'text' })).toMatchObject({ status: 400 })
  expect(await upload({ step: 'nonsense' })).toMatchObject({ status: 400 })
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
  const page = await show(`/admin/exchange/${id}`)
  expect(page.text).toContain(sentence)
  expect(page.text).not.toContain('value="import"')
  expect(await find(id)).toMatchObject({ state: 'failed' })
})

test('unknown columns and a truncated file are reported', async () => {
  await addCategory(db, { slug: 'politics' })
  const id = await check(
    `title,url,source,category,likes\nA,https://outlet.example/a,O,politics,7\nB,https://outlet.example/b,"O`,
  )
  const { text } = await show(`/admin/exchange/${id}`)
  expect(text).toContain('likes')
  expect(text).toContain('A quote is opened here and never closed')
})

test('an unknown import leads to the list', async () => {
  for (const id of ['nonsense', '00000000-0000-7000-8000-00000000dead']) {
    const response = await app.request(`/admin/exchange/${id}`, { headers: { cookie } })
    expect(response.headers.get('location')).toBe('/admin/exchange')
    expect((await show(`/admin/exchange/${id}/report`)).status).toBe(404)
    expect((await send(`/admin/exchange/${id}`, { decision: 'import' })).status).toBe(302)
  }
})

test('the report holds every line, with formulas escaped as text', async () => {
  const id = await check(`${header}=1+1,https://outlet.example/a,O,nowhere\n`)
  const { headers, text } = await show(`/admin/exchange/${id}/report`)
  expect(headers.get('content-disposition')).toBe('attachment; filename="import-2026-01-02-report.csv"')
  expect(text).toContain(`"2","wrong","'=1+1","category: There is no category “nowhere”.`)
})

test('an export is a file with its date, for administrators only, and is never cached', async () => {
  const category = await addCategory(db, { slug: 'politics' })
  await addNewsLink(db, { category: category.id, title: '=cmd', url: 'https://outlet.example/a' })
  const { status, headers, text } = await show('/admin/export/news_links.csv')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="news_links-2026-01-02.csv"')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(text.split('\r\n')[0]).toContain('"id","title","url","source","source_icon_url"')
  const again = await app.request('/admin/export/news_links.csv', { headers: { cookie } })
  expect(
    Buffer.from(await again.arrayBuffer())
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('efbbbf')
  expect(text).toContain(`"'=cmd","https://outlet.example/a"`)
  const json = await show('/admin/export/categories.json')
  expect(JSON.parse(json.text)).toMatchObject([{ slug: 'politics', order_num: 0 }])
  expect(JSON.parse((await show('/admin/export/site_links.json')).text)).toEqual([])
  for (const file of ['accounts.csv', 'news_links.xml', 'news_links']) {
    expect((await show(`/admin/export/${file}`)).status).toBe(404)
  }
  const stranger = await app.request('/admin/export/news_links.csv')
  expect(stranger.headers.get('location')).toMatch(/^\/admin\/login/)
})

test('an aborted export and a HEAD request hold no connection', async () => {
  const category = await addCategory(db, { slug: 'politics' })
  await addNewsLink(db, { category: category.id })
  for (let times = 0; times < 6; times += 1) {
    const response = await app.request('/admin/export/news_links.csv', { headers: { cookie } })
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
      const response = await app.request('/admin/export/news_links.csv', { headers: { cookie } })
      return response.body?.getReader()
    }),
  )
  const fourth = app.request('/admin/export/categories.csv', { headers: { cookie } })
  expect((await fourth).status).toBe(503)
  for (const reader of readers) await reader?.cancel()
  expect((await show('/admin/export/categories.csv')).status).toBe(200)
})

test('existing records are left unchanged if the editor says so', async () => {
  const { id: category } = await addCategory(db, { slug: 'politics' })
  await addNewsLink(db, { category, url: 'https://outlet.example/a', title: 'Before' })
  const id = await check(`${header}After,https://outlet.example/a,O,politics\n`)
  expect((await show(`/admin/exchange/${id}`)).text).toContain('1 is already here with other values')
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
  const { text } = await show(path)
  const [, sections = ''] = text.match(/<nav aria-label="Admin".*?>(.*?)<\/nav>/s) ?? []
  const links = [...sections.matchAll(/<a [^>]*aria-current="page"[^>]*>(?:<span[^>]*>)?(.*?)</gs)]
  expect(links.map(([, name]) => name)).toEqual([label])
})
