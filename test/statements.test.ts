import { expect, test } from 'vitest'
import { addOneOfEverything } from './support/one-of-everything.ts'
import { recordedDatabase } from './support/record-statements.ts'
import { signedInAdmin } from './support/signed-in.ts'
import { testApp } from './support/test-app.ts'

// The SQL of the pages that carry the load, for reviewers: a change to a page shows its effect on the queries. After an
// intended change: npx vitest run test/statements.test.ts -u

const now = new Date('2026-01-02T06:30:00Z')
const { db, record } = await recordedDatabase()
const app = testApp(db)
const { cookie } = await signedInAdmin(db, { now })
await addOneOfEverything(db, now)

const publicPages = ['/', '/category/world', '/stories', '/story/flood', '/search?q=rain', '/feed.xml']
const machinePages = ['/sitemap/1.xml', '/api/v1/links']
const adminPages = ['/admin/dashboard', '/admin/front', '/admin/news', '/admin/queue', '/admin/stories']

type RecordedPage = { path: string; statements: string[] }

async function recordPages(paths: string[], headers: Record<string, string>): Promise<RecordedPage[]> {
  const pages: RecordedPage[] = []
  for (const path of paths) {
    const open = async () => void (await (await app.request(path, { headers })).text())
    pages.push({ path, statements: await record(open) })
  }
  return pages
}

/** The statements that almost all pages send: those of the layouts around them. */
function findShared(pages: RecordedPage[]): string[] {
  const counts = Map.groupBy(
    pages.flatMap(({ statements }) => statements),
    statement => statement,
  )
  return [...counts].filter(([, sent]) => sent.length > pages.length * 0.6).map(([statement]) => statement)
}

function describePages(title: string, pages: RecordedPage[]): string {
  const shared = findShared(pages)
  const own = pages.map(({ path, statements }) => ({
    path,
    statements: statements.filter(statement => !shared.includes(statement)),
  }))
  const sections = [{ path: `Most ${title}`, statements: shared }, ...own]
  return sections
    .filter(({ statements }) => statements.length > 0)
    .map(({ path, statements }) => [`-- ${path}`, ...statements].join('\n'))
    .join('\n\n')
}

test('the statements of the pages that carry the load match db/statements/pages.sql', async () => {
  const text = [
    describePages('public pages', await recordPages([...publicPages, ...machinePages], {})),
    describePages('pages of the admin area', await recordPages(adminPages, { cookie })),
  ].join('\n\n')
  await expect(`${text}\n`).toMatchFileSnapshot('../db/statements/pages.sql')
})
