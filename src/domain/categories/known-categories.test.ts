import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, setRows } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { decideCategory } from './decide-category.ts'
import { nothingLearnt, openCategoryJudge } from './judge-category.ts'
import { findKnownAbout, forgetLearnt, learnCategories, rememberCategories } from './known-categories.ts'

const { db, by, now } = await freshNewsroom({
  empty: ['entries', 'newsLinks', 'categorySigns', 'categorySignsVersion'],
})
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
const kerala = await addCategory(db, { name: 'Kerala', slug: 'kerala' })

beforeEach(() => setRows(db, 'settings', { categoriesLearntSince: null }))

// Changes with each write of a row.
const sqlXmin = sql<string>`xmin::text`.as('xmin')

type Published = { title: string; category: string; by?: string | null; at?: Date; linkIn?: string }

async function publish({ title, category, by: decidedBy = by.accountId, at = now, linkIn }: Published) {
  const url = `https://outlet.example/${crypto.randomUUID()}`
  const link = await addNewsLink(db, { category: linkIn ?? category, title, url })
  const decided = { status: 'published' as const, decidedBy, decidedAt: decidedBy ? at : null }
  const entry = {
    identity: url,
    url,
    canonicalUrl: url,
    title,
    category,
    newsLinkId: link.id,
    language: 'en',
  }
  await addRow(db, 'entries', { ...entry, ...decided })
  return link
}

const article = {
  title: 'Kochi metro opens a line',
  description: '',
  url: 'https://a.example/1',
  tags: [],
  language: 'en',
}

test('a site without categories gives none to an article', () => {
  expect(openCategoryJudge([], nothingLearnt)(article, null)).toBeNull()
})

/** Publishes this many headlines that begin with the same words. */
async function publishMany(count: number, title: string, given: Omit<Published, 'title'>) {
  const links = []
  for (let n = 0; n < count; n++) links.push(await publish({ title: `${title} ${n}`, ...given }))
  return links
}

/** A new worker, unless one is given. */
async function judge(given = article, readCategories = rememberCategories()) {
  const { categories, learnt } = await readCategories(db, now)
  const judgeBy = openCategoryJudge(categories, learnt)
  const judgement = decideCategory(given, { judge: judgeBy, usual: politics.id, categories })
  return { judgement, learnt }
}

test('nothing is learnt from nothing, and entries are still judged by the shipped words', async () => {
  expect(await learnCategories(db)).toBe(0)
  expect((await judge()).judgement).toBeNull()
  const shipped = await judge({ ...article, title: 'A quiet afternoon', url: 'https://a.example/kerala/1' })
  expect(shipped.judgement).toMatchObject({ category: kerala.id })
})

test('what editors published in a category moves the next article there', async () => {
  for (const title of ['Kochi metro adds trains', 'Kochi metro line delayed', 'Kochi metro opens late'])
    await publish({ title, category: kerala.id })
  await publish({ title: 'Parliament adjourned', category: politics.id })
  expect(await learnCategories(db)).toBe(4)
  expect((await judge()).judgement).toMatchObject({ category: kerala.id, because: { code: 'learnt' } })
})

test('a link that an editor moved later teaches too, and what a feed published by itself does not', async () => {
  await publish({ title: 'Kochi metro', category: politics.id, by: null, linkIn: kerala.id })
  await publish({ title: 'Kochi metro again', category: politics.id, by: null, linkIn: kerala.id })
  await publish({ title: 'Kochi metro a third time', category: politics.id, by: null })
  expect(await learnCategories(db)).toBe(2)
  expect((await judge()).learnt.articles).toEqual(new Map([[kerala.id, expect.any(Number)]]))
})

test('a decision that was undone or moved since is learnt as it is now', async () => {
  await publishMany(2, 'Kochi metro', { category: politics.id })
  await learnCategories(db)
  await setRows(db, 'newsLinks', { category: kerala.id })
  await learnCategories(db)
  const { learnt } = await judge()
  expect([...learnt.articles.keys()]).toEqual([kerala.id])
})

test('old decisions count less than new ones', async () => {
  const old = new Date(now.getTime() - 90 * 86_400_000)
  for (const at of [old, old]) await publish({ title: 'Kochi metro', category: politics.id, at })
  for (const at of [now, now]) await publish({ title: 'Kochi metro', category: kerala.id, at })
  await learnCategories(db)
  const { learnt } = await judge()
  expect(learnt.articles.get(kerala.id)).toBeCloseTo(2)
  expect(learnt.articles.get(politics.id)).toBeCloseTo(1)
})

test('a deleted category is forgotten with its signs', async () => {
  const gone = await addCategory(db, { name: 'Gone' })
  await addRow(db, 'categorySigns', { sign: 'en kochi', category: gone.id, weight: 50 })
  await db.deleteFrom('categories').where('id', '=', gone.id).execute()
  expect(await db.selectFrom('categorySigns').selectAll().execute()).toEqual([])
})

test('words are learnt for each language, and a pass without news writes nothing', async () => {
  await publishMany(2, 'Kochi metro', { category: kerala.id })
  await learnCategories(db)
  const stored = () => db.selectFrom('categorySigns').select(['sign', sqlXmin]).orderBy('sign').execute()
  const before = await stored()
  expect(before.map(({ sign }) => sign)).toContain('en kochi')
  await learnCategories(db)
  expect(await stored()).toEqual(before)
})

test('a sign whose name looks like that of a column is found as it was stored', async () => {
  await addRow(db, 'categorySigns', { sign: '/kochi_metro', category: kerala.id, weight: 2 })
  const { learnt } = await judge({ ...article, url: 'https://a.example/kochi_metro/1' })
  expect([...learnt.signs.keys()]).toEqual(['/kochi_metro'])
})

test('a worker keeps what it read until a pass learns something else', async () => {
  const worker = rememberCategories()
  await publishMany(2, 'Kochi metro', { category: kerala.id })
  await learnCategories(db)
  const first = await judge(article, worker)
  await learnCategories(db)
  expect((await judge(article, worker)).learnt).toBe(first.learnt)
  await publish({ title: 'Kochi metro', category: politics.id })
  await learnCategories(db)
  expect((await judge(article, worker)).learnt.articles.get(politics.id)).toBeCloseTo(1)
})

test('a worker forgets what an administrator resets, and counts weigh less after a day', async () => {
  const worker = rememberCategories()
  await publishMany(2, 'Kochi metro', { category: kerala.id })
  await learnCategories(db)
  const counted = async (at: Date) => (await worker(db, at)).learnt.articles.get(kerala.id)
  expect(await counted(now)).toBeCloseTo(2)
  expect(await counted(new Date(now.getTime() + 90 * 86_400_000))).toBeCloseTo(1)
  await forgetLearnt(db, { by, now })
  expect(await counted(now)).toBeUndefined()
})

test('a category that is added or deleted is known at once', async () => {
  const worker = rememberCategories()
  await publishMany(2, 'Kochi metro', { category: kerala.id })
  await learnCategories(db)
  const slugs = async () => (await worker(db, now)).categories.map(({ slug }) => slug)
  const before = await slugs()
  const added = await addCategory(db, { name: 'Ports', slug: 'ports' })
  expect(await slugs()).toEqual([...before, 'ports'])
  await db.deleteFrom('categories').where('id', '=', added.id).execute()
  expect(await slugs()).toEqual(before)
})

test('undoing a day of wrong decisions unlearns it, and until then the days before it weigh against it', async () => {
  const day = 86_400_000
  const before = new Date(now.getTime() - day)
  await publishMany(60, 'Kochi metro', { category: kerala.id, at: before })
  await publishMany(30, 'Parliament adjourned', { category: politics.id, at: before })
  await learnCategories(db)
  const right = (await judge()).judgement
  expect(right).toMatchObject({ category: kerala.id, isSure: true })
  const wrong = await publishMany(15, 'Kochi metro', { category: politics.id })
  await learnCategories(db)
  expect((await judge()).judgement).toMatchObject({ category: kerala.id })
  const ids = wrong.map(({ id }) => id)
  const undone = { status: 'waiting', decidedBy: null } as const
  await db.updateTable('entries').set(undone).where('newsLinkId', 'in', ids).execute()
  await learnCategories(db)
  expect((await judge()).judgement).toEqual(right)
})

test('lost counts are learnt again by the next pass, and until then the shipped words judge', async () => {
  await publishMany(30, 'Kochi metro', { category: kerala.id })
  await publishMany(30, 'Parliament adjourned', { category: politics.id })
  await learnCategories(db)
  const before = (await judge()).judgement
  await db.deleteFrom('categorySigns').execute()
  await db.deleteFrom('categorySignsVersion').execute()
  expect((await judge()).judgement).toBeNull()
  await learnCategories(db)
  expect(before).toMatchObject({ category: kerala.id })
  expect((await judge()).judgement).toEqual(before)
})

test('a category that is deleted while the classifier knows it is forgotten at once', async () => {
  const gone = await addCategory(db, { name: 'Gone' })
  await publishMany(4, 'Kochi metro', { category: gone.id })
  await learnCategories(db)
  await db.updateTable('newsLinks').set({ category: kerala.id }).where('title', 'like', '%metro 0').execute()
  await db.deleteFrom('newsLinks').where('category', '=', gone.id).execute()
  await db.deleteFrom('categories').where('id', '=', gone.id).execute()
  expect((await judge()).learnt.articles).toEqual(new Map())
  expect(await learnCategories(db)).toBe(1)
  expect((await judge()).learnt.articles.get(gone.id)).toBeUndefined()
})

test('a page reads only what was learnt about its articles, and judges them as a worker does', async () => {
  await publishMany(4, 'Kochi metro', { category: kerala.id })
  await publishMany(4, 'Munnar tea', { category: politics.id })
  await learnCategories(db)
  const known = await findKnownAbout(db, [article], now)
  expect(known.learnt.signs.has('en munnar')).toBe(false)
  const { categories, judge: judgeBy } = known
  expect(decideCategory(article, { judge: judgeBy, categories, usual: politics.id })).toEqual(
    (await judge()).judgement,
  )
})
