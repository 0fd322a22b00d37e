import { expect, test } from 'vitest'
import { addOneOfEverything } from './support/one-of-everything.ts'
import { recordedDatabase } from './support/record-statements.ts'
import { signedInAdmin } from './support/signed-in.ts'
import { testApp } from './support/test-app.ts'

// The SQL that each page sends, for reviewers: a change to a page shows its effect on the queries. After an intended
// change: npx vitest run test/statements.test.ts -u

const now = new Date('2026-01-02T06:30:00Z')
const { db, record } = await recordedDatabase()
const app = testApp(db)
const { cookie } = await signedInAdmin(db, { now })
const values = await addOneOfEverything(db, now)
const patterns = [...new Set(app.listRoutes().map(({ pattern }) => pattern))].toSorted()

type RecordedPage = { pattern: string; statements: string[] }

/** Records a page at the address that makes it send the most statements: the one whose record exists. */
async function recordPage(pattern: string): Promise<RecordedPage> {
  const addresses = new Set(values.map(value => pattern.replaceAll(/:\w+|\*$/g, value)))
  const pages: string[][] = []
  for (const address of addresses) {
    const statements = await record(async () => {
      const { body } = await app.request(`${address}${pattern.endsWith('search') ? '?q=rain' : ''}`, {
        headers: pattern.startsWith('/admin') ? { cookie } : {},
      })
      await body?.pipeTo(new WritableStream())
    })
    pages.push(statements)
  }
  const [longest = []] = pages.toSorted((a, b) => b.length - a.length)
  return { pattern, statements: longest }
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
  const own = pages.map(({ pattern, statements }) => ({
    pattern,
    statements: statements.filter(statement => !shared.includes(statement)),
  }))
  const sections = [{ pattern: `Most ${title}`, statements: shared }, ...own]
  return sections
    .filter(({ statements }) => statements.length > 0)
    .map(({ pattern, statements }) => [`-- ${pattern}`, ...statements].join('\n'))
    .join('\n\n')
}

test('the statements of each page match db/statements/pages.sql', { timeout: 120_000 }, async () => {
  const pages: RecordedPage[] = []
  for (const pattern of patterns) pages.push(await recordPage(pattern))
  const isAdmin = ({ pattern }: RecordedPage) => pattern.startsWith('/admin')
  const text = [
    describePages(
      'public pages',
      pages.filter(page => !isAdmin(page)),
    ),
    describePages('pages of the admin area', pages.filter(isAdmin)),
  ].join('\n\n')
  expect(pages.length).toBeGreaterThan(60)
  await expect(`${text}\n`).toMatchFileSnapshot('../db/statements/pages.sql')
})
