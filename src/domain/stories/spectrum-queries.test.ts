import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import type { Lean } from '../outlets/lean.ts'
import { listArticleGroups } from './article-groups.ts'
import type { Spectrum } from './spectrum.ts'
import { readSpectrum } from './spectrum-queries.ts'

const { db } = await freshDatabase({ empty: ['storyLinks', 'stories', 'entries', 'newsLinks', 'outlets'] })
const start = new Date('2026-01-10T06:00:00Z')
const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const now = at(20)
const { id: politics } = await addCategory(db)
const { id: sport } = await addCategory(db)

type OutletFields = { lean?: Lean; owner?: string; region?: string; language?: string }

async function addOutlet(name: string, { lean = 'not-rated', owner, ...fields }: OutletFields = {}) {
  const rating =
    lean === 'not-rated' ? {} : { leanSource: 'A study', leanRatedOn: '2026-01-02', leanNote: 'Read it' }
  const ownership = owner ? { owner, ownerSource: 'https://registry.example/', ownerAsOf: '2026-01-02' } : {}
  const { id } = await addRow(db, 'outlets', {
    name,
    homeUrl: `https://${name.toLowerCase()}.example/`,
    lean,
    ...rating,
    ...ownership,
    ...fields,
  })
  return id
}

async function addStory(): Promise<string> {
  const id = crypto.randomUUID()
  const counts = { articleCount: 0, voiceCount: 0, heat: 0 }
  await addRow(db, 'stories', { id, slug: `story-${id}`, firstAt: start, lastAt: start, ...counts })
  return id
}

type LinkFields = {
  outletId?: string
  source?: string
  host?: string
  hours?: number
  category?: string
  language?: string
  storyId?: string
}

/** Adds one article, in a story or in none. */
async function publish({ hours = 0, category = politics, storyId, host, ...fields }: LinkFields) {
  const link = await addNewsLink(db, { category, createdAt: at(hours), publishedAt: at(hours), ...fields })
  if (storyId)
    await addRow(db, 'storyLinks', {
      newsLinkId: link.id,
      storyId,
      outlet: fields.outletId ?? host ?? '',
      canonicalUrl: link.url,
      publishedAt: at(hours),
    })
  return link
}

async function find(storyId: string): Promise<Spectrum | null> {
  return readSpectrum(db, await listArticleGroups(db, `story-${storyId}`), now)
}

async function read(storyId: string): Promise<Spectrum> {
  const spectrum = await find(storyId)
  if (!spectrum) throw new Error('no spectrum')
  return spectrum
}

const namesOf = (list: Spectrum['elsewhere'] | undefined) => list?.named.map(({ name }) => name)

test('an outlet is active if it published in the category and language between six hours before and after the story', async () => {
  const storyId = await addStory()
  const covering = await addOutlet('Covering', { lean: 'left', language: 'en' })
  await publish({ outletId: covering, storyId, hours: 0 })
  await publish({ outletId: covering, storyId, hours: 4 })
  const others: [string, LinkFields][] = [
    ['Before', { hours: -5.9 }],
    ['After', { hours: 9.9 }],
    ['Regional', { language: 'en-IN' }],
    ['Earlier', { hours: -6.1 }],
    ['Later', { hours: 10.1 }],
    ['Sporty', { category: sport }],
    ['Hindi', { language: 'hi' }],
  ]
  for (const [name, fields] of others) {
    const outletId = await addOutlet(name, { lean: 'left', language: 'en' })
    await publish({ outletId, ...fields })
  }
  await addOutlet('Silent', { lean: 'left', language: 'en' })
  const { sides } = await read(storyId)
  expect(namesOf(sides[0]?.covering)).toEqual(['Covering'])
  expect(namesOf(sides[0]?.missing)).toEqual(['After', 'Before', 'Regional'])
})

test('the category and language are those of most outlets, and the others that cover it are listed separately', async () => {
  const storyId = await addStory()
  for (const name of ['A', 'B'])
    await publish({ outletId: await addOutlet(name, { lean: 'centre', language: 'en' }), storyId })
  const hindi = await addOutlet('Hindi', { lean: 'centre', language: 'hi' })
  for (const hours of [0, 1, 2]) await publish({ outletId: hindi, storyId, hours })
  const sporty = await addOutlet('Sporty', { lean: 'centre', language: 'en' })
  await publish({ outletId: sporty, storyId, category: sport })
  const spectrum = await read(storyId)
  expect(namesOf(spectrum.sides[1]?.covering)).toEqual(['A', 'B'])
  expect(namesOf(spectrum.elsewhere)).toEqual(['Hindi', 'Sporty'])
  expect(spectrum.languages).toEqual([
    { name: 'en', count: 3 },
    { name: 'hi', count: 1 },
  ])
})

test('a waiting entry is not counted, and its outlet is listed as missing', async () => {
  const storyId = await addStory()
  await publish({ outletId: await addOutlet('Published', { lean: 'left' }), storyId })
  const waiting = await addOutlet('Waiting', { lean: 'left' })
  await publish({ outletId: waiting })
  const before = await read(storyId)
  const entry = await addWaitingEntry(db, { outletId: waiting, category: politics })
  const place = { storyId, canonicalUrl: 'https://waiting.example/1', publishedAt: at(1) }
  await addRow(db, 'storyLinks', { entryId: entry.id, ...place })
  expect(await read(storyId)).toEqual(before)
  expect(namesOf(before.sides[0]?.missing)).toEqual(['Waiting'])
})

test('links without an outlet or with a deleted one are grouped as the story counts them, each host once', async () => {
  const storyId = await addStory()
  const gone = await addOutlet('Gone', { lean: 'right', owner: 'A Trust' })
  await publish({ outletId: gone, source: 'Gone', storyId })
  await publish({ source: 'A Blog', host: 'blog.example', storyId })
  await publish({ source: 'a blog', host: 'blog.example', storyId })
  expect((await read(storyId)).sides[2]?.covering.count).toBe(1)
  await db.deleteFrom('outlets').where('id', '=', gone).execute()
  const spectrum = await read(storyId)
  expect(spectrum).toMatchObject({ sides: [], owners: [], outletCount: 2 })
  expect(namesOf(spectrum.notRated.covering)).toEqual(['A Blog', 'Gone'])
  expect(spectrum.elsewhere.count).toBe(0)
})

test('a new rating and a new owner count immediately', async () => {
  const storyId = await addStory()
  const outletId = await addOutlet('Herald')
  await publish({ outletId, storyId })
  await publish({ outletId: await addOutlet('Post', { owner: 'Sun Media Ltd' }), storyId })
  const rating = { lean: 'right', leanSource: 'A', leanRatedOn: '2026-01-02', leanNote: 'N' } as const
  const ownership = { owner: 'SUN MEDIA LTD.', ownerSource: 'https://r.example/', ownerAsOf: '2026-01-02' }
  await setRow(db, 'outlets', outletId, { ...rating, ...ownership })
  const spectrum = await read(storyId)
  expect(namesOf(spectrum.sides[2]?.covering)).toEqual(['Herald'])
  expect(spectrum.owners.map(({ outlets }) => namesOf(outlets))).toEqual([['Herald', 'Post']])
})

test('outlets of one registrable domain without an owner are one outlet, and an owned one is another', async () => {
  const storyId = await addStory()
  const [news, sports] = [await addOutlet('Daily'), await addOutlet('Sports.Daily', { lean: 'left' })]
  await publish({ outletId: news, storyId })
  await publish({ outletId: sports, hours: 1 })
  await publish({ outletId: await addOutlet('Owned.Daily', { owner: 'Sun Media' }), hours: 1 })
  const { outletCount, notRated, sides } = await read(storyId)
  expect(outletCount).toBe(1)
  expect(sides.map(({ covering, missing }) => [namesOf(covering), namesOf(missing)])[0]).toEqual([
    ['Daily'],
    [],
  ])
  expect([namesOf(notRated.covering), namesOf(notRated.missing)]).toEqual([[], ['Owned.Daily']])
})

test('in a story of months, outlets are active if they published in the last three days or covered it earlier', async () => {
  const storyId = await addStory()
  const covering = await addOutlet('Covering', { lean: 'left' })
  await publish({ outletId: covering, storyId, hours: -60 * 24 })
  await publish({ outletId: await addOutlet('Second', { lean: 'left' }), storyId, hours: 0 })
  await publish({ outletId: await addOutlet('Old', { lean: 'left' }), hours: -3 * 24 })
  await publish({ outletId: await addOutlet('New', { lean: 'left' }), hours: -2.5 * 24 })
  const { sides, elsewhere } = await read(storyId)
  expect(namesOf(sides[0]?.covering)).toEqual(['Covering', 'Second'])
  expect(namesOf(sides[0]?.missing)).toEqual(['New'])
  expect(elsewhere.count).toBe(0)
})

test('a story without published links and an unknown story have no spectrum', async () => {
  expect(await find(await addStory())).toBeNull()
  expect(await find('00000000-0000-7000-8000-000000000000')).toBeNull()
})
