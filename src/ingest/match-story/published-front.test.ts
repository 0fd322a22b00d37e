import fc from 'fast-check'
import { expect } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addReadyImage, addRow, getRow, setRow, setRows } from '../../../test/support/builders.ts'
import { propertyRuns } from '../../../test/support/property-runs.ts'
import {
  landed,
  landedToo,
  landing,
  type StoryScene,
  sceneNow,
  storyTest,
} from '../../../test/support/story-scene.ts'
import { addClicks } from '../../domain/clicks/click-queries.ts'
import { changeFront } from '../../domain/front/change-front.ts'
import type { FrontItem, PinSubject } from '../../domain/front/front-page.ts'
import { readFrontPage } from '../../domain/front/front-queries.ts'
import { type FrontPlace, sectionPlace } from '../../domain/front/places/front-place.ts'
import { findByIds } from '../../domain/news-links/news-link-queries.ts'
import { settleFronted, settlePrinted } from '../../domain/stories/settle-stories.ts'
import { findStory } from '../../domain/stories/story-queries.ts'

const { db, test, openScene } = await storyTest()
const by = await authorizedEditor(db)
const flood = [
  'Floods in Assam displace 40,000 as Brahmaputra rises',
  'Brahmaputra floods displace 40,000 in Assam',
]
const verdict = [
  'Kerala High Court quashes Vizhinjam port levy',
  'Vizhinjam port levy quashed by Kerala High Court',
]
const strike = [
  'Kolkata tram drivers strike over pension cuts',
  'Tram drivers of Kolkata strike over pension cuts',
]
const election = [
  'Jharkhand assembly elections: Soren wins Barhait',
  'Soren wins Barhait in Jharkhand assembly elections',
]
const events = [[landing, landed, landedToo], flood, verdict, strike, election]

const storyOf = async (newsLinkId: string) => {
  const place = await getRow(db, 'storyLinks', { newsLinkId })
  return place.storyId ?? ''
}

const read = async (storyId: string) => {
  const story = await db.selectFrom('stories').selectAll().where('id', '=', storyId).executeTakeFirstOrThrow()
  const links = await db
    .selectFrom('storyLinks')
    .select('newsLinkId')
    .where('storyId', '=', storyId)
    .where('newsLinkId', 'is not', null)
    .execute()
  const shown = await findStory(db, story.slug)
  if (shown?.is !== 'here') throw new Error(`The story ${story.slug} is gone.`)
  const { title, leadId } = shown.story
  const picture = await pictureOf(leadId)
  return { headline: { title, leadId, picture }, members: links.map(({ newsLinkId }) => newsLinkId) }
}

const pictureOf = async (linkId: string) => (await findByIds(db, [linkId])).get(linkId)?.picture

/** The visible part of an item that was placed by hand. */
const print = async (item: FrontItem | null | undefined) =>
  item && {
    title: item.story?.title ?? item.link.title,
    link: item.link.id,
    story: item.story?.id ?? null,
    picture: await pictureOf(item.link.id),
  }

async function readPinned(now: Date, category: string) {
  const front = await readFrontPage(db, now)
  expect(front.aside).toEqual([])
  const section = front.sections.find(section => section.category.id === category)
  return Promise.all([front.lead, front.second[0], front.second[1], section?.lead].map(print))
}

/** Adds a story for each event: two are pinned, a link of the third is, the fourth was opened, and the fifth was in a letter. */
async function publish(scene: StoryScene): Promise<string[]> {
  const firsts: { id: string; canonicalUrl: string | null }[] = []
  for (const [first = '', ...others] of events) {
    firsts.push(await scene.addLink(first, { hoursAgo: 2 }))
    for (const title of others) await scene.addLink(title)
  }
  const alone = await scene.addLink('Quiet day at the Chandigarh rose garden')
  await giveEachAPicture()
  await scene.pass()
  const stories = await Promise.all(firsts.map(({ id }) => storyOf(id)))
  const pins = [
    pin('lead', { kind: 'story', id: stories[0] ?? '' }),
    pin(sectionPlace(scene.category), { kind: 'story', id: stories[1] ?? '' }),
    pin('second-1', { kind: 'link', id: firsts[2]?.id ?? '' }),
    pin('second-2', { kind: 'link', id: alone.id }),
  ]
  const changes = { pins, sections: null }
  expect(await changeFront(db, { changes, by, now: sceneNow })).toMatchObject({ ok: true })
  await setRows(db, 'settings', { mostReadEnabled: true })
  await addClicks(db, [{ canonicalUrl: firsts[3]?.canonicalUrl ?? '', count: 1 }], sceneNow)
  await settlePrinted(db, stories.slice(4), sceneNow)
  return stories
}

/** Gives each link a picture of its own, so that another lead would show another picture. */
async function giveEachAPicture(): Promise<void> {
  for (const { id } of await db.selectFrom('newsLinks').select('id').execute()) {
    const imageUrl = `https://pictures.example/${id}.jpg`
    await addReadyImage(db, imageUrl)
    await setRow(db, 'newsLinks', id, { imageUrl })
  }
}

function pin(place: FrontPlace, subject: PinSubject) {
  return { place, subject, until: { kind: 'open' as const }, seen: 0 }
}

const known = events.flat()
const cut = (title: string) => title.split(' ').slice(0, 4).join(' ')
// Headlines that resemble several events make chains, in which the mean of a story falls.
const headline = fc.oneof(
  fc.tuple(fc.constantFrom(...known), fc.constantFrom('', ' again', ': live')).map(([a, b]) => a + b),
  fc
    .array(fc.constantFrom(...known.flatMap(title => title.split(' '))), { minLength: 4, maxLength: 9 })
    .map(some => some.join(' ')),
  fc.tuple(fc.constantFrom(...known), fc.constantFrom(...known)).map(([a, b]) => `${cut(a)}, ${cut(b)}`),
)
const step = fc.record({ headlines: fc.array(headline, { maxLength: 3 }), minutes: fc.nat(9) })

// A front page with hundreds of articles around five events takes seconds a pass. `npm run soak` makes a thousand passes over
// fifty front pages.
const passesOverEach = 20
const firstSeed = fc.readConfigureGlobal().seed ?? 0
const fronts = Array.from({ length: propertyRuns(1) }, (_, n) => n)

test.each(fronts)(
  'random passes change what an editor published, and what readers opened or were sent, only by additions (%d)',
  async front => {
    const scene = await openScene()
    const stories = await publish(scene)
    const pinned = await readPinned(sceneNow, scene.category)
    expect(new Set(pinned.map(item => item?.picture)).size).toBe(4)
    const before = await Promise.all(stories.map(read))
    await fc.assert(
      fc.asyncProperty(step, async ({ headlines, minutes }) => {
        for (const title of headlines) await scene.addLink(title, { hoursAgo: 0 })
        scene.later(minutes / 60)
        await setRows(db, 'storyLinks', { isTouched: true, attempts: 0 })
        await scene.pass()
        expect(await readPinned(scene.deps.now(), scene.category)).toEqual(pinned)
        const after = await Promise.all(stories.map(read))
        for (const [n, { headline: shown, members }] of before.entries()) {
          expect(after[n]?.headline).toEqual(shown)
          expect(after[n]?.members).toEqual(expect.arrayContaining(members))
        }
      }),
      { numRuns: passesOverEach, seed: firstSeed + front, endOnFailure: true },
    )
    const grown = await Promise.all(stories.map(read))
    expect(grown.flatMap(({ members }) => members).length).toBeGreaterThan(
      before.flatMap(({ members }) => members).length,
    )
  },
)

test('a story follows its newest article until it has led the page for an hour', async ({ scene }) => {
  const { id } = await scene.addLink(landing, { hoursAgo: 3 })
  await scene.addLink(landed, { hoursAgo: 2 })
  await scene.pass()
  const titleOf = async () => (await read(await storyOf(id))).headline.title
  await scene.addLink(landedToo, { hoursAgo: 1 })
  scene.later(0.5)
  await scene.pass()
  expect(await titleOf()).toBe(landedToo)
  scene.later(0.6)
  await scene.pass()
  await scene.addLink(`${landing} today`, { hoursAgo: 0 })
  await scene.pass()
  expect(await titleOf()).toBe(landedToo)
})

test('a story that left the front page after a minute is not settled an hour later', async () => {
  const { id } = await addRow(db, 'stories', { isHidden: false })
  const minutes = (count: number) => new Date(sceneNow.getTime() + count * 60_000)
  for (const [onFront, after] of [
    [[id], 0],
    [[], 1],
    [[id], 2],
    [[id], 61],
  ] as const)
    await settleFronted(db, onFront, minutes(after))
  expect(await getRow(db, 'stories', id)).toMatchObject({ frontedAt: minutes(2), settledAt: null })
  await settleFronted(db, [id], minutes(62))
  expect(await getRow(db, 'stories', id)).toMatchObject({ settledAt: minutes(62) })
})
