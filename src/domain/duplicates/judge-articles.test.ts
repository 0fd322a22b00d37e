import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addRow, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import type { Db } from '../../database/connect.ts'
import { findDuplicates, isSameOutlet, type NewArticle } from './judge-articles.ts'

const [one, two] = ['0192aaaa-0000-7000-8000-000000000001', '0192aaaa-0000-7000-8000-000000000002']

function same(a: [string, string | null], b: [string, string | null]): boolean {
  return isSameOutlet({ url: a[0], outletId: a[1] }, { url: b[0], outletId: b[1] })
}

test.each<[[string, string | null], [string, string | null], boolean]>([
  [['https://delta.example/a', one], ['https://delta.example/b', one], true],
  [['https://delta.example/a', null], ['https://www.delta.example/b', one], true],
  [['https://money.delta.example/a', one], ['https://delta.example/b', one], true],
  [['https://money.delta.example/a', one], ['https://delta.example/b', two], false],
  [['https://delta.example/a', one], ['https://delta.example/b', two], true],
  [['https://delta.example/a', one], ['https://hills.example/b', one], false],
  [['https://www.youtube.com/watch?v=a', one], ['https://www.youtube.com/watch?v=b', one], true],
  [['https://www.youtube.com/watch?v=a', one], ['https://www.youtube.com/watch?v=b', two], false],
  [['https://www.youtube.com/watch?v=a', null], ['https://www.youtube.com/watch?v=b', null], false],
  [['https://a.blogspot.com/1', null], ['https://b.blogspot.com/1', null], false],
  [['https://a.wordpress.com/1', null], ['https://b.wordpress.com/1', null], false],
  [['no address', one], ['no address', one], false],
])('%j and %j: %s', (a, b, expected) => {
  expect([same(a, b), same(b, a)]).toEqual([expected, expected])
})

const { db } = await freshDatabase()
const noon = new Date('2026-11-01T12:00:00Z')

function article(fields: Partial<NewArticle> & { title: string }): NewArticle {
  const path = `${Math.abs(hash(fields.title))}-${fields.publishedAt?.getTime() ?? 0}`
  const url = fields.url ?? `https://delta.example/${path}`
  return {
    description: '',
    imageUrl: '',
    url,
    canonicalUrl: url,
    source: 'Delta Post',
    outletId: null,
    publishedAt: noon,
    ...fields,
  }
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7)
}

function later(hours: number): Date {
  return new Date(noon.getTime() + hours * 3_600_000)
}

/** The columns that links and entries have in common. */
function storedOf(fields: Partial<NewArticle> & { title: string }) {
  const { title, description, url, canonicalUrl, source, publishedAt } = article(fields)
  return { title, description, url, canonicalUrl, source, publishedAt }
}

async function insertLink(fields: Partial<NewArticle> & { title: string }): Promise<string> {
  const category = await categoryId(db)
  const { id } = await addRow(db, 'newsLinks', { ...storedOf(fields), category })
  return id
}

async function categoryId(db: Db): Promise<string> {
  const known = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()
  return known?.id ?? (await addCategory(db)).id
}

async function insertWaiting(
  fields: Partial<NewArticle> & { title: string; status?: 'waiting' | 'rejected' },
) {
  const stored = storedOf(fields)
  const { id } = await addRow(db, 'entries', {
    ...stored,
    identity: stored.url,
    origin: 'paste',
    status: fields.status ?? 'waiting',
  })
  return id
}

/** For each article, in order, the one that it duplicates. */
async function judge(articles: NewArticle[]) {
  const found = await findDuplicates(db, articles, new Map())
  return articles.map(({ canonicalUrl }) => found.get(canonicalUrl) ?? null)
}

test('a headline that the outlet published under another address is held, with the reason', async () => {
  const id = await insertLink({ title: 'Ferry to the island resumes after the storm' })
  const found = await judge([
    article({
      title: 'Ferry to the island resumes after the storm!',
      url: 'https://delta.example/again',
      publishedAt: later(2),
    }),
  ])
  expect(found).toEqual([
    {
      kind: 'held',
      rule: 'headline',
      reason: { code: 'same-outlet', rule: 'headline', minutes: 120, isTurnedDown: false },
      of: { kind: 'news-link', id },
    },
  ])
})

test('an article that another outlet printed is grouped', async () => {
  const id = await insertLink({ title: 'Otters return to the old canal of the town' })
  const [found] = await judge([
    article({
      title: 'Otters return to the old canal of the town',
      url: 'https://hills.example/1',
      source: 'Hill Herald',
      publishedAt: later(5),
    }),
  ])
  expect(found).toEqual({
    kind: 'grouped',
    rule: 'headline',
    reason: {
      code: 'other-outlet',
      outlet: 'Delta Post',
      rule: 'headline',
      minutes: 300,
      isTurnedDown: false,
    },
    of: { kind: 'news-link', id },
  })
})

test('waiting entries count, and rejected ones only for their own outlet', async () => {
  const waiting = await insertWaiting({ title: 'Potters of the delta find buyers abroad' })
  await insertWaiting({ title: 'Weavers of the delta find buyers abroad', status: 'rejected' })
  const found = await judge([
    article({ title: 'Potters of the delta find buyers abroad', url: 'https://delta.example/p2' }),
    article({ title: 'Weavers of the delta find buyers abroad', url: 'https://delta.example/w2' }),
    article({
      title: 'Weavers of the delta find buyers abroad',
      url: 'https://hills.example/w2',
      source: 'Hill Herald',
    }),
  ])
  expect(found[0]).toMatchObject({ kind: 'held', of: { kind: 'entry', id: waiting } })
  const reason = { code: 'same-outlet', rule: 'headline', minutes: 0, isTurnedDown: true }
  expect(found[1]).toMatchObject({ kind: 'held', reason })
  expect(found[2]).toBeNull()
})

test('a third copy refers to the first, whichever copy it is most like', async () => {
  const first = await insertLink({ title: 'Salt farmers win their long case at the high court' })
  const second = await insertWaiting({
    title: 'Salt farmers win their long case at the high court',
    url: 'https://hills.example/salt',
    source: 'Hill Herald',
  })
  await setRow(db, 'entries', second, { newsLinkId: first })
  const [found] = await judge([
    article({
      title: 'Salt farmers win their long case at the high court',
      url: 'https://plains.example/salt',
      source: 'Plains Mail',
      publishedAt: later(1),
    }),
  ])
  expect(found).toMatchObject({ kind: 'grouped', of: { kind: 'news-link', id: first } })
})

test('articles with the same address are left to the address rule', async () => {
  await insertLink({
    title: 'Library of the delta lends seeds and tools',
    url: 'https://delta.example/seeds',
  })
  const [found] = await judge([
    article({ title: 'Library of the delta lends seeds and tools', url: 'https://delta.example/seeds' }),
  ])
  expect(found).toBeNull()
})

test('many articles with one key do not hide the nearest in time', async () => {
  await sql`
    insert into news_links (title, url, canonical_url, source, published_at, category)
    select 'Harvest festival programme of village ' || n, url, url, 'Delta Post', ${noon}::timestamptz + n * interval '1 minute', ${await categoryId(db)}
    from generate_series(1, 400) n, lateral (select 'https://delta.example/flood-' || n as url) u`.execute(db)
  const [found] = await judge([
    article({
      title: 'Harvest festival programme of village 200',
      url: 'https://delta.example/again-200',
      publishedAt: new Date(noon.getTime() + 200 * 60_000),
    }),
  ])
  expect(found).toMatchObject({ kind: 'held', rule: 'headline' })
})

test('without articles nothing is found, and hostile texts do no harm', async () => {
  expect(await judge([])).toEqual([])
  const titles = [
    "'; drop table news_links; --",
    '\\',
    '%_%',
    '\u202e',
    '🏏'.repeat(100),
    'a'.repeat(300),
    ' - ',
    '[]{}',
  ]
  const found = await judge(
    titles.map((title, n) => article({ title, description: title, url: `https://delta.example/h${n}` })),
  )
  expect(found).toEqual(titles.map(() => null))
})
